import { useState } from 'react'
import { Checkbox } from '@/components/admin/form/choices'
import { FormButtons, FormFrame } from '@/components/admin/form/form-frame'
import { submitHandler, useSubmit } from '@/components/admin/form/use-submit'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { isSamePerson, personOf } from '@/lib/privacy/schema'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { PersonJson } from '@/lib/privacy/output'
import { istanbulDay, parseDayAndTime } from '@/lib/platform/turkish/dates'
import { ErasurePreview } from './erasure-preview'

type ErasureFormProps = {
  person: PersonJson
  withCompany: boolean
  isBusy: boolean
  isErasing: boolean
  /** Searches again when the box for erasing the company's name is ticked or cleared. */
  onCompany: (withCompany: boolean) => void
  /** @throws {ApiError} with field errors */
  onErase: (requestedOn: string, confirmation: string) => Promise<void>
}

const WRONG_DAY = 'Tarihi gün, ay ve yıl olarak yazın: 05.03.2026'

/** Preview of the erasure, and its button, which is enabled when the address or phone number is typed again. */
export function ErasureForm({ person, withCompany, isBusy, isErasing, onCompany, onErase }: ErasureFormProps) {
  const [input, setInput] = useState({ requestedOn: '', confirmation: '' })
  const { form, errors, send, clear } = useSubmit(({ message }) => message)
  const isConfirmed = isSamePerson(personOf(person.person)!, input.confirmation)
  const [kindName, kindAccusative] = person.kind === 'email' ? ['Adres', 'e-postayı'] : ['Telefon', 'telefonu']
  const change = (changes: Partial<typeof input>) => {
    clear()
    setInput((previous) => ({ ...previous, ...changes }))
  }

  async function submit() {
    const day = parseDayAndTime(input.requestedOn, '12:00')
    const fieldErrors: FieldErrors = !day
      ? { requestedOn: [WRONG_DAY] }
      : isConfirmed
        ? {}
        : { confirmation: [`Önce aynı ${kindAccusative} yazın.`] }
    await send(() => onErase(day ? istanbulDay(day) : '', input.confirmation), { errors: fieldErrors })
  }

  return (
    <FormFrame
      ref={form}
      title="Sil"
      note="Geri alınamaz"
      aria-label="Kişinin verisini sil"
      onSubmit={submitHandler(submit)}>
      <ErasurePreview person={person} withCompany={withCompany} />
      {person.companies.length > 0 && (
        <div className="px-5 pt-3 max-sm:px-4">
          <Checkbox checked={withCompany} disabled={isBusy} onChange={({ target }) => onCompany(target.checked)}>
            {`Firmanın adı kişinin kendi adı, o da silinsin (${person.companies.join(', ')})`}
          </Checkbox>
        </div>
      )}
      <div className="grid grid-cols-2 gap-x-5 px-5 pt-4 max-sm:grid-cols-1 max-sm:gap-y-4 max-sm:px-4">
        <TextField
          label="Başvuru tarihi"
          name="requestedOn"
          inputMode="numeric"
          autoComplete="off"
          required
          placeholder="GG.AA.YYYY"
          disabled={isErasing}
          value={input.requestedOn}
          error={errors.requestedOn?.join(' ')}
          hint="İşlem kaydına bu yazılır, kişinin adı değil."
          onChange={({ target }) => change({ requestedOn: target.value })}
        />
        <TextField
          label={`Onay için ${kindAccusative} yeniden yazın`}
          name="confirmation"
          autoComplete="off"
          required
          disabled={isErasing}
          value={input.confirmation}
          error={errors.confirmation?.join(' ')}
          onChange={({ target }) => change({ confirmation: target.value })}
        />
      </div>
      <FormButtons>
        <Button
          type="submit"
          variant="danger"
          // A ticked or cleared box starts a search, which may be running.
          disabled={isBusy && !isErasing}
          aria-disabled={!isConfirmed || undefined}
          busy={isErasing && 'Siliniyor'}
          className="aria-disabled:cursor-not-allowed aria-disabled:border-field aria-disabled:bg-tint aria-disabled:text-ink-2 max-sm:basis-full">
          Kişinin Verisini Sil
        </Button>
        {!isConfirmed && (
          <p className="text-ink-2 max-sm:order-first max-sm:basis-full">{kindName} yazılınca açılır.</p>
        )}
      </FormButtons>
    </FormFrame>
  )
}
