import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { env } from '@/lib/platform/env'
import { readinessCrumb } from '@/components/readiness/readiness-crumb'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { SiteScreen } from '@/components/settings/site-screen'

export const metadata = adminMetadata('Sayfa Metinleri')

export default guardedPage(ADMIN_PATHS.texts, async (_props: object, session) => (
  <AdminPage
    crumb={await readinessCrumb(session)}
    title="Sayfa Metinleri"
    note="Kaydedilen metin aynı anda sitede görünür">
    <SiteScreen siteUrl={env().SITE_URL} settingsScreen="texts" />
  </AdminPage>
))
