import {
  PUBLISHABLE_FILTER,
  kindWrites,
  publishableItem,
  publishableList,
  reorderRoute,
  bulkRoute,
} from '@/lib/api/kind-routes'
import { responseSpec, entityTag, returnsVersion } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { pictureQuery } from '@/lib/pictures/schema'
import { versionRoutes } from '@/lib/api/version-routes'
import { getService, listServices } from '@/lib/services/data'
import { addServicePicture, createService, removeServicePicture, updateService } from '@/lib/services/mutations'
import { serializeService, serviceShape, uploadedPictureShape } from '@/lib/services/output'
import { pictureSchema, serviceChangeSchema, serviceSchema } from '@/lib/services/schema'

const serviceOutput = { shape: serviceShape, serialize: serializeService }
const writes = kindWrites('service', {
  ...serviceOutput,
  newBody: serviceSchema,
  changeBody: serviceChangeSchema,
  create: createService,
  update: updateService,
  fails: ['slug-taken'],
  summaries: { create: 'Yeni hizmet', delete: 'Resimleriyle sil' },
})

/** The endpoints of /api/Services by sub-path. */
export const routes = {
  '': resource({ GET: publishableList(listServices, serviceOutput), POST: writes.POST }),
  '[key]': resource({
    GET: publishableItem('service', 'Bir hizmet', getService, serviceOutput),
    PUT: writes.PUT,
    DELETE: writes.DELETE,
  }),
  '[key]/delete-image': resource({
    DELETE: route({
      access: 'content',
      summary: 'Bir resmi sil',
      ...returnsVersion,
      params: idParams,
      query: pictureQuery,
      call: ({ session, params, query }) => removeServicePicture(session, params.key, query.imageUrl),
    }),
  }),
  '[key]/upload-image': resource({
    POST: route({
      access: 'content',
      summary: 'Resim ekle',
      returns: responseSpec(201, uploadedPictureShape, ['ETag']),
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
  ...versionRoutes('service'),
  several: resource({ POST: bulkRoute('service', PUBLISHABLE_FILTER) }),
} satisfies Routes
