import { adminMetadata } from '@/components/admin/shell/admin-page'
import { EntrancePage } from '@/components/admin/shell/entrance-page'
import { RetryLink } from '@/components/site/retry-link'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button'
import { getCompany } from '@/lib/domains/settings/data'
import { findInvitation, INVITATION_GONE } from '@/lib/domains/team/data'
import { expectedFailure } from '@/lib/http/failures'
import { answerWith } from '@/lib/runtime/render-context'
import { ADMIN_PATHS } from '@/lib/site/pages'
import { AcceptForm } from './_components/accept-form'

export const metadata = { ...adminMetadata('Davet'), referrer: 'no-referrer' as const }

type InvitationPageProps = { params: Promise<{ token: string }> }

/** Returns the invitation of a link, null if the link does not count, or undefined while the database is down. */
async function read(token: string) {
  try {
    return await findInvitation(token)
  } catch (error) {
    if (expectedFailure(error)?.code !== 'database-unavailable') throw error
    return undefined
  }
}

/** The page on which an invited colleague opens the account. It looks the same for every link that does not count. */
export default async function InvitationPage({ params }: InvitationPageProps) {
  const { token } = await params
  const { name } = await getCompany()
  const invitation = await read(token)
  if (invitation) {
    return (
      <EntrancePage>
        <AcceptForm token={token} company={name} invitation={invitation} />
      </EntrancePage>
    )
  }
  const isGone = invitation === null
  answerWith(isGone ? 410 : 503)
  return (
    <EntrancePage>
      <h1 className="text-[1.375rem]">Davet</h1>
      {isGone ? (
        <Alert
          density="compact"
          tone="bad"
          title={INVITATION_GONE}
          actions={
            <ButtonLink href={ADMIN_PATHS.login} size="compact">
              Girişe Git
            </ButtonLink>
          }
        />
      ) : (
        <Alert
          density="compact"
          tone="bad"
          title="Hizmet geçici olarak kullanılamıyor."
          text="Davetiniz duruyor."
          actions={<RetryLink />}
        />
      )}
    </EntrancePage>
  )
}
