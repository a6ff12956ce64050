import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { query } from './servers/database'
import { until } from './servers/processes'
import type { RunningSite } from './servers/site'

/** Waits until a site without a mail server has written an email to `recipient` with a link below `basePath`. Returns the link's path. */
export async function linkMailedTo(
  { folder: siteFolder }: RunningSite,
  recipient: string,
  basePath: string,
): Promise<string> {
  const linkPattern = new RegExp(`${basePath}/[\\w-]+`)
  const mails = join(siteFolder, 'data', 'mail')
  let linkPath: string | undefined
  await until(async () => {
    for (const name of existsSync(mails) ? readdirSync(mails).filter((file) => file.endsWith('.eml')) : []) {
      const { to, text } = await simpleParser(readFileSync(join(mails, name)))
      if ([to ?? []].flat()[0]?.text.includes(recipient)) linkPath ??= linkPattern.exec(text ?? '')?.[0]
    }
    return linkPath !== undefined
  }, `an email to ${recipient} with a link below ${basePath}`)
  return linkPath!
}

/** Waits until the site has tried to send every email and no job is due. */
export async function untilMailsWritten({ databaseUrl }: RunningSite): Promise<void> {
  const pendingQuery = `
    select 1 from mails where status = 'queued' and attempts = 0
    union all select 1 from graphile_worker._private_jobs where run_at <= now()`
  await until(async () => (await query(databaseUrl, pendingQuery)).length === 0, 'all emails are written')
}
