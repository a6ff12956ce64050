import { z } from 'zod/mini'
import { type Section, SECTIONS, type Settings } from '@/lib/settings/schema'
import { placeholdersOf } from '@/lib/settings/company'
import { output } from '@/lib/platform/output'

const sections = Object.entries<z.ZodMiniType<Settings[Section]>>(SECTIONS).map(([title, schema]) =>
  schema.check(z.meta({ title })),
)

/** The body of any section. The URL says which one it is. */
export const sectionBodyShape = z.union(sections)

/** Any stored section. */
export const sectionShape = z.union(sections).register(z.globalRegistry, { id: 'SettingsSection' })

export const settingsShape = output('Settings', {
  ...SECTIONS,
  /** The values that the owner has not replaced yet. */
  placeholders: z.array(
    z.object({ section: z.enum(['company', 'contact', 'social']), field: z.string(), label: z.string() }),
  ),
})

export type SettingsJson = z.infer<typeof settingsShape>

export function serializeSettings(settings: Settings): SettingsJson {
  return { ...settings, placeholders: placeholdersOf(settings) }
}

/** The path of a new picture. */
export const pictureUploadShape = z.object({ imageUrl: z.string() })
