import { dispatch } from '@/lib/api/dispatch'
import { pageQuery } from '@/lib/api/paging'
import { answer, ifMatch, itemAnswer, itemReply, listAnswer, listReply } from '@/lib/api/replies'
import { resource, route, type Routes } from '@/lib/api/route'
import { noticeVersions, readAllSections, readSection } from '@/lib/settings/data'
import { addPicture, changeSection, type PictureSection } from '@/lib/settings/mutations'
import {
  newSectionShape,
  noticeVersionsShape,
  sectionShape,
  serializeSettings,
  settingsShape,
  pictureUploadShape,
} from '@/lib/settings/output'
import {
  schemaOf,
  type SectionChange,
  sectionParams,
  pictureUploadSchema,
  textSectionParams,
} from '@/lib/settings/schema'
import { listSectionVersions } from '@/lib/versions/data'
import { serializeVersion, versionShape } from '@/lib/versions/output'

const pictureUpload = (section: PictureSection, summary: string) =>
  resource({
    POST: route({
      access: 'settings',
      summary,
      returns: answer(201, pictureUploadShape),
      takes: 'form',
      body: pictureUploadSchema,
      call: ({ session, body }) => addPicture(session, section, body.file),
      reply: (imageUrl) => ({ status: 201, body: { imageUrl } }),
    }),
  })

/** The calls of /api/Settings by the address below it. */
export const routes = {
  '': resource({
    GET: route({
      access: 'settings',
      summary: 'Bütün bölümler',
      returns: answer(200, settingsShape),
      call: ({ session }) => readAllSections(session),
      reply: (settings) => ({ status: 200, body: serializeSettings(settings) }),
    }),
  }),
  '[section]': resource({
    GET: route({
      access: 'settings',
      summary: 'Bir bölüm',
      returns: itemAnswer(sectionShape),
      params: sectionParams,
      call: ({ session, params }) => readSection(session, params.section),
      reply: (stored) => itemReply(stored.value, stored),
    }),
    PUT: route({
      access: 'settings',
      summary: 'Bölümü kaydet; If-Match ile',
      returns: itemAnswer(sectionShape),
      fails: ['stale'],
      params: sectionParams,
      body: ({ section }) => schemaOf(section),
      bodyShape: newSectionShape,
      // The cast says that the value is that of the section, whose schema has just read it.
      call: ({ session, params: { section }, body, headers }) =>
        changeSection(session, { section, value: body } as SectionChange, ifMatch(headers)),
      reply: (stored) => itemReply(stored.value, stored),
    }),
  }),
  '[section]/versions': resource({
    GET: route({
      access: 'settings',
      summary: 'Sayfa metinlerinin son bir yıldaki önceki hâlleri',
      returns: listAnswer(versionShape),
      params: textSectionParams,
      query: pageQuery,
      call: ({ session, params, query }) => listSectionVersions(session, params.section, query.range),
      reply: ({ items, total }) => listReply(items.map(serializeVersion), total),
    }),
  }),
  'notice/versions': resource({
    GET: route({
      access: 'settings',
      summary: 'KVKK metninin sürümleri',
      returns: answer(200, noticeVersionsShape),
      call: ({ session }) => noticeVersions(session),
      reply: (versions) => ({ status: 200, body: versions }),
    }),
  }),
  'slides/upload-image': pictureUpload('slides', 'Slayda resim ekle'),
  'look/upload-image': pictureUpload('look', 'Logo, simge ya da paylaşım resmi ekle'),
} satisfies Routes

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch(routes)
