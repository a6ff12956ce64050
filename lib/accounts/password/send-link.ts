import 'server-only'
import { mailPasswordLink } from '@/lib/accounts/password/links'
import type { JobContext } from '@/lib/platform/jobs/queue-job'

/** Emails a link for a new password to the account with an email address, if there is one. */
export async function sendPasswordLink({ email }: { email: string }, { queuedAt }: JobContext): Promise<void> {
  await mailPasswordLink(email, queuedAt)
}
