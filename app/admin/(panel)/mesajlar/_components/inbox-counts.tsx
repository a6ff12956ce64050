'use client'

import { useStats } from '@/components/admin/shell/use-stats'

/** '120 mesaj, 3 okunmamış' */
export function InboxCounts() {
  const { data } = useStats()
  if (!data) return null
  return (
    <p>{`${data.messageCount.toLocaleString('tr-TR')} mesaj, ${data.unreadCount.toLocaleString('tr-TR')} okunmamış`}</p>
  )
}
