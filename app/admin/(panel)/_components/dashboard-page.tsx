import { AdminPage } from '@/components/admin/shell/admin-page'
import { Dashboard } from './dashboard'

/** The panel's first page, at both of its addresses. */
export function DashboardPage() {
  return (
    <AdminPage title="Kontrol Paneli">
      <Dashboard />
    </AdminPage>
  )
}
