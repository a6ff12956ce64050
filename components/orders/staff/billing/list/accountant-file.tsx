import { Download, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Choices } from '@/components/admin/form/choices'
import { FORM_CELL, FormButtons, FormFrame } from '@/components/admin/form/form-frame'
import { saveCsv } from '@/components/admin/list/csv-download'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { useRead } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { useMayOpen } from '@/components/admin/shell/use-account'
import { useNow } from '@/components/admin/use-now'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import type { BillingFileJson } from '@/lib/orders/billing/output'
import { BILLING_FILES, type BillingFile } from '@/lib/orders/billing/schema'
import { daysLater, istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { ADMIN_PATHS, adminCustomerPath } from '@/lib/site/admin-pages'

const FILE_WORDS: Readonly<Record<BillingFile, string>> = {
  'to-invoice': 'Faturalanacak',
  invoices: 'Kesilen faturalar',
  payments: 'Ödemeler',
}
const FILE_CHOICES = BILLING_FILES.map((value) => ({ value, label: FILE_WORDS[value] }))

const PERIOD_CHOICES = [
  { value: 'previous', label: 'Geçen ay' },
  { value: 'current', label: 'Bu ay' },
] as const
type PeriodChoice = (typeof PERIOD_CHOICES)[number]['value']

/** Until this day of a month the form starts with the previous month, which the accountant then asks for. */
const LAST_DAY_FOR_PREVIOUS = '10'

/** Returns the previous month, and the current month up to today. */
function periodsAt(today: string): Record<PeriodChoice, { from: string; to: string }> {
  const firstDay = `${today.slice(0, 8)}01`
  return {
    previous: { from: monthsLater(firstDay, -1), to: daysLater(firstDay, -1) },
    current: { from: firstDay, to: today },
  }
}

const MAX_NAMED_CUSTOMERS = 5

/** Form to download a file for the accountant. It shows columns, sums, and the customers without a tax number. */
export function AccountantFile({ onClose }: { onClose: () => void }) {
  const today = istanbulDay(useNow())
  const [file, setFile] = useState<BillingFile>('to-invoice')
  const periods = periodsAt(today)
  const [period, setPeriod] = useState(periods[today.slice(8) <= LAST_DAY_FOR_PREVIOUS ? 'previous' : 'current'])
  const periodChoice = PERIOD_CHOICES.find(
    ({ value }) => periods[value].from === period.from && periods[value].to === period.to,
  )
  const hasPeriod = file !== 'to-invoice'
  const path = apiPath('Billing/files/[file]', {
    file,
    ...(hasPeriod && { from: period.from || undefined, to: period.to || undefined }),
  })
  const { data: preview, ...read } = useRead(path, { keepPreviousData: true })
  const { isBusy, failure, run } = useCall()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  const dayField = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      id={`dosya-${name}`}
      name={name}
      type="date"
      value={period[name]}
      onChange={({ target }) => setPeriod({ ...period, [name]: target.value })}
      className="w-46"
    />
  )
  return (
    <div className="mb-5">
      <FormFrame
        ref={form}
        title="Muhasebeciye CSV"
        note="Türkçe Excel’de doğru açılır"
        onSubmit={(event) => {
          event.preventDefault()
          run(() => saveCsv(path, preview!.name))
        }}>
        <div className={FORM_CELL}>
          <Choices label="Ne" name="file" options={FILE_CHOICES} value={file} onChange={setFile} />
          {hasPeriod && (
            <div className="mt-4 flex flex-wrap gap-4">
              <Choices
                label="Dönem"
                name="period"
                options={PERIOD_CHOICES}
                value={periodChoice?.value}
                onChange={(value) => setPeriod(periods[value])}
              />
              {dayField('from', 'Başlangıç')}
              {dayField('to', 'Bitiş')}
            </div>
          )}
          {preview && (
            <p className="mt-2 text-small leading-[1.4] text-ink-2">Sütunlar: {preview.columns.join('; ')}</p>
          )}
          <ReadFailure {...read} errorPrefix="Dosya hazırlanırken bir hata oluştu: " className="mt-4" />
          {preview && preview.withoutTaxNumber.length > 0 && <MissingTaxNumbers customers={preview.withoutTaxNumber} />}
        </div>
        <FormButtons>
          <Button
            type="submit"
            variant={preview && preview.rows > 0 ? 'primary' : 'plain'}
            icon={Download}
            busy={isBusy && 'Hazırlanıyor'}
            disabled={!preview || preview.rows === 0}>
            {preview
              ? preview.rows > 0
                ? `${preview.rows.toLocaleString('tr-TR')} Satırı İndir`
                : 'Satır Yok'
              : 'İndir'}
          </Button>
          <Button onClick={onClose}>Kapat</Button>
          {preview && (
            <output className="min-w-0 [overflow-wrap:anywhere] text-ink-2">
              <span className="mono">{`${preview.name}-${today}.csv`}</span>
              {preview.sums.map(({ currency, amount }) => (
                <span key={currency} className="block font-mono text-small">
                  {formatMoney(amount, currency)}
                </span>
              ))}
            </output>
          )}
          {failure && (
            <p role="alert" className="basis-full font-semibold text-bad">
              CSV indirilirken hata oluştu: {failure}
            </p>
          )}
        </FormButtons>
      </FormFrame>
    </div>
  )
}

function MissingTaxNumbers({ customers }: { customers: BillingFileJson['withoutTaxNumber'] }) {
  const namedCustomers = customers.slice(0, MAX_NAMED_CUSTOMERS)
  const unnamedCount = customers.length - namedCustomers.length
  const names = namedCustomers.map(({ name }) => name).join(', ')
  const mayOpenCustomers = useMayOpen()(ADMIN_PATHS.customers)
  return (
    <Alert
      tone="neutral"
      icon={TriangleAlert}
      className="mt-4"
      title={`${customers.length.toLocaleString('tr-TR')} müşterinin vergi numarası yok.`}
      text={`${names}${unnamedCount > 0 ? ` ve ${unnamedCount} müşteri daha` : ''}. Satırları yine de dosyada, vergi no boş.`}
      actions={namedCustomers.map(
        ({ id, name }) =>
          id &&
          mayOpenCustomers && (
            <ButtonLink
              key={id}
              href={adminCustomerPath(id, 'duzenle')}
              className="max-w-full [overflow-wrap:anywhere] whitespace-normal!">
              {customers.length === 1 ? 'Müşteriyi Aç' : name}
            </ButtonLink>
          ),
      )}
    />
  )
}
