import { adminMetadata } from '@/components/admin/shell/admin-page'
import { AuthPage } from '@/components/admin/shell/auth-page'
import { PasswordLinkForm } from '@/components/accounts/auth/password-link-form'

export const metadata = adminMetadata('Şifremi unuttum')

export default function ForgottenPasswordPage() {
  return (
    <AuthPage>
      <PasswordLinkForm />
    </AuthPage>
  )
}
