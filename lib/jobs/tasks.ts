import type { Tasks } from '@/lib/platform/jobs/job-runner'
import { removeErasedFiles } from '@/lib/privacy/remove-erased-files'
import { sendMail } from '@/lib/mail/send-mail'
import { sendPasswordLink } from '@/lib/accounts/password/send-link'
import { sendTrackingLink } from '@/lib/orders/link'

export const tasks: Tasks = {
  'send-mail': sendMail,
  'send-tracking-link': sendTrackingLink,
  'send-password-link': sendPasswordLink,
  'remove-erased-files': removeErasedFiles,
}
