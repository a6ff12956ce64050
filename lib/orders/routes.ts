import { z } from 'zod/mini'
import {
  acceptedSpec,
  responseSpec,
  createdSpec,
  itemSpec,
  entityTag,
  acceptedReply,
  createdReply,
  pdfSpec,
  pdfReply,
  ifMatch,
  itemReply,
  returnsBody,
  returnsCreated,
  returnsItem,
  returnsList,
  returnsVersion,
} from '@/lib/api/replies'
import { withCsvFlag, returnsPageOrCsv } from '@/lib/api/csv'
import { pageQuery } from '@/lib/api/paging'
import { idempotencyKeyOf, idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { orderTable } from '@/lib/orders/order/csv'
import { getOrder, listPeople, listEarlierOrders, withAmounts, withResult } from '@/lib/orders/order/data'
import { bulkResultShape } from '@/lib/content/bulk-actions'
import { listOrders, readOrderSummary } from '@/lib/orders/list/data'
import { assignOrders } from '@/lib/orders/list/mutations'
import { renewLink, resendLink } from '@/lib/orders/tracking/mutations'
import { saveLoadTest, signLoadTest } from '@/lib/orders/load-test/mutations'
import { addNote, createOrder, markSeen, moveOrder, updateOrder } from '@/lib/orders/order/mutations'
import {
  countsShape,
  loadTestShape,
  noteShape,
  orderRowShape,
  orderShape,
  orderPersonShape,
  quoteShape,
  shipmentShape,
  earlierOrderShape,
} from '@/lib/orders/order/output'
import { addShipment, changeShipment, removeShipment } from '@/lib/orders/shipment/mutations'
import { addOrderPhoto, changePhoto, removePhoto } from '@/lib/orders/photo/mutations'
import { getPaper } from '@/lib/orders/paper/papers'
import { recordDecision, saveQuote } from '@/lib/orders/quote/mutations'
import {
  assignmentSchema,
  deviceSchema,
  newOrderSchema,
  noteSchema,
  orderChangeSchema,
  orderFilterSchema,
  orderSchema,
  stepMoveSchema,
} from '@/lib/orders/order/schema'
import { loadTestSchema } from '@/lib/orders/load-test/schema'
import { photoChangeSchema } from '@/lib/orders/photo/schema'
import { quoteSchema, reportedDecisionSchema } from '@/lib/orders/quote/schema'
import { shipmentParams, shipmentSchema } from '@/lib/orders/shipment/schema'
import { paperFileParam } from '@/lib/papers/schema'
import { toJson } from '@/lib/platform/output'
import { getOrderParts } from '@/lib/parts/order/data'
import { bookParts } from '@/lib/parts/order/mutations'
import { orderPartsShape } from '@/lib/parts/order/output'
import { usedPartsSchema } from '@/lib/parts/schema'
import { photoShape, serializePhoto } from '@/lib/photos/output'
import { photoParams, staffPhotoSchema } from '@/lib/photos/schema'

// The body in the API's description. `createOrder` checks the fields after it has completed them from the message.
const newOrderShape = z.extend(newOrderSchema, z.partial(orderSchema).shape)

const paperParams = z.extend(idParams, { file: paperFileParam })

/** The endpoints of /api/WorkOrders by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'orders',
      summary: 'Liste; CSV de verir',
      ...returnsPageOrCsv(orderRowShape, (order) => toJson(orderRowShape, order), 'is-emirleri', orderTable),
      query: z.intersection(pageQuery, orderFilterSchema),
      call: async ({ session, query: { range, ...filter }, headers }) =>
        withCsvFlag({ session, headers, kind: 'order' }, await listOrders(session, filter, range)),
    }),
    POST: route({
      access: 'orders',
      summary: 'Yeni iş emri',
      ...returnsCreated('/api/WorkOrders', orderShape),
      fails: ['conflict'],
      readsHeaders: ['Idempotency-Key'],
      body: newOrderSchema,
      bodyShape: newOrderShape,
      call: ({ session, body, headers }) => createOrder(session, body, { idempotencyKey: idempotencyKeyOf(headers) }),
    }),
  }),
  '[key]': resource({
    GET: route({
      access: 'orders',
      summary: 'Bir iş emri, her şeyiyle',
      ...returnsItem(orderShape),
      params: idParams,
      call: ({ session, params }) => getOrder(session, params.key),
    }),
    PUT: route({
      access: 'orders',
      summary: 'Müşteri, cihaz, arıza; If-Match ile',
      ...returnsItem(orderShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: orderChangeSchema,
      call: ({ session, params, body, headers }) => updateOrder(session, params.key, body, ifMatch(headers)),
    }),
  }),
  '[key]/decision': resource({
    POST: route({
      access: 'orders',
      summary: 'Bildirilen kararı yaz; If-Match ile',
      ...returnsItem(orderShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: reportedDecisionSchema,
      call: ({ session, params, body, headers }) => recordDecision(session, params.key, body, ifMatch(headers)),
    }),
  }),
  '[key]/link': resource({
    POST: route({
      access: 'orders',
      summary: 'Takip bağlantısını yenile; eskisi açılmaz',
      ...returnsItem(orderShape),
      fails: ['gone'],
      params: idParams,
      call: ({ session, params }) => renewLink(session, params.key),
    }),
  }),
  // The ETag is the order's, which changes with its records.
  '[key]/load-test': resource({
    PUT: route({
      access: 'orders',
      summary: 'Test tutanağının taslağını yaz; If-Match ile',
      returns: itemSpec(loadTestShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: loadTestSchema,
      call: ({ session, params, body, headers }) => saveLoadTest(session, params.key, body, ifMatch(headers)),
      reply: ({ test, order }) => itemReply(toJson(loadTestShape, withResult(test)), order),
    }),
  }),
  '[key]/load-test/sign': resource({
    POST: route({
      access: 'orders',
      summary: 'Test tutanağını imzala; If-Match ile',
      returns: itemSpec(loadTestShape),
      fails: ['conflict', 'invalid-input', 'stale'],
      params: idParams,
      call: ({ session, params, headers }) => signLoadTest(session, params.key, ifMatch(headers)),
      reply: ({ test, order }) => itemReply(toJson(loadTestShape, withResult(test)), order),
    }),
  }),
  '[key]/notes': resource({
    POST: route({
      access: 'orders',
      summary: 'İç not ekle',
      returns: createdSpec(noteShape),
      fails: ['conflict'],
      readsHeaders: ['Idempotency-Key'],
      params: idParams,
      body: noteSchema,
      call: ({ session, params, body, headers }) => addNote(session, params.key, body, idempotencyKeyOf(headers)),
      reply: ({ note, order }) => createdReply(toJson(noteShape, note), order, `/api/WorkOrders/${order.id}`),
    }),
  }),
  '[key]/papers/[file]': resource({
    GET: route({
      access: 'orders',
      summary: 'Belge, PDF; taslaklar da',
      returns: pdfSpec,
      params: paperParams,
      call: ({ session, params }) => getPaper(session, params.key, params.file),
      reply: pdfReply,
    }),
  }),
  '[key]/parts': resource({
    GET: route({
      access: 'orders',
      summary: 'Parçaları: önerilen, kullanılan, beklenen',
      ...returnsBody(200, orderPartsShape),
      params: idParams,
      call: ({ session, params }) => getOrderParts(session, params.key),
    }),
    POST: route({
      access: 'orders',
      summary: 'Kullanılan parçaları stoktan düş',
      ...returnsBody(200, orderPartsShape),
      fails: ['conflict'],
      readsHeaders: ['Idempotency-Key'],
      params: idParams,
      body: usedPartsSchema,
      call: ({ session, params, body, headers }) => bookParts(session, params.key, body, idempotencyKeyOf(headers)),
    }),
  }),
  // The ETag of these endpoints is the order's, which changes with its photos.
  '[key]/photos': resource({
    POST: route({
      access: 'orders',
      summary: 'Fotoğraf ekle',
      returns: responseSpec(201, photoShape, ['ETag']),
      params: idParams,
      takes: 'form',
      body: staffPhotoSchema,
      call: ({ session, params, body }) => addOrderPhoto(session, params.key, body),
      reply: ({ photo, item }) => ({ status: 201, headers: { ETag: entityTag(item) }, body: serializePhoto(photo) }),
    }),
  }),
  '[key]/photos/[photoId]': resource({
    PATCH: route({
      access: 'orders',
      summary: 'Fotoğrafın sözünü değiştir',
      returns: itemSpec(photoShape),
      params: photoParams,
      body: photoChangeSchema,
      call: ({ session, params, body }) => changePhoto(session, params.key, params.photoId, body),
      reply: ({ photo, item }) => itemReply(serializePhoto(photo), item),
    }),
    DELETE: route({
      access: 'orders',
      summary: 'Fotoğrafı sil',
      ...returnsVersion,
      fails: ['conflict'],
      params: photoParams,
      call: ({ session, params }) => removePhoto(session, params.key, params.photoId),
    }),
  }),
  '[key]/quote': resource({
    POST: route({
      access: 'orders',
      summary: 'Teklif yaz; If-Match ile',
      returns: createdSpec(quoteShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: quoteSchema,
      call: ({ session, params, body, headers }) => saveQuote(session, params.key, body, ifMatch(headers)),
      reply: ({ quote, order }) =>
        createdReply(toJson(quoteShape, withAmounts(quote)), order, `/api/WorkOrders/${order.id}`),
    }),
  }),
  '[key]/resend': resource({
    POST: route({
      access: 'orders',
      summary: 'Takip bağlantısını yeniden gönder',
      returns: acceptedSpec('ETag'),
      fails: ['conflict', 'gone'],
      params: idParams,
      call: ({ session, params }) => resendLink(session, params.key),
      reply: (order) => acceptedReply(order),
    }),
  }),
  '[key]/seen': resource({
    POST: route({
      access: 'orders',
      summary: 'Yeni kararı ve fotoğrafları görüldü say',
      ...returnsVersion,
      params: idParams,
      call: ({ session, params }) => markSeen(session, params.key),
    }),
  }),
  // The ETag is the order's, which changes with its shipments.
  '[key]/shipments': resource({
    POST: route({
      access: 'orders',
      summary: 'Kargo ekle',
      returns: responseSpec(201, shipmentShape, ['ETag']),
      fails: ['conflict'],
      readsHeaders: ['Idempotency-Key'],
      params: idParams,
      body: shipmentSchema,
      call: ({ session, params, body, headers }) => addShipment(session, params.key, body, idempotencyKeyOf(headers)),
      reply: ({ shipment, order }) => {
        return { status: 201, headers: { ETag: entityTag(order) }, body: toJson(shipmentShape, shipment) }
      },
    }),
  }),
  '[key]/shipments/[shipmentId]': resource({
    PUT: route({
      access: 'orders',
      summary: 'Kargoyu değiştir',
      returns: itemSpec(shipmentShape),
      params: shipmentParams,
      body: shipmentSchema,
      call: ({ session, params, body }) => changeShipment(session, params.key, params.shipmentId, body),
      reply: ({ shipment, order }) => itemReply(toJson(shipmentShape, shipment), order),
    }),
    DELETE: route({
      access: 'orders',
      summary: 'Kargoyu sil',
      ...returnsVersion,
      params: shipmentParams,
      call: ({ session, params }) => removeShipment(session, params.key, params.shipmentId),
    }),
  }),
  '[key]/step': resource({
    POST: route({
      access: 'orders',
      summary: 'Adımı değiştir; If-Match ile',
      ...returnsItem(orderShape),
      fails: ['conflict', 'stale'],
      readsHeaders: ['Idempotency-Key'],
      params: idParams,
      body: stepMoveSchema,
      call: ({ session, params, body, headers }) =>
        moveOrder(session, params.key, body, {
          matchesVersion: ifMatch(headers),
          idempotencyKey: idempotencyKeyOf(headers),
        }),
    }),
  }),
  device: resource({
    GET: route({
      access: 'orders',
      summary: 'Bir cihazın önceki gelişleri; seri no nasıl yazılırsa yazılsın',
      ...returnsList(earlierOrderShape),
      query: deviceSchema,
      call: ({ session, query }) => listEarlierOrders(session, query),
    }),
  }),
  people: resource({
    GET: route({
      access: 'orders',
      summary: 'İş emirlerinden sorumlu olabilecek hesaplar',
      ...returnsList(orderPersonShape),
      call: ({ session }) => listPeople(session),
    }),
  }),
  several: resource({
    POST: route({
      access: 'orders',
      summary: 'Birlikte sorumlu ata',
      ...returnsBody(200, bulkResultShape),
      body: assignmentSchema,
      call: ({ session, body }) => assignOrders(session, body),
    }),
  }),
  counts: resource({
    GET: route({
      access: 'orders',
      summary: 'Adımlara, sıraya ve durumlara göre sayılar',
      ...returnsBody(200, countsShape),
      call: ({ session }) => readOrderSummary(session),
    }),
  }),
} satisfies Routes
