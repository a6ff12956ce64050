import { adminMetadata } from '@/components/admin/shell/admin-page'
import { EntrancePage } from '@/components/admin/shell/entrance-page'
import { PasswordLinkForm } from '@/components/accounts/entrance/password-link-form'

export const metadata = adminMetadata('Şifremi unuttum')

export default function ForgottenPasswordPage() {
  return (
    <EntrancePage>
      <PasswordLinkForm />
    </EntrancePage>
  )
}
