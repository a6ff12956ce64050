import { guardedPage } from '@/components/admin/shell/guarded-page'
import { adminMetadata } from '@/components/admin/shell/admin-metadata'
import { DashboardPage } from './_components/dashboard-page'

export const metadata = adminMetadata('Kontrol Paneli')

export default guardedPage('/admin', () => <DashboardPage />)
