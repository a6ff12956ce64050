import { Box } from '@/components/admin/shell/box'
import { RetryLink } from '@/components/site/retry-link'

/** In place of a page whose visitor could not be told from a stranger. */
export function AdminUnavailable() {
  return (
    <div className="px-panel py-6">
      <h1 className="mb-6 text-h2">Panel şu anda açılamıyor</h1>
      <Box
        tone="bad"
        title="Hizmet geçici olarak kullanılamıyor."
        text="Oturumunuz açık kalır."
        actions={<RetryLink />}
      />
    </div>
  )
}
