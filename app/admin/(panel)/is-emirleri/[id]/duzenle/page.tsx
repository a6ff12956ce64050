import { OrderCrumb } from '@/app/admin/(panel)/is-emirleri/[id]/_components/order-header'
import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { SessionGate } from '@/components/admin/session/session'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { OrderEditor } from './_components/order-editor'

export const metadata = adminMetadata('İş Emrini Düzenle')

export default guardedPage(ADMIN_PATHS.orders, () => (
  <AdminPage
    title="İş emrini düzenle"
    crumb={
      <SessionGate waiting={null}>
        <OrderCrumb />
      </SessionGate>
    }>
    <OrderEditor />
  </AdminPage>
))
