'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { fieldsOf } from '@/components/admin/form/draft-form'
import { FORM_CELL, FormFrame, SubmitButton } from '@/components/admin/form/form-frame'
import { FormNotices } from '@/components/admin/form/form-notices'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { type ItemForm, useItemForm } from '@/components/admin/form/use-item-form'
import { saveRecord } from '@/components/admin/form/use-record'
import { type FormFailure, submitHandler } from '@/components/admin/form/use-submit'
import { callAdmin } from '@/components/admin/session/api'
import { ButtonLink } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import { Options, SelectField } from '@/components/ui/select'
import { apiPath } from '@/lib/api/paths'
import { UNITS } from '@/lib/orders/quote/money'
import { PART_FIELDS } from '@/lib/parts/fields'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { CURRENCIES, currencyName } from '@/lib/platform/turkish/money'
import { controlOf } from '@/lib/records/field'
import { ADMIN_PATHS, adminPartPath, NEW_PART_QUERY } from '@/lib/site/admin-pages'
import { draftOf, isChanged, newPart, type PartDraft, partErrors, partInputOf } from './part-draft'
import type { PartRecord } from './use-part'
import { PART_SAVE_ERROR } from './words'

const failureOf = ({ message }: { message: string }): FormFailure => ({ text: PART_SAVE_ERROR + message })

const PAIR = `grid grid-cols-2 gap-4 max-xs:grid-cols-1 ${FORM_CELL}`
const NUMBER = '[&_input]:mono [&_input]:text-right'

/** The fields of a part. Its quantity is not among them, because only movements change it. */
function PartFields({ editor }: { editor: ItemForm<PartDraft, FormFailure> }) {
  const bind = fieldsOf<PartDraft>(editor)
  const field = (name: keyof PartDraft) => ({ autoComplete: 'off', ...controlOf(PART_FIELDS[name]), ...bind(name) })
  const choice = (name: 'unit' | 'currency') => ({ label: PART_FIELDS[name].label, ...bind(name) })
  return (
    <fieldset disabled={editor.isSending} className="min-w-0">
      <legend className="sr-only">Parça</legend>
      <TextField {...field('code')} spellCheck={false} className={`[&_input]:mono [&_input]:uppercase ${FORM_CELL}`} />
      <TextField {...field('name')} className={FORM_CELL} />
      <div className={PAIR}>
        <TextField {...field('place')} optional={false} />
        <SelectField {...choice('unit')}>
          <Options of={UNITS} />
        </SelectField>
      </div>
      <div className={PAIR}>
        <TextField {...field('least')} optional={false} inputMode="decimal" className={NUMBER} />
        <TextField {...field('price')} optional={false} inputMode="decimal" className={NUMBER} />
      </div>
      <div className={PAIR}>
        <SelectField {...choice('currency')}>
          <Options of={CURRENCIES.map((currency) => [currency, currencyName(currency)])} />
        </SelectField>
        <TextField {...field('supplier')} />
      </div>
      <TextAreaField rows={2} {...field('note')} className={FORM_CELL} />
    </fieldset>
  )
}

const BUTTONS = 'mt-4 flex flex-wrap items-center gap-3 border-t border-edge px-5 py-4 max-sm:px-4 max-sm:*:flex-auto'

/** The form of a stored part, next to its movements. */
export function PartForm({ record }: { record: PartRecord }) {
  const { part } = record
  const editor = useItemForm({ name: `parca/${part.id}`, initial: draftOf(part), isChanged, failureOf })
  const { form, draft, initial, isSending, isDirty } = editor

  const submit = ({ overwrite = false } = {}) =>
    editor.save(
      () =>
        saveRecord(record, { fields: partInputOf(draft), isOutdated: isChanged(draftOf(part), initial), overwrite }),
      { errors: partErrors(draft), doneMessage: 'Parça kaydedildi.' },
    )

  return (
    <div>
      <FormNotices form={editor} subject="kayıt" submit={submit} />
      <FormFrame
        ref={form}
        title="Parça"
        note={[part.changedBy, formatShortDate(part.changedAt)].filter(Boolean).join(', ')}
        onSubmit={submitHandler(submit)}>
        <PartFields editor={editor} />
        <p className={`text-small text-ink-2 ${FORM_CELL}`}>
          Miktar burada değişmez; yukarıdan sayım, giriş ya da çıkış yazın.
        </p>
        <div className={BUTTONS}>
          <SubmitButton isPlain busy={isSending && 'Kaydediliyor'}>
            Kaydet
          </SubmitButton>
          {isDirty && <span className="text-ink-2">Kaydedilmemiş değişiklik var.</span>}
        </div>
      </FormFrame>
    </div>
  )
}

/** The form for a new part. Staff enter its quantity on the next screen. */
export function NewPart() {
  const router = useRouter()
  const code = useSearchParams().get(NEW_PART_QUERY) ?? ''
  const idempotencyKey = useIdempotencyKey()
  const editor = useItemForm({ name: 'yeni-parca', initial: newPart(code), isChanged, failureOf })
  const { form, draft, isSending, doneMessage } = editor
  const isBusy = isSending || doneMessage !== null

  const submit = () =>
    editor.save(
      async () => {
        const json = partInputOf(draft)
        const { body } = await callAdmin(apiPath('Parts'), {
          method: 'POST',
          json,
          headers: idempotencyKey.headersFor(json),
        })
        router.push(adminPartPath(body.id))
      },
      { errors: partErrors(draft) },
    )

  return (
    <div className="max-w-140">
      <FormNotices form={editor} subject="kayıt" />
      <FormFrame ref={form} title="Yeni parça" onSubmit={submitHandler(submit)}>
        <PartFields editor={editor} />
        <p className={`text-small text-ink-2 ${FORM_CELL}`}>Elde olan miktarı kaydettikten sonra yazarsınız.</p>
        <div className={BUTTONS}>
          <SubmitButton busy={isBusy && 'Kaydediliyor'}>Kaydet</SubmitButton>
          <ButtonLink href={ADMIN_PATHS.parts}>Vazgeç</ButtonLink>
        </div>
      </FormFrame>
    </div>
  )
}
