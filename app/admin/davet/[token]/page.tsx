import { FormButtons, FormFrame } from '@/components/admin/form/form-frame'
import { adminMetadata } from '@/components/admin/shell/admin-page'
import { SignInLink } from '@/components/admin/shell/sign-in-link'
import { linkPage } from '@/components/admin/shell/auth-page'
import { Alert } from '@/components/ui/alert'
import { getCompany } from '@/lib/settings/data'
import { findInvitation, INVITATION_GONE } from '@/lib/accounts/team/data'
import { setPageStatus } from '@/lib/platform/runtime/render-context'
import { AcceptForm } from '@/components/accounts/auth/accept-form'

export const metadata = adminMetadata('Davet')

/** The page on which an invited colleague creates an account. It looks the same for every invalid link. */
export default linkPage(async (token) => {
  const { name } = await getCompany()
  const invitation = await findInvitation(token)
  if (invitation) return <AcceptForm token={token} company={name} invitation={invitation} />
  setPageStatus(410)
  return (
    <FormFrame title="Davet" level="h1" notices={<Alert tone="bad" title={INVITATION_GONE} />}>
      <FormButtons>
        <SignInLink />
      </FormButtons>
    </FormFrame>
  )
})
