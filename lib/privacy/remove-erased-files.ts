import 'server-only'
import { db } from '@/lib/platform/db/client'
import { discardPhotos, removePhotoFiles } from '@/lib/photos/mutations'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type Jobs, queueJob } from '@/lib/platform/jobs/queue-job'
import { mailFiles, removeMailFiles } from '@/lib/mail/mail-files'
import { isBackupRunning } from '@/lib/platform/media/backup-status'
import { log } from '@/lib/platform/log'

/** The files of erased rows. Their names contain no personal data. */
export type ErasedFiles = Jobs['remove-erased-files']

/** The job's delay, after which an email that was being sent during the erasure has written its file. */
const DELAY_MS = 2 * 60_000

/** Queues the job that removes the files of an erasure, in its transaction. */
export async function queueErasedFiles(tx: Prisma.TransactionClient, files: ErasedFiles): Promise<void> {
  await queueJob(tx, 'remove-erased-files', files, { runAt: new Date(Date.now() + DELAY_MS) })
}

async function removeFilesOfMails(mailIds: readonly string[]): Promise<void> {
  await removeMailFiles((await mailFiles()).filter(({ mailId }) => mailIds.includes(mailId)))
}

/**
 * Removes the files of erased emails and photos. Ignores missing files. While a backup runs, the photos are left to another
 * job, because the backup may still have to copy them.
 * @throws the file system's error if a file cannot be removed; the queue then retries
 */
export async function removeErasedFiles(files: ErasedFiles): Promise<void> {
  await removeFilesOfMails(files.mailIds)
  if (await isBackupRunning()) await queueErasedFiles(db(), files)
  else await removePhotoFiles(files.photos)
}

/** Removes the files directly after the commit. If that fails, the job removes them later. */
export async function removeErasedFilesNow({ mailIds, photos }: ErasedFiles): Promise<void> {
  for (const result of await Promise.allSettled([removeFilesOfMails(mailIds), discardPhotos(photos)])) {
    if (result.status === 'fulfilled') continue
    log.warn({ code: (result.reason as { code?: string }).code }, 'files of erased rows not removed yet')
  }
}
