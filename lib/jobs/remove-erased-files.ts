import 'server-only'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { discardPhotos } from '@/lib/domains/photos/mutations'
import type { Jobs } from '@/lib/jobs/queue-job'
import { mailFolder } from '@/lib/mail/transport'
import { log } from '@/lib/runtime/log'

/** The files of erased rows. Their names say nothing of a person. */
export type ErasedFiles = Jobs['remove-erased-files']

const MAIL_FILE = /-([0-9a-f-]{36})\.eml(?:\.part)?$/

/** Removes the files of mails, complete or unfinished, if there are any. */
async function removeMailFiles(mailIds: readonly string[]): Promise<void> {
  const folder = mailFolder()
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const gone = names.filter((name) => mailIds.includes(MAIL_FILE.exec(name)?.[1] ?? ''))
  await Promise.all(gone.map((name) => rm(path.join(folder, name), { force: true })))
}

/** Removes the files of erased mails and photos. Files that are gone already are no error. */
export async function removeErasedFiles({ mailIds, photos }: ErasedFiles): Promise<void> {
  await removeMailFiles(mailIds)
  await discardPhotos(photos)
}

/** Does so right after the commit. What fails now, the job does later. */
export async function removeErasedFilesNow(files: ErasedFiles): Promise<void> {
  try {
    await removeErasedFiles(files)
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'files of erased rows not removed yet')
  }
}
