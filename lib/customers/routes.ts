import {
  responseSpec,
  createdSpec,
  createdReply,
  emptySpec,
  emptyReply,
  ifMatch,
  itemSpec,
  itemReply,
  listSpec,
  listReply,
} from '@/lib/api/replies'
import { pageQuery } from '@/lib/api/paging'
import { idempotencyKeyOf, idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { getCustomer, listCustomers, listDuplicates } from '@/lib/customers/data'
import { createCustomer, mergeCustomers, recordDistinct, updateCustomer } from '@/lib/customers/mutations'
import {
  customerRowShape,
  customerShape,
  duplicatesShape,
  serializeCustomer,
  serializeCustomerRow,
  serializeDuplicates,
} from '@/lib/customers/output'
import { customerSchema, distinctSchema, mergeSchema } from '@/lib/customers/schema'

/** The endpoints of /api/Customers by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'orders',
      summary: 'Liste, son iş emri üstte; seri no ile de bulur',
      returns: listSpec(customerRowShape),
      query: pageQuery,
      call: ({ session, query: { range, search } }) => listCustomers(session, range, search),
      reply: ({ items, total }) => listReply(items.map(serializeCustomerRow), total),
    }),
    POST: route({
      access: 'orders',
      summary: 'Yeni müşteri',
      returns: createdSpec(customerShape),
      readsHeaders: ['Idempotency-Key'],
      body: customerSchema,
      call: ({ session, body, headers }) => createCustomer(session, body, idempotencyKeyOf(headers)),
      reply: (customer) => createdReply(serializeCustomer(customer), customer, `/api/Customers/${customer.id}`),
    }),
  }),
  '[key]': resource({
    GET: route({
      access: 'orders',
      summary: 'Bir müşteri: cihazları, iş emirleri, mesajları',
      returns: itemSpec(customerShape),
      params: idParams,
      call: ({ session, params }) => getCustomer(session, params.key),
      reply: (customer) => itemReply(serializeCustomer(customer), customer),
    }),
    PUT: route({
      access: 'orders',
      summary: 'Değiştir; If-Match ile',
      returns: itemSpec(customerShape),
      fails: ['stale'],
      params: idParams,
      body: customerSchema,
      call: ({ session, params, body, headers }) => updateCustomer(session, params.key, body, ifMatch(headers)),
      reply: (customer) => itemReply(serializeCustomer(customer), customer),
    }),
  }),
  '[key]/distinct': resource({
    POST: route({
      access: 'orders',
      summary: 'Aynı kişi olmadıklarını yaz',
      returns: emptySpec(),
      fails: ['conflict'],
      params: idParams,
      body: distinctSchema,
      call: ({ session, params, body }) => recordDistinct(session, params.key, body),
      reply: () => emptyReply(),
    }),
  }),
  '[key]/merge': resource({
    POST: route({
      access: 'orders',
      summary: 'Başka bir kaydı buna kat; If-Match ile',
      returns: itemSpec(customerShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: mergeSchema,
      call: ({ session, params, body, headers }) => mergeCustomers(session, params.key, body, ifMatch(headers)),
      reply: (customer) => itemReply(serializeCustomer(customer), customer),
    }),
  }),
  duplicates: resource({
    GET: route({
      access: 'orders',
      summary: 'Aynı kişi olabilecek kayıtlar',
      returns: responseSpec(200, duplicatesShape),
      call: ({ session }) => listDuplicates(session),
      reply: (pairs) => ({ status: 200, body: serializeDuplicates(pairs) }),
    }),
  }),
} satisfies Routes
