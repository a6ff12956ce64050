import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { Inbox, InboxCounts } from '@/components/contact/staff/inbox'

export const metadata = adminMetadata('İletişim Mesajları')

export default guardedPage(ADMIN_PATHS.messages, () => (
  <AdminPage title="İletişim Mesajları" note={<InboxCounts />}>
    <Inbox />
  </AdminPage>
))
