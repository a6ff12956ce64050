import { adminMetadata } from '@/components/admin/shell/admin-page'
import { linkPage } from '@/components/admin/shell/auth-page'
import { accountOfLink, LINK_GONE } from '@/lib/accounts/password/links'
import { setPageStatus } from '@/lib/platform/runtime/render-context'
import { InvalidLink, NewPasswordForm } from '@/components/accounts/auth/new-password-form'

export const metadata = adminMetadata('Yeni şifre')

export default linkPage(async (token) => {
  const account = await accountOfLink(token)
  if (account) return <NewPasswordForm token={token} email={account.email} />
  setPageStatus(410)
  return <InvalidLink text={LINK_GONE} />
})
