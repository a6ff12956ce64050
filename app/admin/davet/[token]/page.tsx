import { FormButtons, FormFrame } from '@/components/admin/form/form-frame'
import { adminMetadata } from '@/components/admin/shell/admin-page'
import { AuthLink } from '@/components/admin/shell/auth-link'
import { AuthPage } from '@/components/admin/shell/auth-page'
import { RetryLink } from '@/components/site/failures/retry-link'
import { Alert } from '@/components/ui/alert'
import { getCompany } from '@/lib/settings/data'
import { findInvitation, INVITATION_GONE } from '@/lib/accounts/team/data'
import { expectedFailure } from '@/lib/platform/failures'
import { messageOf } from '@/lib/api/problems'
import { setPageStatus } from '@/lib/platform/runtime/render-context'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { AcceptForm } from '@/components/accounts/auth/accept-form'

export const metadata = adminMetadata('Davet')

async function bodyFor(token: string) {
  const { name } = await getCompany()
  try {
    const invitation = await findInvitation(token)
    if (invitation) return <AcceptForm token={token} company={name} invitation={invitation} />
    setPageStatus(410)
    return (
      <FormFrame title="Davet" level="h1" notices={<Alert tone="bad" title={INVITATION_GONE} />}>
        <FormButtons>
          <AuthLink href={ADMIN_PATHS.login}>Girişe dön</AuthLink>
        </FormButtons>
      </FormFrame>
    )
  } catch (error) {
    const failure = expectedFailure(error)
    if (failure?.code !== 'database-unavailable') throw error
    setPageStatus(503)
    return <Alert tone="bad" title={messageOf(failure)} actions={<RetryLink />} />
  }
}

/** The page on which an invited colleague creates the account. It looks the same for every invalid link. */
export default async function InvitationPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  return <AuthPage>{await bodyFor(token)}</AuthPage>
}
