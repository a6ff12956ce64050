import { AdminPage } from '@/components/admin/shell/admin-page'
import { guardedPage } from '@/components/admin/shell/guarded-page'
import { adminMetadata } from '@/components/admin/shell/admin-metadata'
import { Link } from '@/components/site/link'
import { answerWith } from '@/lib/runtime/render-context'

export const metadata = adminMetadata('Sayfa Bulunamadı')

/** Any other address of the panel. */
export default guardedPage('/admin', () => {
  answerWith(404)
  return (
    <AdminPage title="Sayfa Bulunamadı">
      <p>
        Panelde böyle bir sayfa yok. <Link href="/admin/dashboard">Kontrol paneline dönün.</Link>
      </p>
    </AdminPage>
  )
})
