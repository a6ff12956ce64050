import { z } from 'zod/mini'
import { SECTIONS } from '@/lib/settings/schema'
import type { SettingsJson } from '@/lib/settings/serialize'
import { shapeOf } from '@/lib/platform/output'

const { company, contact, hours, social, slides, search, notifications } = SECTIONS

const titled = <S extends z.ZodMiniType>(title: string, schema: S): S => schema.check(z.meta({ title }))

const sections = [
  titled('company', company),
  titled('contact', contact),
  titled('hours', hours),
  titled('social', social),
  titled('slides', slides),
  titled('search', search),
  titled('notifications', notifications),
] as const

/** Any section as it is sent. Which one follows from the address. */
export const newSectionShape = z.union(sections)

/** Any section as it is stored. */
export const sectionShape = z.union(sections).register(z.globalRegistry, { id: 'SettingsSection' })

/** All sections, as `serializeSettings` returns them. */
export const settingsShape = shapeOf<SettingsJson>('Settings', {
  ...SECTIONS,
  placeholders: z.array(
    z.object({ section: z.enum(['company', 'contact', 'social']), field: z.string(), label: z.string() }),
  ),
})

/** The path of a new picture for a slide. */
export const slidePictureUploadShape = z.object({ imageUrl: z.string() })
