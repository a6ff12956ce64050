import { pageQuery } from '@/lib/api/paging'
import { listAnswer, listReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { route } from '@/lib/api/route'
import { KINDS, type PublishedKind } from '@/lib/site/kinds'
import { listVersions } from '@/lib/versions/data'
import { serializeVersion, versionShape } from '@/lib/versions/output'

/** The call that shows the earlier texts of an item. */
export function versionsRoute(kind: PublishedKind) {
  return route({
    access: KINDS[kind].screen.permission,
    summary: 'Metinlerin son bir yıldaki önceki hâlleri',
    returns: listAnswer(versionShape),
    params: idParams,
    query: pageQuery,
    call: ({ session, params, query }) => listVersions(session, kind, params.key, query.range),
    reply: ({ items, total }) => listReply(items.map(serializeVersion), total),
  })
}
