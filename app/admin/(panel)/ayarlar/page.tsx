import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { ADMIN_PATHS } from '@/lib/site/pages'
import { EmailForm } from './_components/email-form'
import { PasswordForm } from './_components/password-form'

export const metadata = adminMetadata('Hesap Ayarları')

export default guardedPage(ADMIN_PATHS.settings, () => (
  <AdminPage title="Hesap Ayarları">
    <div className="grid max-w-288 items-start gap-6 min-[1151px]:grid-cols-2">
      <EmailForm />
      <PasswordForm />
    </div>
  </AdminPage>
))
