'use client'

import { deviceName } from '@/lib/records/device'
import { useRouter } from 'next/navigation'
import { Choices } from '@/components/admin/form/choices'
import { choicesOf, fieldsOf } from '@/components/admin/form/draft-form'
import { FormSection } from '@/components/admin/form/form-frame'
import { passToNextScreen } from '@/components/admin/parts/use-last-action'
import { sendingEffect } from '@/components/orders/staff/order/latest-mail'
import { useNow } from '@/components/admin/use-now'
import { type OrderRecord, useOrder, WithOrder } from '@/components/orders/staff/order/use-order'
import { ButtonLink } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import { Options, SelectField } from '@/components/ui/select'
import { useRead } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'
import { CURRENCIES, type Currency } from '@/lib/platform/turkish/money'
import { DISCOUNT_WORDS, QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import type { SavedTextInput } from '@/lib/orders/saved-text/schema'
import { LINE_KIND_WORDS } from '@/lib/orders/words'
import { formatMoney } from '@/lib/platform/turkish/money'
import { daysBetween, istanbulDay } from '@/lib/platform/turkish/dates'
import { adminOrderPath, staffPaperPath } from '@/lib/site/admin-pages'
import { paperName } from '@/lib/papers/paper'
import { DraftForm, DraftLabel, useDraftForm } from '@/components/orders/staff/order/draft-form'
import {
  conflictWords,
  QUOTE_FIELD_WORDS,
  initialQuote,
  missingFromQuote,
  type QuoteDraft,
  quoteOf,
  quotesFingerprint,
  savableLines,
  quoteStatus,
  quoteSums,
  versionOf,
  withSavedLine,
  quoteErrors,
} from './quote-draft'
import { QuoteLines } from './quote-lines'
import { SavedTexts } from './saved-texts'
import { DeviceName } from '@/components/orders/device-name'

const VAT_CHOICES = [
  { value: 'excluded', label: 'Hariç, eklenecek' },
  { value: 'included', label: 'Dahil' },
] as const

const DISCOUNT_CHOICES = [
  { value: '', label: 'Yok' },
  { value: 'amount', label: DISCOUNT_WORDS.amount },
  { value: 'percent', label: DISCOUNT_WORDS.percent },
] as const

/** Returns the note of a saved line: 'Parça, 1.450,00 TL / adet'. */
function lineNote({ lineKind, unit, unitPrice, currency }: SavedTextInput): string {
  const price = unitPrice === null ? '' : `, ${formatMoney(unitPrice, currency)} / ${unit}`
  return `${LINE_KIND_WORDS[lineKind]}${price}`
}

/** Returns how long a quote stays valid ('Bugünden 14 gün.'), or '' for an empty or past date. */
function daysLeftWords(lastDay: string, now: Date): string {
  const days = daysBetween(istanbulDay(now), lastDay)
  if (days === 0) return 'Yalnız bugün.'
  return days > 0 ? `Bugünden ${days} gün.` : ''
}

const NO_PARTS = { parts: [] }

function QuoteForm({ record }: { record: OrderRecord }) {
  const { order, sendIfUnchanged } = record
  const router = useRouter()
  const editor = useDraftForm<QuoteDraft>(record, 'teklif', initialQuote(order), quotesFingerprint(order))
  const { draft, change, isSending, errors: fieldErrors } = editor
  const field = fieldsOf<QuoteDraft>(editor)
  const choice = choicesOf<QuoteDraft>(editor)
  const control = (...name: Parameters<typeof field>) => ({ autoComplete: 'off', ...field(...name) })
  const now = useNow()
  const isDefaultLeadTime = draft.leadDays !== '' && draft.leadDays === String(order.quoteDefaults.leadDays)
  const sums = quoteSums(draft)
  const { data: { parts } = NO_PARTS } = useRead(apiPath('WorkOrders/[key]/parts', { key: order.id }))
  const version = versionOf(order)
  const discountUnit = draft.discountKind === 'percent' ? 'yüzde' : draft.currency === 'TRY' ? 'TL' : draft.currency
  return (
    <DraftForm
      record={record}
      editor={editor}
      fingerprintOf={quotesFingerprint}
      errorsIn={quoteErrors}
      missingIn={(draft) => missingFromQuote(draft, new Date())}
      write={(draft, sends, isSame) =>
        sendIfUnchanged({
          path: apiPath('WorkOrders/[key]/quote', { key: order.id }),
          isSame,
          call: ({ etag }) => ({ method: 'POST', json: quoteOf(draft, sends), ifMatch: etag }),
        })
      }
      onFinished={() => {
        passToNextScreen(order.id, 'quote')
        router.push(adminOrderPath(order.id))
      }}
      title={
        <>
          Teklif {version}
          {order.quotes[0]?.sentAt === null && <DraftLabel />}
        </>
      }
      note={
        <span className="mono">
          {order.number}/{version}
        </span>
      }
      conflict={(sends) => conflictWords(order, sends)}
      finishLabel="Teklifi Gönder"
      busyLabel="Gönderiliyor"
      hasFinishKey
      paperHref={staffPaperPath(order.id, paperName({ kind: 'quote', version }))}
      missingTexts={{
        what: 'Teklif gönderilmedi',
        text: 'Yazdıklarınız taslak olarak saklandı; müşteri taslağı görmez.',
        words: QUOTE_FIELD_WORDS,
      }}
      effect={sendingEffect(order)}
      actions={<ButtonLink href={adminOrderPath(order.id)}>Vazgeç</ButtonLink>}>
      <QuoteLines
        lines={draft.lines}
        totals={sums.totals}
        total={sums.total}
        currency={draft.currency}
        parts={parts}
        errors={fieldErrors}
        disabled={isSending}
        actions={
          <SavedTexts
            kind="line"
            drafts={savableLines(draft)}
            disabled={isSending}
            noteOf={lineNote}
            onPick={(text) => change({ lines: withSavedLine(draft, text) })}
          />
        }
        onChange={(lines) => change({ lines })}
      />
      {fieldErrors.lines && (
        <p className="px-5 py-3 font-semibold text-bad max-sm:px-4">{fieldErrors.lines.join(' ')}</p>
      )}
      <div className="grid grid-cols-[minmax(0,7fr)_minmax(20rem,4fr)] max-2xl:grid-cols-1">
        <div className="min-w-0">
          <FormSection name="Süre" disabled={isSending}>
            <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
              <TextField
                label={QUOTE_FIELD_WORDS.fields.leadDays}
                inputMode="numeric"
                required
                hint={isDefaultLeadTime && 'Site Bilgileri’ndeki süre; bu işe göre değiştirin.'}
                {...control('leadDays')}
              />
              <TextField
                label={QUOTE_FIELD_WORDS.fields.validUntil}
                type="date"
                required
                hint={daysLeftWords(draft.validUntil, now)}
                {...control('validUntil')}
              />
            </div>
          </FormSection>
          <FormSection name="Para" disabled={isSending}>
            <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
              <SelectField label={QUOTE_FIELDS.currency.label} {...field('currency')}>
                <Options of={CURRENCIES} />
              </SelectField>
              <TextField
                label={`${QUOTE_FIELDS.vatRate.label} (%)`}
                inputMode="numeric"
                required
                {...control('vatRate')}
              />
            </div>
            <Choices label="Birim fiyatlarda KDV" options={VAT_CHOICES} {...choice('vat')} />
            <div className="flex flex-wrap items-end gap-3">
              <Choices label={QUOTE_FIELDS.discountKind.label} options={DISCOUNT_CHOICES} {...choice('discountKind')} />
              {draft.discountKind !== '' && (
                <TextField
                  label={<span className="sr-only">{`${QUOTE_FIELDS.discountValue.label}, ${discountUnit}`}</span>}
                  inputMode="decimal"
                  className="min-w-32 flex-1 [&_input]:mono [&_input]:min-h-11 [&_input]:text-right"
                  {...control('discount')}
                />
              )}
            </div>
          </FormSection>
          <FormSection name="Açıklama" disabled={isSending}>
            <TextAreaField
              label={QUOTE_FIELDS.work.label}
              labelNote="(isteğe bağlı, satırların üstünde görünür)"
              rows={3}
              {...control('work')}
            />
          </FormSection>
        </div>
        <div className="min-w-0 border-l border-edge bg-paper max-2xl:border-t max-2xl:border-l-0">
          <Sums sums={sums} currency={draft.currency} status={order.quote ? quoteStatus(order.quote) : null} />
        </div>
      </div>
    </DraftForm>
  )
}

type SumsProps = { sums: ReturnType<typeof quoteSums>; currency: Currency; status: string | null }

function Sums({ sums, currency, status }: SumsProps) {
  const { subtotal, discountAmount, discountedTotal, vatRate, net, vat, total, unpricedLines, unreadableLines } = sums
  const money = (cents: number) => formatMoney(cents, currency)
  const rows = [
    ['Satır toplamı', money(subtotal)],
    ...(discountAmount > 0
      ? [
          [QUOTE_FIELDS.discountValue.label, `−${money(discountAmount)}`],
          ['Ara toplam', money(discountedTotal)],
        ]
      : []),
    [total > net && discountedTotal === total ? `İçindeki KDV %${vatRate}` : `KDV %${vatRate}`, money(vat)],
  ]
  return (
    <section aria-labelledby="tutar" aria-live="polite" className="sticky top-0 px-5 pt-4.5 pb-5 max-sm:px-4">
      <h3 id="tutar" className="mb-2 font-title text-[1.125rem] leading-[1.25] font-semibold">
        Müşterinin göreceği tutar
      </h3>
      <dl className="border-b-2 border-edge">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 py-1.5 not-first:border-t not-first:border-line">
            <dt className="text-ink-2">{name}</dt>
            <dd className="mono">{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <span className="block pt-3 text-ink-2">Ödenecek tutar, KDV dahil</span>
        <b className="mono text-[min(2.125rem,9vw)] leading-[1.2] font-normal tracking-[-0.045em] whitespace-nowrap">
          {money(total)}
        </b>
      </p>
      {unpricedLines.length > 0 && (
        <p className="mt-3 text-small text-ink-2">{unpricedLines.join('., ')}. satır fiyatsız, toplama girmedi.</p>
      )}
      {unreadableLines.length > 0 && (
        <p className="mt-3 text-small text-ink-2">
          {unreadableLines.join('., ')}. satırın miktarı ya da fiyatı okunamadı, toplama girmedi.
        </p>
      )}
      <p className="mt-3 text-small text-ink-2">
        Garanti belgesinde parçalar ve onarım adıyla yazar; yalın “İşçilik” ve kargo yazmaz.
      </p>
      {status && (
        <p className="mt-3 text-small text-ink-2">
          {status} Bu teklif gönderilince önceki geçersiz olur ve müşteriye yeniden sorulur.
        </p>
      )}
    </section>
  )
}

export function QuoteSubject() {
  const { order } = useOrder()
  if (!order) return null
  return (
    <p className="[overflow-wrap:anywhere]">
      {order.contactPerson}
      {deviceName(order) && ', '}
      <DeviceName {...order} />
    </p>
  )
}

export function QuoteScreen() {
  return (
    <WithOrder>
      {(record) => (
        <div className="max-w-288">
          <QuoteForm key={record.order.id} record={record} />
        </div>
      )}
    </WithOrder>
  )
}
