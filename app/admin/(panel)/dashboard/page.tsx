import { guardedPage } from '@/components/admin/shell/guarded-page'
import { adminMetadata } from '@/components/admin/shell/admin-metadata'
import { DashboardPage } from '@/app/admin/(panel)/_components/dashboard-page'

export const metadata = adminMetadata('Kontrol Paneli')

export default guardedPage('/admin/dashboard', () => <DashboardPage />)
