import { AdminPage } from '@/components/admin/shell/admin-page'
import { guardedPage } from '@/components/admin/shell/guarded-page'
import { adminMetadata } from '@/components/admin/shell/admin-metadata'
import { EmailForm } from './_components/email-form'
import { PasswordForm } from './_components/password-form'

export const metadata = adminMetadata('Hesap Ayarları')

export default guardedPage('/admin/ayarlar', () => (
  <AdminPage title="Hesap Ayarları">
    <div className="grid max-w-288 items-start gap-6 min-[1151px]:grid-cols-2">
      <EmailForm />
      <PasswordForm />
    </div>
  </AdminPage>
))
