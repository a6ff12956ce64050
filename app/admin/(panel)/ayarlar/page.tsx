import { Braces } from 'lucide-react'
import { ListFrame } from '@/components/admin/list/list'
import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { ADMIN_PATHS, API_PATH } from '@/lib/site/pages'
import { EmailForm } from './_components/email-form'
import { PasswordForm } from './_components/password-form'

export const metadata = adminMetadata('Hesap Ayarları')

export default guardedPage(ADMIN_PATHS.settings, () => (
  <AdminPage title="Hesap Ayarları">
    <div className="grid max-w-288 items-start gap-6 min-[1151px]:grid-cols-2">
      <EmailForm />
      <PasswordForm />
      <ListFrame title="Program arayüzü">
        <Link href={API_PATH} className="flex min-h-13 items-center gap-3 px-4 py-2 no-underline hover:bg-tint">
          <Icon of={Braces} />
          API: muhasebe ya da başka bir program bağlanacaksa
        </Link>
      </ListFrame>
    </div>
  </AdminPage>
))
