import { z } from 'zod/mini'
import { csvReply, withCsvFlag } from '@/lib/api/csv'
import { pageQuery } from '@/lib/api/paging'
import {
  responseSpec,
  createdSpec,
  createdReply,
  csvSpec,
  emptySpec,
  emptyReply,
  ifMatch,
  itemSpec,
  itemReply,
  listSpec,
  listReply,
} from '@/lib/api/replies'
import { idempotencyKeyOf, idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { getOpenBalance } from '@/lib/orders/billing/customer/data'
import { getOrderBilling, type OrderBilling, withSums } from '@/lib/orders/billing/data'
import { readBillingFile } from '@/lib/orders/billing/file/data'
import { countBilling, listBilling } from '@/lib/orders/billing/list/data'
import {
  addPayment,
  changeOrderAccount,
  changeInvoice,
  setPayment,
  changePaymentTerms,
  deleteInvoice,
  setExplanation,
  setNoInvoice,
  createInvoice,
  payInvoice,
} from '@/lib/orders/billing/mutations'
import {
  billingCountsShape,
  billingFileShape,
  billingRowShape,
  invoiceShape,
  openBalanceShape,
  orderBillingShape,
  serializeBillingCounts,
  serializeBillingFile,
  serializeBillingRow,
  serializeInvoice,
  serializeOpenBalance,
  serializeOrderBilling,
} from '@/lib/orders/billing/output'
import {
  accountChangeSchema,
  billingFilterSchema,
  customerTermsSchema,
  differenceParams,
  differenceSchema,
  fileParams,
  invoicePaymentSchema,
  invoiceSchema,
  noInvoiceSchema,
  paymentParams,
  paymentSchema,
  periodSchema,
} from '@/lib/orders/billing/schema'

// Calls about an order return all its invoices and payments. The ETag is the version of the order's account.
const billingReply = (billing: OrderBilling) => itemReply(serializeOrderBilling(billing), billing)

/** The endpoints of /api/Billing by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'billing',
      summary: 'Liste, en eski teslim üstte',
      returns: listSpec(billingRowShape),
      query: z.intersection(pageQuery, billingFilterSchema),
      call: ({ session, query: { range, ...filter } }) => listBilling(session, filter, range),
      reply: ({ items, total }) => listReply(items.map(serializeBillingRow), total),
    }),
  }),
  counts: resource({
    GET: route({
      access: 'billing',
      summary: 'Süzgeçlerin sayıları ve para birimine göre toplamları',
      returns: responseSpec(200, billingCountsShape),
      call: ({ session }) => countBilling(session),
      reply: (counts) => ({ status: 200, body: serializeBillingCounts(counts) }),
    }),
  }),
  'customers/[key]': resource({
    PATCH: route({
      access: 'billing',
      summary: 'Müşterinin vadesi, gün',
      returns: responseSpec(200, openBalanceShape),
      params: idParams,
      body: customerTermsSchema,
      call: ({ session, params, body }) => changePaymentTerms(session, params.key, body),
      reply: (balance) => ({ status: 200, body: serializeOpenBalance(balance) }),
    }),
    GET: route({
      access: 'billing',
      summary: 'Bir müşterinin açık hesabı',
      returns: responseSpec(200, openBalanceShape),
      params: idParams,
      call: ({ session, params }) => getOpenBalance(session, params.key),
      reply: (balance) => ({ status: 200, body: serializeOpenBalance(balance) }),
    }),
  }),
  'files/[file]': resource({
    GET: route({
      access: 'billing',
      summary: 'Muhasebeciye dosya: satır sayısı, toplamlar, eksik vergi numaraları; CSV de verir',
      returns: [responseSpec(200, billingFileShape), csvSpec],
      params: fileParams,
      query: periodSchema,
      call: async ({ session, params: { file }, query, headers }) =>
        withCsvFlag({ session, headers, kind: 'invoice' }, await readBillingFile(session, file, query)),
      reply: ({ asCsv, table, ...summary }) =>
        asCsv ? csvReply(summary.name, table) : { status: 200, body: serializeBillingFile(summary) },
    }),
  }),
  invoices: resource({
    POST: route({
      access: 'billing',
      summary: 'Fatura yaz; bir müşterinin birden çok iş emrine de',
      returns: createdSpec(invoiceShape),
      fails: ['conflict', 'not-found'],
      readsHeaders: ['Idempotency-Key'],
      body: invoiceSchema,
      call: ({ session, body, headers }) => createInvoice(session, body, idempotencyKeyOf(headers)),
      reply: (invoice) =>
        createdReply(serializeInvoice(withSums(invoice)), invoice, `/api/Billing/invoices/${invoice.id}`),
    }),
  }),
  'invoices/[key]': resource({
    PUT: route({
      access: 'billing',
      summary: 'Faturayı değiştir; If-Match ile',
      returns: itemSpec(invoiceShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: invoiceSchema,
      call: ({ session, params, body, headers }) => changeInvoice(session, params.key, body, ifMatch(headers)),
      reply: (invoice) => itemReply(serializeInvoice(withSums(invoice)), invoice),
    }),
    DELETE: route({
      access: 'billing',
      summary: 'Yanlış yazılan faturayı sil; If-Match ile',
      returns: emptySpec(),
      fails: ['stale'],
      params: idParams,
      call: ({ session, params, headers }) => deleteInvoice(session, params.key, ifMatch(headers)),
      reply: () => emptyReply(),
    }),
  }),
  'invoices/[key]/payments': resource({
    POST: route({
      access: 'billing',
      summary: 'Faturanın tamamına ödeme ekle; iş emirlerinin kalanına sırayla bölünür; If-Match ile',
      returns: itemSpec(invoiceShape),
      fails: ['conflict', 'stale'],
      readsHeaders: ['Idempotency-Key'],
      params: idParams,
      body: invoicePaymentSchema,
      call: ({ session, params, body, headers }) =>
        payInvoice(session, params.key, body, {
          matchesVersion: ifMatch(headers),
          idempotencyKey: idempotencyKeyOf(headers),
        }),
      reply: (invoice) => itemReply(serializeInvoice(withSums(invoice)), invoice),
    }),
  }),
  'orders/[key]': resource({
    GET: route({
      access: 'billing',
      summary: 'Bir iş emrinin faturaları, ödemeleri, durumu',
      returns: itemSpec(orderBillingShape),
      params: idParams,
      call: ({ session, params }) => getOrderBilling(session, params.key),
      reply: billingReply,
    }),
    PATCH: route({
      access: 'billing',
      summary: 'Faturaya elle al ya da vadeyi değiştir; If-Match ile',
      returns: itemSpec(orderBillingShape),
      fails: ['stale'],
      params: idParams,
      body: accountChangeSchema,
      call: ({ session, params, body, headers }) => changeOrderAccount(session, params.key, body, ifMatch(headers)),
      reply: billingReply,
    }),
  }),
  'orders/[key]/differences/[of]': resource({
    PUT: route({
      access: 'billing',
      summary: 'Farkın nedenini yaz; If-Match ile',
      returns: itemSpec(orderBillingShape),
      fails: ['conflict', 'stale'],
      params: differenceParams,
      body: differenceSchema,
      call: ({ session, params, body, headers }) =>
        setExplanation(session, params.key, params.of, body, ifMatch(headers)),
      reply: billingReply,
    }),
    DELETE: route({
      access: 'billing',
      summary: 'Farkın nedenini geri al; If-Match ile',
      returns: itemSpec(orderBillingShape),
      fails: ['stale'],
      params: differenceParams,
      call: ({ session, params, headers }) => setExplanation(session, params.key, params.of, null, ifMatch(headers)),
      reply: billingReply,
    }),
  }),
  'orders/[key]/no-invoice': resource({
    PUT: route({
      access: 'billing',
      summary: '“Fatura yok” de ve nedenini yaz; If-Match ile',
      returns: itemSpec(orderBillingShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: noInvoiceSchema,
      call: ({ session, params, body, headers }) => setNoInvoice(session, params.key, body, ifMatch(headers)),
      reply: billingReply,
    }),
    DELETE: route({
      access: 'billing',
      summary: '“Fatura yok” sözünü geri al; If-Match ile',
      returns: itemSpec(orderBillingShape),
      fails: ['stale'],
      params: idParams,
      call: ({ session, params, headers }) => setNoInvoice(session, params.key, null, ifMatch(headers)),
      reply: billingReply,
    }),
  }),
  'orders/[key]/payments': resource({
    POST: route({
      access: 'billing',
      summary: 'Ödeme ekle; If-Match ile',
      returns: itemSpec(orderBillingShape),
      fails: ['conflict', 'stale'],
      readsHeaders: ['Idempotency-Key'],
      params: idParams,
      body: paymentSchema,
      call: ({ session, params, body, headers }) =>
        addPayment(session, params.key, body, {
          matchesVersion: ifMatch(headers),
          idempotencyKey: idempotencyKeyOf(headers),
        }),
      reply: billingReply,
    }),
  }),
  'orders/[key]/payments/[paymentId]': resource({
    PUT: route({
      access: 'billing',
      summary: 'Ödemeyi değiştir; If-Match ile',
      returns: itemSpec(orderBillingShape),
      fails: ['stale'],
      params: paymentParams,
      body: paymentSchema,
      call: ({ session, params, body, headers }) =>
        setPayment(session, params.key, params.paymentId, body, ifMatch(headers)),
      reply: billingReply,
    }),
    DELETE: route({
      access: 'billing',
      summary: 'Yanlış yazılan ödemeyi sil; If-Match ile',
      returns: itemSpec(orderBillingShape),
      fails: ['stale'],
      params: paymentParams,
      call: ({ session, params, headers }) => setPayment(session, params.key, params.paymentId, null, ifMatch(headers)),
      reply: billingReply,
    }),
  }),
} satisfies Routes
