import { AdminPage } from '@/components/admin/admin-page'
import { guardedPage } from '@/components/admin/guarded-page'
import { panelMetadata } from '@/components/admin/panel-metadata'
import { Link } from '@/components/site/link'
import { answerWith } from '@/lib/front/render-context'

export const metadata = panelMetadata('Sayfa Bulunamadı')

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
