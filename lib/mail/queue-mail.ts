import { v7 as newId } from 'uuid'
import type { Prisma } from '@/lib/generated/prisma/client'
import { queueJob } from '@/lib/platform/jobs/queue-job'
import type { MailContent } from '@/lib/mail/kinds'

/** The order or message whose history shows the email's delivery status. */
type MailOwner = { workOrderId?: string; messageId?: string }

/**
 * Stores an email in the caller's transaction. A job sends it after the commit. Does nothing if the recipient is ''.
 */
export async function queueMail(
  tx: Prisma.TransactionClient,
  recipient: string,
  content: MailContent,
  owner: MailOwner,
): Promise<void> {
  if (recipient === '') return
  const { id } = await tx.mail.create({ data: { id: newId(), recipient, ...content, ...owner }, select: { id: true } })
  await queueJob(tx, 'send-mail', { mailId: id })
}
