import { fieldsOf } from '@/components/admin/form/fields-of'
import { sends } from '@/components/admin/form/use-submit'
import { ChevronDown } from 'lucide-react'
import type { RefObject } from 'react'
import { sendingEffect } from '@/components/orders/staff/latest-mail'
import { SendingNotices } from '@/components/orders/staff/sending-notices'
import type { OpenOrder } from '@/components/orders/staff/use-order'
import { Choices } from '@/components/admin/form/choices'
import { FormFrame } from '@/components/admin/form/form-frame'
import { FormSection } from '@/components/admin/form/form-section'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { currencyIn } from '@/lib/platform/turkish/money'
import { CURRENCIES, type Currency } from '@/lib/orders/schema'
import { adminOrderPath } from '@/lib/site/admin-pages'
import type { QuoteDraft } from './quote-draft'
import type { QuoteEditor } from './use-quote'

const VAT = [
  { value: 'excluded', label: 'Hariç, eklenecek' },
  { value: 'included', label: 'Dahil' },
] as const

type QuoteFormProps = {
  open: OpenOrder
  version: number
  editor: QuoteEditor
  formRef: RefObject<HTMLFormElement | null>
}

/** Amount, work and time of a quote. */
export function QuoteForm({ open: { order }, version, editor, formRef }: QuoteFormProps) {
  const { draft, offers, sending, conflict, pressed, isDirty, change, submit, takeTheirs } = editor
  const { isSending } = sending
  const field = fieldsOf<QuoteDraft>({ draft, fields: sending.fields, change })
  const control = (...name: Parameters<typeof field>) => ({ autoComplete: 'off', required: true, ...field(...name) })
  return (
    <div className="min-w-0">
      <SendingNotices
        sending={sending}
        offers={offers}
        conflict={conflict}
        onTakeTheirs={takeTheirs}
        onSaveMine={() => void submit(pressed, { mine: true })}
      />
      <FormFrame
        ref={formRef}
        title={`Teklif ${version}`}
        note={
          <span className="mono">
            {order.number}/{version}
          </span>
        }
        onSubmit={sends(() => submit('send'))}>
        <FormSection name="Tutar" disabled={isSending}>
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
            <TextField
              label="Onarım bedeli"
              inputMode="decimal"
              hint="Kuruşu virgülle ayırın: 22.000,50"
              className="[&_input]:mono [&_input]:min-h-14 [&_input]:text-right [&_input]:text-[1.5rem]"
              {...control('amount')}
              onChange={({ target: { value: amount } }) =>
                change({ amount, currency: currencyIn(amount) ?? draft.currency })
              }
            />
            <CurrencyField value={draft.currency} onChange={(currency) => change({ currency })} />
          </div>
          <Choices label="KDV" name="vat" options={VAT} value={draft.vat} onChange={(vat) => change({ vat })} />
          <TextField label="KDV oranı (%)" inputMode="numeric" {...control('vatRate')} />
        </FormSection>
        <FormSection name="İş" disabled={isSending}>
          <TextAreaField
            label="Yapılacak iş"
            rows={6}
            hint="Her işi ayrı satıra yazın; müşteri madde madde görür."
            {...control('work')}
          />
        </FormSection>
        <FormSection name="Süre" disabled={isSending}>
          <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
            <TextField label="Onaydan sonra iş günü" inputMode="numeric" {...control('leadDays')} />
            <TextField label="Son geçerlilik günü" type="date" {...control('validUntil')} />
          </div>
        </FormSection>
        <div className="-mt-px flex flex-wrap items-center gap-3 border-t border-edge bg-sheet px-5 py-4 max-sm:px-4">
          <Button
            type="submit"
            variant="act"
            size="compact"
            disabled={isSending}
            busy={isSending && pressed === 'send' && 'Gönderiliyor'}
            className="max-sm:flex-auto">
            Teklifi Gönder
          </Button>
          <Button
            size="compact"
            disabled={isSending}
            busy={isSending && pressed === 'save' && 'Kaydediliyor'}
            onClick={() => void submit('save')}
            className="max-sm:flex-auto">
            Taslağı Kaydet
          </Button>
          <ButtonLink href={adminOrderPath(order.id)} size="compact" className="max-sm:flex-auto">
            Vazgeç
          </ButtonLink>
          <p className="text-ink-2 max-sm:order-first max-sm:basis-full">
            {sendingEffect(order)}
            {isDirty && ' Kaydedilmemiş değişiklik var.'}
          </p>
        </div>
      </FormFrame>
    </div>
  )
}

function CurrencyField({ value, onChange }: { value: Currency; onChange: (value: Currency) => void }) {
  return (
    <div>
      <label htmlFor="currency" className="mb-1.5 block font-semibold">
        <span className="sr-only">Para birimi</span>&nbsp;
      </label>
      <span className="relative block">
        <select
          id="currency"
          name="currency"
          value={value}
          onChange={({ target }) => onChange(target.value as Currency)}
          className="block min-h-14 w-full appearance-none rounded-ctl border border-field bg-paper py-2.5 pr-9 pl-3 hover:border-ink focus:outline-3 focus:outline-offset-0 focus:outline-focus">
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center">
          <Icon of={ChevronDown} />
        </span>
      </span>
    </div>
  )
}
