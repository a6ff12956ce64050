import { SessionGate } from '@/components/admin/session/session'
import { adminMetadata, guardedPage } from '@/components/admin/shell/admin-page'
import { getCompany } from '@/lib/settings/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { OrderPapers } from '@/components/orders/paper/order-papers'

export const metadata = adminMetadata('İş Emri Fişi')

/** The sheet that accompanies the device, and the label on the device. */
export default guardedPage(ADMIN_PATHS.orders, async () => {
  const { name, logo, fullName, address, phone } = await getCompany()
  return (
    <SessionGate waiting={<output className="block px-admin py-6">Yükleniyor…</output>}>
      <OrderPapers company={{ name, logo, fullName, address, phone }} />
    </SessionGate>
  )
})
