'use client'

import { DeviceName } from '@/components/orders/device-name'
import { useOrder, WithOrder } from './use-order'
import { QuoteForm } from './quote-form'

export function QuoteSubject() {
  const { order } = useOrder()
  if (!order) return null
  return (
    <p className="[overflow-wrap:anywhere]">
      {order.contactPerson}
      {(order.deviceBrand || order.deviceModel) && ', '}
      <DeviceName {...order} />
    </p>
  )
}

export function QuoteScreen() {
  return (
    <WithOrder>
      {(open) => (
        <div className="max-w-288">
          <QuoteForm key={open.order.id} open={open} />
        </div>
      )}
    </WithOrder>
  )
}
