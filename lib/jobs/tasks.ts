import type { Tasks } from '@/lib/platform/jobs/job-runner'
import { removeErasedFiles } from '@/lib/privacy/remove-erased-files'
import { type AttachmentsOf, sendMail } from '@/lib/mail/send-mail'
import { sendPasswordLink } from '@/lib/accounts/password/links'
import { sendTrackingLink } from '@/lib/orders/tracking/mutations'
import { sendReminders } from '@/lib/orders/order/reminders'
import { papersOfMail } from '@/lib/orders/paper/papers'

/** Returns the PDFs of an order as attachments of its email. */
const attachmentsOf: AttachmentsOf = async ({ workOrderId, papers }) => {
  const files = workOrderId ? await papersOfMail(workOrderId, papers) : []
  return files.map(({ pdf, fileName }) => ({
    filename: fileName,
    content: Buffer.from(pdf),
    contentType: 'application/pdf',
  }))
}

export const tasks: Tasks = {
  'send-mail': (mail, context) => sendMail(mail, context, attachmentsOf),
  'send-tracking-link': sendTrackingLink,
  'send-password-link': sendPasswordLink,
  'send-reminders': sendReminders,
  'remove-erased-files': removeErasedFiles,
}
