import { guardedPage } from '@/components/admin/guarded-page'
import { panelMetadata } from '@/components/admin/panel-metadata'
import { DashboardPage } from './_components/dashboard-page'

export const metadata = panelMetadata('Kontrol Paneli')

export default guardedPage('/admin', () => <DashboardPage />)
