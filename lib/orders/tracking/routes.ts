import { z } from 'zod/mini'
import { pdfSpec, pdfReply, returnsAccepted, returnsBody } from '@/lib/api/replies'
import { clientOf, tokenParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { requestLink } from '@/lib/orders/tracking/mutations'
import { getCustomerPaper } from '@/lib/orders/paper/papers'
import { addCustomerPhoto, findOrderForPhotos } from '@/lib/orders/photo/mutations'
import { decide } from '@/lib/orders/quote/mutations'
import { decisionSchema } from '@/lib/orders/quote/schema'
import { trackingRequestSchema } from '@/lib/orders/tracking/schema'
import { getCustomerOrder } from '@/lib/orders/tracking/data'
import { customerOrderShape, customerPhotoShape } from '@/lib/orders/tracking/output'
import { paperFileParam } from '@/lib/papers/schema'
import { photoSchema } from '@/lib/photos/schema'

const paperParams = z.extend(tokenParams, { file: paperFileParam })

/** The endpoints of /api/Tracking by sub-path. */
export const routes = {
  '': resource({
    POST: route({
      access: 'anyone',
      summary: 'Takip bağlantısını iste',
      ...returnsAccepted,
      fails: ['rate-limited'],
      body: trackingRequestSchema,
      call: ({ body, headers }) => requestLink(body, clientOf(headers)),
    }),
  }),
  '[token]': resource({
    GET: route({
      access: 'anyone',
      summary: 'Müşterinin gördüğü iş emri',
      ...returnsBody(200, customerOrderShape),
      fails: ['gone'],
      params: tokenParams,
      call: ({ params }) => getCustomerOrder(params.token),
    }),
  }),
  '[token]/decision': resource({
    POST: route({
      access: 'anyone',
      summary: 'Teklife karar ver',
      ...returnsBody(200, customerOrderShape),
      fails: ['conflict', 'gone'],
      params: tokenParams,
      body: decisionSchema,
      call: ({ params, body }) => decide(params.token, body),
    }),
  }),
  '[token]/papers/[file]': resource({
    GET: route({
      access: 'anyone',
      summary: 'Belge, PDF; taslaklar hariç',
      returns: pdfSpec,
      fails: ['gone'],
      params: paperParams,
      call: ({ params, headers }) => getCustomerPaper(params.token, params.file, clientOf(headers)),
      reply: pdfReply,
    }),
  }),
  '[token]/photos': resource({
    POST: route({
      access: 'anyone',
      summary: 'Fotoğraf ekle',
      ...returnsBody(201, customerPhotoShape),
      fails: ['conflict', 'gone', 'rate-limited'],
      params: tokenParams,
      admit: ({ params }) => findOrderForPhotos(params.token),
      takes: 'form',
      body: photoSchema,
      call: ({ params, body, headers }) => addCustomerPhoto(params.token, body.file, clientOf(headers)),
    }),
  }),
} satisfies Routes
