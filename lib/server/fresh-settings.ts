import { setTimeout as wait } from 'node:timers/promises'
import { currentSettings } from '@/lib/settings/data'
import { isDatabaseDown } from '@/lib/platform/runtime/database-status'
import { onRaised, raiseRevision, revisionOf } from '@/lib/platform/runtime/revisions'
import { lastSettingsRevision } from '@/lib/settings/last-settings'

/** A fallback page shows the settings of before rather than wait longer. */
const MAX_WAIT_MS = 300

const isFresh = () => lastSettingsRevision() >= revisionOf(['settings'])

let reading: Promise<void> | null = null

/** Reads the settings until no change is missing, or the database does not answer. */
async function read(): Promise<void> {
  while (!isFresh() && !isDatabaseDown()) {
    const before = lastSettingsRevision()
    await currentSettings()
    if (lastSettingsRevision() === before) return
  }
}

/** Resolves when lastSettings() contains every change that this process has heard of, or after a moment. */
export async function untilSettingsAreFresh(): Promise<void> {
  if (isFresh() || isDatabaseDown()) return
  reading ??= read()
    .catch(() => {})
    .finally(() => {
      reading = null
    })
  await Promise.race([reading, wait(MAX_WAIT_MS)])
}

/** Time of İstanbul, which knows no summer time. */
const ISTANBUL_MS = 3 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** Outdates the pages that show settings each midnight, because closed days and the company's age depend on the day. */
export function renewEachDay(): void {
  const untilMidnight = DAY_MS - ((Date.now() + ISTANBUL_MS) % DAY_MS)
  setTimeout(() => {
    raiseRevision(['settings'])
    renewEachDay()
  }, untilMidnight + 1000).unref()
}

/** Keeps lastSettings() fresh, for pages that are made without the database. */
export function keepSettingsFresh(): void {
  onRaised(() => void untilSettingsAreFresh())
  void untilSettingsAreFresh()
}
