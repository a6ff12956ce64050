'use client'

import { useSearchParams } from 'next/navigation'
import useSWR from 'swr'
import { ListSkeleton } from '@/components/admin/list/list'
import type { MessageJson } from '@/lib/contact/output'
import type { CustomerJson } from '@/lib/customers/output'
import { callAdmin } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ApiError } from '@/lib/api/client'
import { NewOrderForm } from './new-order-form'
import { useMessageId } from './new-order-links'

/**
 * Reads once what the form is filled from: a later reading must not change what stands in it. The key is the form's own,
 * because other screens keep something else under the address.
 */
function useSource<Source>(address: string | null) {
  return useSWR<Source, ApiError, ['new-order', string] | null>(
    address ? ['new-order', address] : null,
    async ([, path]) => (await callAdmin<Source>(path)).body,
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
}

/** The form for a new order: empty, or filled from a message or a customer once that has been read. */
export function NewOrder() {
  const messageId = useMessageId()
  const customerId = useSearchParams().get('musteri')
  const message = useSource<MessageJson>(messageId && `/api/ContactMessages/${encodeURIComponent(messageId)}`)
  const customer = useSource<CustomerJson>(
    !messageId && customerId ? `/api/Customers/${encodeURIComponent(customerId)}` : null,
  )
  const source = messageId ? message : customer
  const isFilled = Boolean(messageId || customerId)
  const { error, isValidating, mutate } = source
  if (isFilled && error && !source.data) {
    return (
      <Alert
        tone="bad"
        className="max-w-288"
        title={`${messageId ? 'Mesaj' : 'Müşteri'} yüklenirken bir hata oluştu: ${error.message}`}
        actions={
          <Button disabled={isValidating} onClick={() => void mutate()}>
            Yeniden Dene
          </Button>
        }
      />
    )
  }
  if (isFilled && !source.data) return <ListSkeleton rows={4} row="min-h-24" />
  return (
    <NewOrderForm
      key={messageId ?? customerId}
      message={(messageId && message.data) || null}
      customer={(!messageId && customer.data) || null}
    />
  )
}
