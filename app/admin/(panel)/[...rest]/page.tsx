import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { Link } from '@/components/ui/link'
import { setPageStatus } from '@/lib/platform/runtime/render-context'

export const metadata = adminMetadata('Sayfa Bulunamadı')

/** 404 for unknown addresses under /admin. */
export default guardedPage(ADMIN_PATHS.home, () => {
  setPageStatus(404)
  return (
    <AdminPage title="Sayfa Bulunamadı">
      <p>
        Panelde böyle bir sayfa yok. <Link href={ADMIN_PATHS.dashboard}>Kontrol paneline dönün.</Link>
      </p>
    </AdminPage>
  )
})
