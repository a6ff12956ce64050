import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { until } from './processes'
import type { RunningSite } from './site'

/** A mail that a site without a mail server has written to its folder. */
export type WrittenMail = { recipient: string; subject: string; text: string }

const recipientOf = ({ to }: ParsedMail) => [to ?? []].flat().flatMap(({ value }) => value)[0]?.address ?? ''

/** Returns the mails that a site has written, the oldest first. */
export async function writtenMails({ folder }: RunningSite): Promise<WrittenMail[]> {
  const mails = join(folder, 'data', 'mail')
  const names = existsSync(mails) ? readdirSync(mails).filter((name) => name.endsWith('.eml')) : []
  const parsed = await Promise.all(names.toSorted().map((name) => simpleParser(readFileSync(join(mails, name)))))
  return parsed.map((mail) => ({ recipient: recipientOf(mail), subject: mail.subject ?? '', text: mail.text ?? '' }))
}

/** Waits for a mail to an address whose text has a link to a path, and returns the path of the first. */
export async function linkMailedTo(site: RunningSite, recipient: string, folder: string): Promise<string> {
  const link = new RegExp(`${folder}/[\\w-]+`)
  let found = ''
  await until(async () => {
    const own = (await writtenMails(site)).filter((mail) => mail.recipient === recipient)
    found = own.map(({ text }) => link.exec(text)?.[0] ?? '').find(Boolean) ?? ''
    return found !== ''
  }, `a mail to ${recipient} with a link to ${folder}`)
  return found
}
