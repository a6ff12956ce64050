import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { errorsOf } from '@/components/admin/form/draft-form'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { submitHandler, useSubmit } from '@/components/admin/form/use-submit'
import { ActionMessage } from '@/components/admin/parts/action-message'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { useNow } from '@/components/admin/use-now'
import { SelectionBar } from '@/components/admin/bulk/selection'
import { useSelectedRows } from '@/components/admin/bulk/use-selected-rows'
import { InvoiceDayField, InvoiceNumberField } from '@/components/orders/staff/billing/invoice-fields'
import { BILLING_COUNTS_PATH } from '@/components/orders/staff/billing/use-billing'
import { BILLING_SAVE_ERROR, billingSaveFailure } from '@/components/orders/staff/billing/words'
import { Button } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import { entityTag } from '@/lib/api/replies'
import type { BillingRowJson, InvoiceJson } from '@/lib/orders/billing/output'
import { invoiceSchema } from '@/lib/orders/billing/schema'
import { capitalise, countWord } from '@/lib/platform/turkish/case'
import { daysBetween, formatLongDate, istanbulDay } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'

type BulkInvoiceOptions = { rows: readonly BillingRowJson[]; listKey: string; reload: () => unknown }

/** The selected orders, and the invoice that covers them. */
export function useBulkInvoice({ rows, listKey, reload }: BulkInvoiceOptions) {
  const { isSelecting, setSelecting, selected, select, toggle, currentItems } = useSelectedRows(rows, listKey)
  const { mutate } = useSWRConfig()
  const idempotencyKey = useIdempotencyKey()
  const submission = useSubmit(billingSaveFailure)
  const today = istanbulDay(useNow())
  const [edits, setEdits] = useState({ number: '', day: '' })
  const draft = { ...edits, day: edits.day || today }
  /** The new invoice, and whether it covers only the selected orders. */
  const [newInvoice, setNewInvoice] = useState<{ invoice: InvoiceJson; coversOnlySelection: boolean } | null>(null)
  const [undoFailure, setUndoFailure] = useState('')

  function refresh() {
    void reload()
    void mutate(BILLING_COUNTS_PATH)
  }

  async function saveInvoice() {
    const orders = currentItems().map(({ id }) => ({ id, amount: null }))
    const json = { ...draft, dueOn: null, currency: null, vatRate: null, withholding: 0, orders }
    await submission.send(
      async () => {
        const call = { method: 'POST' as const, json, headers: idempotencyKey.headersFor(json) }
        const { body } = await callAdmin(apiPath('Billing/invoices'), call)
        idempotencyKey.reset()
        setNewInvoice({ invoice: body, coversOnlySelection: body.orders.length === orders.length })
        setEdits({ ...draft, number: '' })
        select([])
        setSelecting(false)
        refresh()
      },
      { errors: errorsOf(invoiceSchema, json) },
    )
  }

  async function undo() {
    if (!newInvoice) return
    setUndoFailure('')
    try {
      const path = apiPath('Billing/invoices/[key]', { key: newInvoice.invoice.id })
      await callAdmin(path, { method: 'DELETE', ifMatch: entityTag(newInvoice.invoice) })
      setNewInvoice(null)
    } catch (error) {
      setUndoFailure(BILLING_SAVE_ERROR + reasonOf(error))
    }
    refresh()
  }

  return {
    isSelecting,
    setSelecting,
    selected,
    select,
    toggle,
    submission,
    draft,
    change: (changes: Partial<typeof draft>) => {
      submission.clearErrors(...Object.keys(changes))
      setEdits({ ...draft, ...changes })
    },
    saveInvoice,
    newInvoice,
    undo,
    undoFailure,
    toggleMode: () => {
      setSelecting(!isSelecting)
      setNewInvoice(null)
      submission.clear()
      select([])
    },
  }
}

type BulkInvoice = ReturnType<typeof useBulkInvoice>

/** Returns the sums of rows by currency, and the names of their customers. */
function summaryOf(rows: readonly BillingRowJson[]) {
  const sums = new Map<string, number>()
  for (const { currency, amount } of rows) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  const nameByCustomer = new Map(rows.map(({ customerId, customerName, id }) => [customerId ?? id, customerName]))
  return {
    sums: Array.from(sums, ([currency, amount]) => formatMoney(amount, currency)),
    names: [...nameByCustomer.values()],
  }
}

