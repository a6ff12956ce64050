import { AdminPage } from '@/components/admin/admin-page'
import { Dashboard } from './dashboard'

/** The panel's first page, at both of its addresses. */
export function DashboardPage() {
  return (
    <AdminPage title="Kontrol Paneli">
      <Dashboard />
    </AdminPage>
  )
}
