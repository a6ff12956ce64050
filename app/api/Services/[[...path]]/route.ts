import { dispatch } from '@/lib/api/dispatch'
import {
  answer,
  createdAnswer,
  emptyAnswer,
  itemAnswer,
  listAnswer,
  movedAnswer,
  entityTag,
  createdReply,
  emptyReply,
  ifMatch,
  itemReply,
  listReply,
  movedReply,
} from '@/lib/api/replies'
import { reorderRoute } from '@/lib/api/reorder-route'
import { publicationQuery, stateQuery } from '@/lib/api/paging'
import { idParams, slugParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { admitSearch } from '@/lib/api/search-limit'
import { PUBLISHED_LIST, severalRoute } from '@/lib/api/several-route'
import { versionsRoute } from '@/lib/api/versions-route'
import { visibleState } from '@/lib/content/publication'
import { getService, listServices } from '@/lib/services/data'
import {
  addServicePicture,
  createService,
  deleteService,
  removeServicePicture,
  updateService,
} from '@/lib/services/mutations'
import { serializeService, serviceShape, uploadedPictureShape } from '@/lib/services/output'
import { pictureQuery, pictureSchema, serviceChangeSchema, serviceSchema } from '@/lib/services/schema'

/** The calls of /api/Services by the address below it. */
export const routes = {
  '': resource({
    GET: route({
      access: 'optional-content',
      summary: 'Liste; state ile taslaklar',
      returns: listAnswer(serviceShape),
      fails: ['rate-limited'],
      admit: admitSearch,
      query: publicationQuery,
      call: ({ session, query }) => listServices(query.range, query.search, visibleState(session, query.state)),
      reply: ({ items, total }) => listReply(items.map(serializeService), total),
    }),
    POST: route({
      access: 'content',
      summary: 'Yeni hizmet',
      returns: createdAnswer(serviceShape),
      fails: ['slug-taken'],
      body: serviceSchema,
      call: ({ session, body }) => createService(session, body),
      reply: (service) => createdReply(serializeService(service), service, `/api/Services/${service.slug}`),
    }),
  }),
  '[key]': resource({
    GET: route({
      access: 'optional-content',
      summary: 'Bir hizmet',
      returns: [itemAnswer(serviceShape), movedAnswer],
      params: slugParams,
      query: stateQuery,
      call: ({ session, params, query }) => getService(params.key, visibleState(session, query.state)),
      reply: (found) =>
        'movedTo' in found
          ? movedReply(`/api/Services/${found.movedTo}`)
          : itemReply(serializeService(found.item), found.item),
    }),
    PUT: route({
      access: 'content',
      summary: 'Değiştir; If-Match ile',
      returns: itemAnswer(serviceShape),
      fails: ['slug-taken', 'stale'],
      params: idParams,
      body: serviceChangeSchema,
      call: ({ session, params, body, headers }) => updateService(session, params.key, body, ifMatch(headers)),
      reply: (service) => itemReply(serializeService(service), service),
    }),
    DELETE: route({
      access: 'content',
      summary: 'Resimleriyle sil',
      returns: emptyAnswer(),
      params: idParams,
      call: ({ session, params }) => deleteService(session, params.key),
      reply: () => emptyReply(),
    }),
  }),
  '[key]/delete-image': resource({
    DELETE: route({
      access: 'content',
      summary: 'Bir resmi sil',
      returns: emptyAnswer('ETag'),
      params: idParams,
      query: pictureQuery,
      call: ({ session, params, query }) => removeServicePicture(session, params.key, query.imageUrl),
      reply: (service) => emptyReply(service),
    }),
  }),
  '[key]/upload-image': resource({
    POST: route({
      access: 'content',
      summary: 'Resim ekle',
      returns: answer(201, uploadedPictureShape, ['ETag']),
      params: idParams,
      takes: 'form',
      body: pictureSchema,
      call: ({ session, params, body }) => addServicePicture(session, params.key, body),
      reply: ({ service, path }) => ({
        status: 201,
        headers: { ETag: entityTag(service) },
        body: { imageUrl: path, imageUrls: serializeService(service).imageUrls },
      }),
    }),
  }),
  order: resource({ PUT: reorderRoute('service') }),
  '[key]/versions': resource({ GET: versionsRoute('service') }),
  several: resource({ POST: severalRoute('service', PUBLISHED_LIST) }),
} satisfies Routes

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch(routes)
