import { z } from 'zod/mini'
import type { AdminSession } from '@/lib/access/admin-session'
import type { StaffAccess } from '@/lib/access/roles'
import { pagesOf } from '@/lib/api/paging'
import { returnsBody, returnsPage } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'
import type { Paginated, Range } from '@/lib/platform/db/paginated'
import { versionedSectionParams } from '@/lib/settings/schema'
import { KINDS, type PublishableKind } from '@/lib/site/kinds'
import { listSectionVersions, listVersions, readSectionVersion, readVersion } from '@/lib/versions/data'
import {
  serializeVersion,
  serializeVersionRow,
  type VersionRow,
  versionRowShape,
  versionShape,
  type VersionTexts,
} from '@/lib/versions/output'

const MAX_PAGE_SIZE = 20

const versionParams = z.object({
  version: z.pipe(
    z.string().check(z.regex(/^\d{1,18}$/)),
    z.transform((text: string) => BigInt(text)),
  ),
})

type VersionReaders<Params> = {
  access: StaffAccess
  params: z.ZodMiniType<Params>
  list: (session: AdminSession, params: Params, range: Range) => Promise<Paginated<VersionRow>>
  read: (session: AdminSession, params: Params, version: bigint) => Promise<VersionTexts>
}

/** The endpoints that list earlier versions without their texts, and that return a single version with its texts. */
const versionEndpoints = <Params>({ access, params, list, read }: VersionReaders<Params>) => ({
  list: resource({
    GET: route({
      access,
      summary: 'Önceki hâlleri: ne zaman, kim, hangi alanlar',
      ...returnsPage(versionRowShape, serializeVersionRow),
      params,
      query: pagesOf(MAX_PAGE_SIZE),
      call: ({ session, params, query }) => list(session, params, query),
    }),
  }),
  single: resource({
    GET: route({
      access,
      summary: 'Önceki bir hâlin metinleri ve sonrakinden farkları',
      ...returnsBody(200, versionShape, serializeVersion),
      params: z.intersection(params, versionParams),
      call: ({ session, params }) => read(session, params, params.version),
    }),
  }),
})

/** The earlier versions of an item. */
export function versionRoutes(kind: PublishableKind) {
  const { list, single } = versionEndpoints({
    access: KINDS[kind].screen.permission,
    params: idParams,
    list: (session, { key }, range) => listVersions(session, kind, key, range),
    read: (session, { key }, version) => readVersion(session, kind, key, version),
  })
  return { '[key]/versions': list, '[key]/versions/[version]': single }
}

/** The earlier versions of a section of the settings. */
export function sectionVersionRoutes() {
  const { list, single } = versionEndpoints({
    access: 'settings',
    params: versionedSectionParams,
    list: (session, { section }, range) => listSectionVersions(session, section, range),
    read: (session, { section }, version) => readSectionVersion(session, section, version),
  })
  return { '[section]/versions': list, '[section]/versions/[version]': single }
}
