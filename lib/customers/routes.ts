import { ifMatch, returnsBody, returnsCreated, returnsItem, returnsNothing, returnsPage } from '@/lib/api/replies'
import { pageQuery } from '@/lib/api/paging'
import { idempotencyKeyOf, idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { getCustomer, listCustomers, listDuplicates } from '@/lib/customers/data'
import { createCustomer, mergeCustomers, recordDistinct, updateCustomer } from '@/lib/customers/mutations'
import { customerRowShape, customerShape, duplicatesShape } from '@/lib/customers/output'
import { customerSchema, distinctSchema, mergeSchema } from '@/lib/customers/schema'

/** The endpoints of /api/Customers by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'orders',
      summary: 'Liste, son iş emri üstte; seri no ile de bulur',
      ...returnsPage(customerRowShape),
      query: pageQuery,
      call: ({ session, query: { range, search } }) => listCustomers(session, range, search),
    }),
    POST: route({
      access: 'orders',
      summary: 'Yeni müşteri',
      ...returnsCreated('/api/Customers', customerShape),
      readsHeaders: ['Idempotency-Key'],
      body: customerSchema,
      call: ({ session, body, headers }) => createCustomer(session, body, idempotencyKeyOf(headers)),
    }),
  }),
  '[key]': resource({
    GET: route({
      access: 'orders',
      summary: 'Bir müşteri: cihazları, iş emirleri, mesajları',
      ...returnsItem(customerShape),
      params: idParams,
      call: ({ session, params }) => getCustomer(session, params.key),
    }),
    PUT: route({
      access: 'orders',
      summary: 'Değiştir; If-Match ile',
      ...returnsItem(customerShape),
      fails: ['stale'],
      params: idParams,
      body: customerSchema,
      call: ({ session, params, body, headers }) => updateCustomer(session, params.key, body, ifMatch(headers)),
    }),
  }),
  '[key]/distinct': resource({
    POST: route({
      access: 'orders',
      summary: 'Aynı kişi olmadıklarını yaz',
      ...returnsNothing,
      fails: ['conflict'],
      params: idParams,
      body: distinctSchema,
      call: ({ session, params, body }) => recordDistinct(session, params.key, body),
    }),
  }),
  '[key]/merge': resource({
    POST: route({
      access: 'orders',
      summary: 'Başka bir kaydı buna kat; If-Match ile',
      ...returnsItem(customerShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: mergeSchema,
      call: ({ session, params, body, headers }) => mergeCustomers(session, params.key, body, ifMatch(headers)),
    }),
  }),
  duplicates: resource({
    GET: route({
      access: 'orders',
      summary: 'Aynı kişi olabilecek kayıtlar',
      ...returnsBody(200, duplicatesShape),
      call: ({ session }) => listDuplicates(session),
    }),
  }),
} satisfies Routes
