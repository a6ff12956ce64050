import { OrderCrumb } from '@/components/orders/staff/order/order-header'
import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { QuoteScreen, QuoteSubject } from '@/components/orders/staff/quote/quote-screen'

export const metadata = adminMetadata('Teklif Yaz')

export default guardedPage(ADMIN_PATHS.orders, () => (
  <AdminPage title="Teklif yaz" crumb={<OrderCrumb />} note={<QuoteSubject />}>
    <QuoteScreen />
  </AdminPage>
))
