import { guardedPage } from '@/components/admin/guarded-page'
import { panelMetadata } from '@/components/admin/panel-metadata'
import { DashboardPage } from '@/app/admin/(panel)/_components/dashboard-page'

export const metadata = panelMetadata('Kontrol Paneli')

export default guardedPage('/admin/dashboard', () => <DashboardPage />)
