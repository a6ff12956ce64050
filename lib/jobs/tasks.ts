import type { JobContext, Jobs } from '@/lib/platform/jobs/queue-job'
import { removeErasedFiles } from '@/lib/privacy/remove-erased-files'
import { sendMail } from '@/lib/mail/send-mail'
import { sendPasswordLink } from '@/lib/accounts/password/send-link'
import { sendTrackingLink } from '@/lib/orders/link'

type Tasks = { [Name in keyof Jobs]: (payload: Jobs[Name], job: JobContext) => Promise<void> }

/** The task of each job. A task may be interrupted anywhere and run again from its start. */
export const tasks: Tasks = {
  'send-mail': sendMail,
  'send-tracking-link': sendTrackingLink,
  'send-password-link': sendPasswordLink,
  'remove-erased-files': removeErasedFiles,
}
