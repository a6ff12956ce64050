'use client'

import useSWR from 'swr'
import { ListSkeleton } from '@/components/admin/list/list'
import type { MessageJson } from '@/lib/contact/output'
import { callAdmin } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ApiError } from '@/lib/api/client'
import { NewOrderForm } from './new-order-form'
import { useMessageId } from './new-order-links'

/** The form for a new order: empty, or filled from a message once that has been read. */
export function NewOrder() {
  const messageId = useMessageId()
  const address = messageId && `/api/ContactMessages/${encodeURIComponent(messageId)}`
  const { data, error, isValidating, mutate } = useSWR<MessageJson, ApiError>(
    address,
    async (path: string) => (await callAdmin<MessageJson>(path)).body,
    // The form is filled once: a later reading must not change what stands in it.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  if (messageId && error && !data) {
    return (
      <Alert
        density="compact"
        tone="bad"
        className="max-w-288"
        title={`Mesaj yüklenirken bir hata oluştu: ${error.message}`}
        actions={
          <Button size="compact" disabled={isValidating} onClick={() => void mutate()}>
            Yeniden Dene
          </Button>
        }
      />
    )
  }
  if (messageId && !data) return <ListSkeleton rows={4} row="min-h-24" />
  return <NewOrderForm key={messageId} message={messageId && data ? data : null} />
}
