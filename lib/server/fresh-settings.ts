import { currentSettings } from '@/lib/settings/data'
import { isDatabaseDown } from '@/lib/platform/runtime/database-status'
import { onRevisionChange, raiseRevision, revisionOf } from '@/lib/platform/runtime/revisions'
import { lastSettings, lastSettingsRevision } from '@/lib/settings/last-settings'
import type { Settings } from '@/lib/settings/schema'
import { daysLater, istanbulDay, startOfDay } from '@/lib/platform/turkish/dates'

let isReading = false

/** Reads the settings until they include every change, or the database does not respond. */
async function refresh(): Promise<void> {
  if (isReading) return
  isReading = true
  while (lastSettingsRevision() < revisionOf(['settings']) && !isDatabaseDown()) {
    const previousRevision = lastSettingsRevision()
    await currentSettings().catch(() => {})
    if (lastSettingsRevision() === previousRevision) break
  }
  isReading = false
}

/** Each midnight, invalidates the pages that show settings, because closed days and the company's age depend on the day. */
export function invalidateAtMidnight(): void {
  const midnight = startOfDay(daysLater(istanbulDay(new Date()), 1))
  setTimeout(
    () => {
      raiseRevision(['settings'])
      invalidateAtMidnight()
    },
    midnight.getTime() - Date.now() + 1000,
  ).unref()
}

/** Returns the settings with every change that this process has been notified of. Never throws. */
export async function freshSettings(): Promise<Settings> {
  return lastSettingsRevision() < revisionOf(['settings']) ? currentSettings() : lastSettings()
}

/** Keeps lastSettings() current, for pages that are rendered without the database. */
export function keepSettingsFresh(): void {
  onRevisionChange(() => void refresh())
  void refresh()
}
