import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { env } from '@/lib/platform/env'
import { readinessCrumb } from '@/components/readiness/readiness-crumb'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { SiteScreen } from '@/components/settings/site-screen'

export const metadata = adminMetadata('Site Bilgileri')

export default guardedPage(ADMIN_PATHS.site, async (_props: object, session) => (
  <AdminPage
    crumb={await readinessCrumb(session)}
    title="Site Bilgileri"
    note="Kaydedilen bilgi aynı anda sitede görünür">
    <SiteScreen siteUrl={env().SITE_URL} />
  </AdminPage>
))
