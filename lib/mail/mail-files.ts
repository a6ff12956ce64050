import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { mailFolder } from '@/lib/mail/transport'

/** A file of an email, complete or unfinished. */
type MailFile = { name: string; mailId: string }

const NAME = /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml(?:\.part)?$/

/** Returns the files of emails that were written instead of sent. The folder may not exist yet. */
export async function mailFiles(): Promise<MailFile[]> {
  const names = await readdir(mailFolder()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap((name) => {
    const mailId = NAME.exec(name)?.[1]
    return mailId === undefined ? [] : { name, mailId }
  })
}

/** Removes files of emails. Ignores missing files. */
export async function removeMailFiles(files: readonly MailFile[]): Promise<void> {
  await Promise.all(files.map(({ name }) => rm(path.join(mailFolder(), name), { force: true })))
}
