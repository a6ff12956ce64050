import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { Crumb } from '@/components/admin/shell/crumb'
import { SessionGate } from '@/components/admin/session/session'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { OrderLinks, OrderNumber } from '@/components/orders/staff/order/order-header'
import { OrderScreen } from '@/components/orders/staff/order/order-screen'

export const metadata = adminMetadata('İş Emri')

export default guardedPage(ADMIN_PATHS.orders, () => (
  <AdminPage
    title={
      <>
        İş Emri{' '}
        <SessionGate waiting={null}>
          <OrderNumber />
        </SessionGate>
      </>
    }
    crumb={<Crumb href={ADMIN_PATHS.orders}>İş Emirleri</Crumb>}
    note={<OrderLinks />}>
    <OrderScreen />
  </AdminPage>
))
