import 'server-only'
import { purgeExpiredItems } from '@/lib/bin/mutations'
import { deleteExpiredInvitations, deleteExpiredPasswordLinks, deleteExpiredSessions } from '@/lib/accounts/expired'
import { deleteOldAuditEntries } from '@/lib/audit/mutations'
import { deleteOldUses } from '@/lib/redirects/mutations'
import { removeOrphanedMailFiles } from '@/lib/mail/orphaned-files'
import { deleteOldCounts } from '@/lib/counts/mutations'
import { deleteOldMessages } from '@/lib/contact/retention'
import { deleteOldCustomers } from '@/lib/customers/retention'
import { deleteOldReminders } from '@/lib/orders/order/reminders'
import { db } from '@/lib/platform/db/client'
import { deleteOldCounters } from '@/lib/platform/limits/rate-limit'
import { isDatabaseDown } from '@/lib/platform/runtime/database-status'
import { log } from '@/lib/platform/log'
import { deleteOldVersions } from '@/lib/versions/mutations'
import { HOUR_MS } from '@/lib/platform/turkish/dates'

/** Hours in İstanbul of the nightly cleanup, so that a retention period set by mistake during the day can be corrected in time. */
const NIGHT_HOURS = ['02', '03', '04']

/** Maximum number of counters deleted at a time. The next cleanup deletes the rest. */
const MAX_COUNTERS = 100_000

const hour = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', timeZone: 'Europe/Istanbul' })

/** Each step: what the log calls the rows, and a function that deletes them and returns how many. */
const STEPS: [name: string, deleteRows: () => Promise<number>][] = [
  ['old messages', deleteOldMessages],
  ['customers without orders', deleteOldCustomers],
  ['files of deleted mails', removeOrphanedMailFiles],
  ['old entries of the audit trail', deleteOldAuditEntries],
  ['old reminders', deleteOldReminders],
  ['expired sessions', deleteExpiredSessions],
  ['expired invitations', deleteExpiredInvitations],
  ['expired password links', deleteExpiredPasswordLinks],
  // Requests also delete some, but without further requests the address of the last visitor would stay.
  ['old counters of attempts', () => deleteOldCounters(db(), MAX_COUNTERS)],
  ['old uses of redirects', deleteOldUses],
  ['old counts of the site', deleteOldCounts],
  ['items in the bin', purgeExpiredItems],
  ['old versions of texts', deleteOldVersions],
]

/** Deletes what has expired. A step that fails is logged, and the others still run. */
export async function cleanUp(): Promise<void> {
  for (const [name, deleteRows] of STEPS) {
    try {
      const count = await deleteRows()
      if (count > 0) log.info({ count }, `${name} deleted`)
    } catch (error) {
      // An outage of the database has its own line in the log. The next cleanup tries again.
      if (!isDatabaseDown()) log.warn({ error }, `${name} not deleted`)
    }
  }
}

/** Cleans up each night, and also now, because the site may not run at night. */
export function cleanUpRegularly(): void {
  void cleanUp()
  setInterval(() => {
    if (NIGHT_HOURS.includes(hour.format(new Date()))) void cleanUp()
  }, HOUR_MS).unref()
}