/** Says why the selected orders do not fit on one invoice, or whose invoice it will be. */
function noteOf({ sums, names }: ReturnType<typeof summaryOf>): { text: string; isReady: boolean } {
  if (names.length > 1) {
    const text = `${capitalise(countWord(names.length))} müşteri seçili. Bir fatura tek müşteriye yazılır; ötekini çıkarın.`
    return { text, isReady: false }
  }
  if (sums.length > 1) {
    const text = `${capitalise(countWord(sums.length))} para birimi seçili. Bir fatura tek para birimindedir; ötekini çıkarın.`
    return { text, isReady: false }
  }
  return names[0] ? { text: `${names[0]}; tek fatura olarak yazılır`, isReady: true } : { text: '', isReady: false }
}

const BAR_LABEL = '[&_label]:mb-1 [&_label]:text-small [&_label]:font-normal [&_label]:text-ink-2'

/** The bar for the selected orders, with the number and date of their invoice. */
export function InvoiceBar({ bulk }: { bulk: BulkInvoice }) {
  const { selected, submission, draft, change, saveInvoice } = bulk
  const { form, isSending, failure, errors: fieldErrors } = submission
  const summary = summaryOf([...selected.values()])
  const { text, isReady } = noteOf(summary)
  const count = selected.size
  const errors = Object.values(fieldErrors).flat()
  return (
    <form ref={form} noValidate aria-label="Tek fatura yaz" onSubmit={submitHandler(saveInvoice)} className="contents">
      <SelectionBar
        count={count}
        failure={[failure?.text, ...errors.filter((error) => !failure?.text.includes(error))].filter(Boolean).join(' ')}
        note={
          count > 0 && (
            <>
              {`: ${summary.sums.join(', ')}`}
              <small className="block text-small font-normal text-ink-2">{text}</small>
            </>
          )
        }>
        {isReady && (
          <>
            <InvoiceNumberField
              name="number"
              value={draft.number}
              disabled={isSending}
              aria-invalid={fieldErrors.number ? true : undefined}
              onChange={({ target }) => change({ number: target.value })}
              className={`max-sm:flex-[1_1_9rem] sm:w-54 ${BAR_LABEL}`}
            />
            <InvoiceDayField
              name="day"
              value={draft.day}
              disabled={isSending}
              aria-invalid={fieldErrors.day ? true : undefined}
              onChange={({ target }) => change({ day: target.value })}
              className={`max-sm:flex-[1_1_9rem] sm:w-44 ${BAR_LABEL}`}
            />
          </>
        )}
        <Button
          type="submit"
          variant={isReady ? 'primary' : 'plain'}
          disabled={!isReady}
          busy={isSending && 'Yazılıyor'}
          className="self-end max-sm:flex-[1_1_100%]">
          {isReady ? `${count} İş Emrine Yaz` : 'İş Emirlerine Yaz'}
        </Button>
      </SelectionBar>
    </form>
  )
}

/** Says which invoice was saved, with a button that deletes it again. */
export function InvoiceNotice({ bulk }: { bulk: BulkInvoice }) {
  const { newInvoice, undo, undoFailure } = bulk
  if (!newInvoice) return null
  const { invoice, coversOnlySelection } = newInvoice
  const { number, day, dueOn, amount, currency, orders } = invoice
  return (
    <>
      <ActionMessage
        takesFocus
        title={`${number} ${countWord(orders.length)} iş emrine yazıldı: ${formatMoney(amount, currency)}`}
        text={`Vadesi ${formatLongDate(dueOn)}, ${daysBetween(day, dueOn)} gün.${coversOnlySelection ? '' : ' Bu numara bu müşteride vardı; iş emirleri ona eklendi.'}`}
        actions={
          coversOnlySelection && (
            <Button icon={Undo2} onClick={() => void undo()}>
              Geri Al
            </Button>
          )
        }
        className="mb-4"
      />
      {undoFailure && (
        <p role="alert" className="mb-4 font-semibold text-bad">
          {undoFailure}
        </p>
      )}
    </>
  )
}
