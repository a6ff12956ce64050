import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { errorsOf } from '@/components/admin/form/draft-form'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { type FormFailure, submitHandler } from '@/components/admin/form/use-submit'
import { ActionMessage } from '@/components/admin/parts/action-message'
import { callAdmin } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { useNow } from '@/components/admin/use-now'
import { SelectionBar } from '@/components/admin/bulk/selection'
import { useSelectedRows } from '@/components/admin/bulk/use-selected-rows'
import { InvoiceDayField, InvoiceNumberField } from '@/components/orders/staff/billing/invoice-form'
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

type InvoiceDraft = { number: string; day: string }

/** The selected orders, and the invoice that covers them. */
export function useBulkInvoice({ rows, listKey, reload }: BulkInvoiceOptions) {
  const selection = useSelectedRows(rows, listKey)
  const { mutate } = useSWRConfig()
  const idempotencyKey = useIdempotencyKey()
  const editor = useItemForm<InvoiceDraft, FormFailure>({
    name: 'tek-fatura',
    initial: { number: '', day: istanbulDay(useNow()) },
    // Without a selection the bar does not show the number, so leaving must not ask about it.
    isChanged: ({ number }) => number !== '' && selection.selected.size > 0,
    failureOf: billingSaveFailure,
    // The selection that it belongs to is lost, too.
    isLostOnClose: true,
  })
  /** The new invoice, and whether it covers only the selected orders. */
  const [newInvoice, setNewInvoice] = useState<{ invoice: InvoiceJson; coversOnlySelection: boolean } | null>(null)
  const { failure: undoFailure, run } = useCall(BILLING_SAVE_ERROR)

  function refresh() {
    void reload()
    void mutate(BILLING_COUNTS_PATH)
  }

  async function saveInvoice() {
    const orders = selection.currentItems().map(({ id }) => ({ id, amount: null }))
    const json = { ...editor.draft, dueOn: null, currency: null, vatRate: null, withholding: 0, orders }
    await editor.send(
      async () => {
        const call = { method: 'POST' as const, json, headers: idempotencyKey.headersFor(json) }
        const { body } = await callAdmin(apiPath('Billing/invoices'), call)
        idempotencyKey.reset()
        setNewInvoice({ invoice: body, coversOnlySelection: body.orders.length === orders.length })
        editor.change({ number: '' })
        selection.select([])
        selection.setSelecting(false)
        refresh()
      },
      { errors: errorsOf(invoiceSchema, json) },
    )
  }

  async function undo(invoice: InvoiceJson) {
    try {
      const path = apiPath('Billing/invoices/[key]', { key: invoice.id })
      await callAdmin(path, { method: 'DELETE', ifMatch: entityTag(invoice) })
      setNewInvoice(null)
    } finally {
      refresh()
    }
  }

  return {
    ...selection,
    editor,
    saveInvoice,
    newInvoice,
    undo: (invoice: InvoiceJson) => run(() => undo(invoice)),
    undoFailure,
    toggleMode: () => {
      selection.toggleMode()
      setNewInvoice(null)
      editor.clear()
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

const BAR_FIELD =
  'max-sm:flex-[1_1_9rem] [&_label]:mb-1 [&_label]:text-small [&_label]:font-normal [&_label]:text-ink-2'

/** The bar for the selected orders, with the number and date of their invoice. */
export function InvoiceBar({ bulk }: { bulk: BulkInvoice }) {
  const { selected, editor, saveInvoice } = bulk
  const { form, draft, change, isSending, failure, errors: fieldErrors } = editor
  const summary = summaryOf([...selected.values()])
  const { text, isReady } = noteOf(summary)
  const count = selected.size
  const errors = Object.values(fieldErrors).flat()
  // The bar shows the errors, so the fields are only marked.
  const field = (name: keyof typeof draft) => ({
    name,
    value: draft[name],
    disabled: isSending,
    'aria-invalid': fieldErrors[name] ? (true as const) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  })
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
            <InvoiceNumberField {...field('number')} className={`sm:w-54 ${BAR_FIELD}`} />
            <InvoiceDayField {...field('day')} className={`sm:w-44 ${BAR_FIELD}`} />
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
            <Button icon={Undo2} onClick={() => undo(invoice)}>
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
