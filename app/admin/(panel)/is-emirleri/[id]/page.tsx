import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { Crumb } from '@/components/admin/shell/crumb'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { OrderNumber } from '@/components/orders/staff/order/order-header'
import { OrderScreen } from '@/components/orders/staff/order/order-screen'

export const metadata = adminMetadata('İş Emri')

export default guardedPage(ADMIN_PATHS.orders, () => (
  <AdminPage
    title={
      <>
        İş Emri <OrderNumber />
      </>
    }
    crumb={
      <Crumb href={ADMIN_PATHS.orders} isShort>
        İş Emirleri
      </Crumb>
    }
    hasActions
    isCompact>
    <OrderScreen />
  </AdminPage>
))
