import type { Section, Settings } from '@/lib/settings/schema'
import { placeholdersOf } from '@/lib/settings/company'

/** Returns all sections as the API shows them, with the values that are still placeholders. */
export function serializeSettings(settings: Settings) {
  const { company, contact, hours, social, slides, search, notifications } = settings
  const sections = { company, contact, hours, social, slides, search, notifications }
  return { ...(sections satisfies Record<Section, unknown>), placeholders: placeholdersOf(settings) }
}

/** All settings as the API shows them. */
export type SettingsJson = ReturnType<typeof serializeSettings>
