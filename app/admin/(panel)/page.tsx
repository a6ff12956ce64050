import { guardedPage } from '@/components/admin/shell/guarded-page'
import { panelMetadata } from '@/components/admin/shell/admin-metadata'
import { DashboardPage } from './_components/dashboard-page'

export const metadata = panelMetadata('Kontrol Paneli')

export default guardedPage('/admin', () => <DashboardPage />)
