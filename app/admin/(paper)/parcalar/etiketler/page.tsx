import { SessionGate } from '@/components/admin/session/session'
import { adminMetadata, guardedPage } from '@/components/admin/shell/admin-page'
import { PartLabels } from '@/components/parts/part-labels'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = adminMetadata('Parça Etiketleri')

/** The labels of several parts, printed together. */
export default guardedPage(ADMIN_PATHS.parts, () => (
  <SessionGate waiting={<output className="block px-admin py-6">Yükleniyor…</output>}>
    <PartLabels />
  </SessionGate>
))
