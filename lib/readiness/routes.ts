import { returnsAccepted, returnsBody, returnsNothing } from '@/lib/api/replies'
import { resource, route, type Routes } from '@/lib/api/route'
import { readReadiness } from '@/lib/readiness/data'
import { answerPoint, closeReadiness, sendTestMail } from '@/lib/readiness/mutations'
import { readinessShape } from '@/lib/readiness/output'
import { answerSchema, pointParams, testMailSchema } from '@/lib/readiness/schema'

/** The endpoints of /api/Readiness by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'settings',
      summary: 'Yayına hazırlığın maddeleri',
      ...returnsBody(200, readinessShape),
      call: ({ session }) => readReadiness(session),
    }),
    DELETE: route({
      access: 'settings',
      summary: 'Listeyi kapat',
      ...returnsNothing,
      fails: ['conflict'],
      call: ({ session }) => closeReadiness(session),
    }),
  }),
  'points/[point]': resource({
    PUT: route({
      access: 'settings',
      summary: 'Maddeyi yanıtla; null geri alır',
      ...returnsNothing,
      fails: ['conflict'],
      params: pointParams,
      body: answerSchema,
      call: ({ session, params, body }) => answerPoint(session, params.point, body),
    }),
  }),
  'test-mail': resource({
    POST: route({
      access: 'settings',
      summary: 'Deneme e-postası gönder',
      ...returnsAccepted,
      fails: ['rate-limited'],
      body: testMailSchema,
      call: ({ session, body }) => sendTestMail(session, body),
    }),
  }),
} satisfies Routes
