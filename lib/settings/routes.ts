import type { z } from 'zod/mini'
import { ifMatch, itemSpec, itemReply, returnsBody } from '@/lib/api/replies'
import { resource, type Route, route, type Routes } from '@/lib/api/route'
import { sectionVersionRoutes } from '@/lib/api/version-routes'
import { readAllSections, readSection } from '@/lib/settings/data'
import { addPicture, changeSection, type PictureSection } from '@/lib/settings/mutations'
import {
  sectionBodyShape,
  sectionShape,
  serializeSettings,
  settingsShape,
  pictureUploadShape,
} from '@/lib/settings/output'
import {
  schemaOf,
  type Section,
  type SectionChange,
  sectionParams,
  type SECTIONS,
  type Settings,
  pictureUploadSchema,
} from '@/lib/settings/schema'

const pictureUpload = (section: PictureSection, summary: string) =>
  resource({
    POST: route({
      access: 'settings',
      summary,
      ...returnsBody(201, pictureUploadShape, (imageUrl: string) => ({ imageUrl })),
      takes: 'form',
      body: pictureUploadSchema,
      call: ({ session, body }) => addPicture(session, section, body.file),
    }),
  })

/** The endpoints of /api/Settings by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'settings',
      summary: 'Bütün bölümler',
      ...returnsBody(200, settingsShape, serializeSettings),
      call: ({ session }) => readAllSections(session),
    }),
  }),
  '[section]': resource({
    GET: route({
      access: 'settings',
      summary: 'Bir bölüm',
      returns: itemSpec(sectionShape),
      params: sectionParams,
      call: ({ session, params }) => readSection(session, params.section),
      reply: (stored) => itemReply(stored.value, stored),
    }),
    PUT: route({
      access: 'settings',
      summary: 'Bölümü kaydet; If-Match ile',
      returns: itemSpec(sectionShape),
      fails: ['stale'],
      params: sectionParams,
      body: ({ section }) => schemaOf(section),
      bodyShape: sectionBodyShape,
      // The cast is safe, because the section's schema has just parsed the value.
      call: ({ session, params: { section }, body, headers }) =>
        changeSection(session, { section, value: body } as SectionChange, ifMatch(headers)),
      reply: (stored) => itemReply(stored.value, stored),
    }),
  }),
  ...sectionVersionRoutes(),
  'slides/upload-image': pictureUpload('slides', 'Slayda resim ekle'),
  'look/upload-image': pictureUpload('look', 'Logo, simge ya da paylaşım resmi ekle'),
} satisfies Routes

type SectionInput<Name extends Section> = z.input<(typeof SECTIONS)[Name]>

/** The endpoints by sub-path. Only this type says that the value at `[section]` belongs to that section. */
export type SettingsRoutes = Omit<typeof routes, '[section]'> & {
  [Name in Section]: {
    GET: Route<{ body: { json?: undefined }; answer: Settings[Name] }>
    PUT: Route<{ body: { json: SectionInput<Name> }; answer: Settings[Name] }>
  }
}
