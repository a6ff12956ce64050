'use client'

import { useSearchParams } from 'next/navigation'
import { ListSkeleton, ReadFailure } from '@/components/admin/list/loading-boundary'
import { useRead } from '@/components/admin/session/api'
import { NEW_ORDER_READ, NewOrderForm } from './new-order-form'
import { Plus } from 'lucide-react'
import { Crumb } from '@/components/admin/shell/crumb'
import { ButtonLink } from '@/components/ui/button'
import { apiPath, type GetPath } from '@/lib/api/paths'
import { ADMIN_PATHS, newOrderPath } from '@/lib/site/admin-pages'

/** Reads a source of the form's values once, so that a later request does not change the form. */
function useSource<Source>(path: GetPath<Source> | null) {
  const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false }
  return useRead(path ? [path, NEW_ORDER_READ] : null, readOnce)
}

export function NewOrderScreen() {
  const messageId = useMessageId()
  const customerId = useSearchParams().get('musteri')
  const message = useSource(messageId ? apiPath('ContactMessages/[key]', { key: messageId }) : null)
  const customer = useSource(!messageId && customerId ? apiPath('Customers/[key]', { key: customerId }) : null)
  const source = messageId ? message : customer
  // If this request fails, the form opens without a responsible person.
  const people = useSource(apiPath('WorkOrders/people'))
  const hasSource = Boolean(messageId || customerId)
  if (hasSource && source.error && !source.data) {
    const errorPrefix = `${messageId ? 'Mesaj' : 'Müşteri'} yüklenirken bir hata oluştu: `
    const listScreen = messageId ? 'messages' : 'customers'
    return <ReadFailure {...source} className="max-w-288" {...{ listScreen, errorPrefix }} />
  }
  if ((hasSource && !source.data) || people.isLoading) return <ListSkeleton rows={4} row="min-h-24" />
  return (
    <NewOrderForm
      key={messageId ?? customerId}
      message={(messageId && message.data) || null}
      customer={(!messageId && customer.data) || null}
      author={people.data?.find(({ isSelf }) => isSelf)}
    />
  )
}

function useMessageId(): string | null {
  return useSearchParams().get('mesaj') || null
}

/** Link back to the screen that opened the form. */
export function NewOrderCrumb() {
  return useMessageId() ? (
    <Crumb href={ADMIN_PATHS.messages}>Mesajlar</Crumb>
  ) : (
    <Crumb href={ADMIN_PATHS.orders}>İş Emirleri</Crumb>
  )
}

/** Link to the same form without a message. */
export function WithoutMessageLink() {
  if (!useMessageId()) return null
  return (
    <ButtonLink href={newOrderPath()} className="text-ink" data-leaves="">
      Mesajsız aç
    </ButtonLink>
  )
}

export function NewOrderLink() {
  return (
    <ButtonLink icon={Plus} href={newOrderPath()} variant="primary">
      Yeni İş Emri
    </ButtonLink>
  )
}
