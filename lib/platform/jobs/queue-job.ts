import type { Prisma } from '@/lib/generated/prisma/client'

/** The jobs by name, with their payloads. */
export type Jobs = {
  'send-mail': { mailId: string }
  /** Emails an order's link to the address in the order, if number and address match. */
  'send-tracking-link': { number: string; email: string }
  /** Emails a link for a new password to the account with this address, if it exists. */
  'send-password-link': { email: string }
  /** Emails a morning's reminders about orders. `day` is YYYY-MM-DD. */
  'send-reminders': { day: string }
  /** Removes the files of erased personal data again, in case the erasure was interrupted or an email was being written. */
  'remove-erased-files': { mailIds: string[]; photos: { path: string; widths: number[] }[] }
}

/** What a task is told about its job. */
export type JobContext = {
  jobId: string
  queuedAt: Date
  /** Aborts when the process ends. If the task then throws, the job goes back to the queue. */
  signal: AbortSignal
}

/** Adds a job in the caller's transaction. It runs after the commit, or from `runAt` on, in any web process. */
export async function queueJob<Name extends keyof Jobs>(
  tx: Prisma.TransactionClient,
  name: Name,
  payload: Jobs[Name],
  { runAt }: { runAt?: Date } = {},
): Promise<void> {
  const json = JSON.stringify(payload)
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${name}, ${json}::json, run_at => ${runAt ?? null}::timestamptz)`
}
