import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { CustomerRowJson } from '@/lib/customers/output'
import type { OrderJson } from '@/lib/orders/order/output'
import { KnownCustomerField } from '@/components/orders/staff/new/known-customer-field'
import { changeCall } from './order-section'
import { FormNotices } from '@/components/admin/form/form-notices'
import { useSubmit } from '@/components/admin/form/use-submit'
import { orderSaveFailure } from '@/components/orders/staff/words'
import type { OrderRecord } from './use-order'

/** Changes an order's customer. The order keeps its own copy of name, phone number and email address. */
export function CustomerChange({ record, onClose }: { record: OrderRecord; onClose: () => void }) {
  const { order, path, sendIfUnchanged } = record
  const { form, ...submission } = useSubmit(orderSaveFailure)
  const [text, setText] = useState('')
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  async function choose(customer: CustomerRowJson) {
    const isSame = (fresh: OrderJson) => fresh.customerId === order.customerId
    const call = changeCall({ customerId: customer.id })
    if (await submission.send(() => sendIfUnchanged({ path, isSame, call }))) onClose()
  }

  return (
    <div className="-mt-3 mb-6 max-w-288 border border-line bg-paper px-5 py-4 max-sm:px-4">
      <FormNotices form={submission} onReload={submission.clear} onOverwrite={submission.clear} />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_20rem]">
          <KnownCustomerField
            label="İş emrinin müşterisi"
            name="customer"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onPick={(customer) => void choose(customer)}
          />
        </div>
        <Button size="normal" disabled={submission.isSending} onClick={onClose}>
          Vazgeç
        </Button>
        <p className="basis-full text-small text-ink-2">
          Ad, firma, telefon ya da seri no yazıp listeden seçin. İş emrinde yazan ad, telefon ve e-posta değişmez.
        </p>
      </form>
    </div>
  )
}
