import { adminMetadata } from '@/components/admin/shell/admin-page'
import { AuthPage } from '@/components/admin/shell/auth-page'
import { RetryLink } from '@/components/site/failures/retry-link'
import { Alert } from '@/components/ui/alert'
import { accountOfLink, LINK_GONE } from '@/lib/accounts/password/links'
import { expectedFailure } from '@/lib/platform/failures'
import { messageOf } from '@/lib/api/problems'
import { setPageStatus } from '@/lib/platform/runtime/render-context'
import { InvalidLink, NewPasswordForm } from '@/components/accounts/auth/new-password-form'

export const metadata = adminMetadata('Yeni şifre')

async function bodyFor(token: string) {
  try {
    const account = await accountOfLink(token)
    if (account) return <NewPasswordForm token={token} email={account.email} />
    setPageStatus(410)
    return <InvalidLink text={LINK_GONE} />
  } catch (error) {
    const failure = expectedFailure(error)
    if (failure?.code !== 'database-unavailable') throw error
    setPageStatus(503)
    return <Alert tone="bad" title={messageOf(failure)} actions={<RetryLink />} />
  }
}

export default async function NewPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  return <AuthPage>{await bodyFor(token)}</AuthPage>
}
