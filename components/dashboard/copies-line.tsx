import { useRead } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { apiPath } from '@/lib/api/paths'
import { COPIES } from '@/lib/platform/copies/contents'
import { formatDateTime } from '@/lib/platform/turkish/dates'

/** Lists outdated off-site copies with their dates; renders nothing if there are none. */
export function CopiesLine() {
  const { data } = useRead(apiPath('Dashboard/copies'))
  if (!data?.length) return null
  const copies = data.map(
    ({ content, begunAt }) => `${COPIES[content].label} ${begunAt ? formatDateTime(begunAt) : 'hiç alınmadı'}`,
  )
  return (
    <Alert
      tone="bad"
      className="mb-6"
      title={`Başka yerdeki kopya eskidi: ${copies.join(', ')}.`}
      text="Bu makine kaybedilirse sonrası da kaybolur. Sunucuya bakan kişiye haber verin."
    />
  )
}
