import { AdminPage } from '@/components/admin/shell/admin-page'
import { guardedPage } from '@/components/admin/shell/guarded-page'
import { adminMetadata } from '@/components/admin/shell/admin-metadata'
import { InboxCounts } from './_components/inbox-counts'
import { Inbox } from './_components/inbox'

export const metadata = adminMetadata('İletişim Mesajları')

export default guardedPage('/admin/mesajlar', () => (
  <AdminPage title="İletişim Mesajları" note={<InboxCounts />}>
    <Inbox />
  </AdminPage>
))
