import type { JobContext, Jobs } from '@/lib/jobs/queue-job'
import { removeErasedFiles } from '@/lib/jobs/remove-erased-files'
import { sendMail } from '@/lib/jobs/send-mail'
import { sendPasswordLink } from '@/lib/jobs/send-password-link'
import { sendTrackingLink } from '@/lib/jobs/send-tracking-link'

type Tasks = { [Name in keyof Jobs]: (payload: Jobs[Name], job: JobContext) => Promise<void> }

/** The task of each job. A task may be interrupted anywhere and run again from its start. */
export const tasks: Tasks = {
  'send-mail': sendMail,
  'send-tracking-link': sendTrackingLink,
  'send-password-link': sendPasswordLink,
  'remove-erased-files': removeErasedFiles,
}
