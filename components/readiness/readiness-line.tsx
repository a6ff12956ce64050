import { X } from 'lucide-react'
import { callAdmin, useRead } from '@/components/admin/session/api'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import { shareOf } from '@/lib/platform/turkish/case'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { ProgressCircuit } from './progress-circuit'

const READINESS = apiPath('Readiness')

/** The points of the launch checklist ('Yayına hazırlık'), for a role that may see them. */
export const useReadiness = (isShown: boolean) => useRead(isShown ? READINESS : null)

/** Says how many points are open. If none is, says so until somebody closes the line; then it renders nothing. */
export function ReadinessLine() {
  const { data, mutate } = useReadiness(true)
  if (!data || data.isClosed) return null
  const { points } = data
  const openCount = points.filter(({ state }) => state === 'open').length
  async function close() {
    // If the call fails, the next visit shows the line again.
    await callAdmin(READINESS, { method: 'DELETE' }).catch(() => {})
    await mutate()
  }
  return (
    <div className="mb-6 flex min-h-13 flex-wrap items-center gap-x-5 gap-y-1.5 border border-line bg-paper px-5 py-2 max-sm:px-4">
      {openCount > 0 ? (
        <>
          <p>
            <b className="font-semibold">Yayına hazırlık:</b> {points.length} maddeden {shareOf(openCount)} açık.
          </p>
          <Link href={ADMIN_PATHS.readiness} className="inline-flex min-h-11 items-center">
            Listeyi aç
          </Link>
        </>
      ) : (
        <>
          <p>
            <b className="font-semibold text-ok">Yayına hazır.</b> Bu satır bir daha görünmez.
          </p>
          <button
            type="button"
            onClick={() => void close()}
            className="inline-flex min-h-11 items-center gap-2 underline underline-offset-3">
            <Icon of={X} />
            Kapat
          </button>
        </>
      )}
      <ProgressCircuit points={points} className="max-sm:-order-1 sm:ml-auto" />
    </div>
  )
}
