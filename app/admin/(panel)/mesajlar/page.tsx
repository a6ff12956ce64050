import { AdminPage } from '@/components/admin/admin-page'
import { guardedPage } from '@/components/admin/guarded-page'
import { panelMetadata } from '@/components/admin/panel-metadata'
import { InboxCounts } from './_components/inbox-counts'
import { Inbox } from './_components/inbox'

export const metadata = panelMetadata('İletişim Mesajları')

export default guardedPage('/admin/mesajlar', () => (
  <AdminPage title="İletişim Mesajları" note={<InboxCounts />}>
    <Inbox />
  </AdminPage>
))
