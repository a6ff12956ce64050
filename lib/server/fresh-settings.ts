import { currentSettings } from '@/lib/settings/data'
import { isDatabaseDown } from '@/lib/platform/runtime/database-status'
import { onRaised, raiseRevision, revisionOf } from '@/lib/platform/runtime/revisions'
import { lastSettings, lastSettingsRevision } from '@/lib/settings/last-settings'
import type { Settings } from '@/lib/settings/schema'

let isReading = false

/** Reads the settings until no change is missing, or the database does not answer. */
async function read(): Promise<void> {
  if (isReading) return
  isReading = true
  while (lastSettingsRevision() < revisionOf(['settings']) && !isDatabaseDown()) {
    const before = lastSettingsRevision()
    await currentSettings().catch(() => {})
    if (lastSettingsRevision() === before) break
  }
  isReading = false
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

/** Returns the settings with every change that this process has been notified of. It never fails. */
export async function freshSettings(): Promise<Settings> {
  return lastSettingsRevision() < revisionOf(['settings']) ? currentSettings() : lastSettings()
}

/** Keeps lastSettings() fresh, for pages that are made without the database. */
export function keepSettingsFresh(): void {
  onRaised(() => void read())
  void read()
}
