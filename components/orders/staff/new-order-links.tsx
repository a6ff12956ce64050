'use client'

import { useSearchParams } from 'next/navigation'
import { Plus } from 'lucide-react'
import { Crumb } from '@/components/admin/shell/crumb'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ADMIN_PATHS, newOrderPath } from '@/lib/site/admin-pages'

/** Returns the id of the message that the new order is opened from, or null. */
export function useMessageId(): string | null {
  return useSearchParams().get('mesaj') || null
}

/** Leads back to where the form was opened. */
export function NewOrderCrumb() {
  return useMessageId() ? (
    <Crumb href={ADMIN_PATHS.messages}>Mesajlar</Crumb>
  ) : (
    <Crumb href={ADMIN_PATHS.orders}>İş Emirleri</Crumb>
  )
}

/** Leads to the same form without a message. */
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
    <ButtonLink href={newOrderPath()} variant="act">
      <Icon of={Plus} />
      Yeni İş Emri
    </ButtonLink>
  )
}
