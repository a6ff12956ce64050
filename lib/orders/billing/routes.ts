import { z } from 'zod/mini'
import { csvReply, withCsvFlag } from '@/lib/api/csv'
import { pageQuery } from '@/lib/api/paging'
import {
  csvSpec,
  ifMatch,
  responseSpec,
  returnsBody,
  returnsCreated,
  returnsItem,
  returnsNothing,
  returnsPage,
} from '@/lib/api/replies'
import { idempotencyKeyOf, idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { toJson } from '@/lib/platform/output'
import { getOpenBalance } from '@/lib/orders/billing/customer/data'
import { getOrderBilling } from '@/lib/orders/billing/data'
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
const returnsBilling = returnsItem(orderBillingShape)

const returnsInvoice = returnsItem(invoiceShape)

/** The endpoints of /api/Billing by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'billing',
      summary: 'Liste, en eski teslim üstte',
      ...returnsPage(billingRowShape),
      query: z.intersection(pageQuery, billingFilterSchema),
      call: ({ session, query: { range, ...filter } }) => listBilling(session, filter, range),
    }),
  }),
  counts: resource({
    GET: route({
      access: 'billing',
      summary: 'Süzgeçlerin sayıları ve para birimine göre toplamları',
      ...returnsBody(200, billingCountsShape),
      call: ({ session }) => countBilling(session),
    }),
  }),
  'customers/[key]': resource({
    PATCH: route({
      access: 'billing',
      summary: 'Müşterinin vadesi, gün',
      ...returnsBody(200, openBalanceShape),
      params: idParams,
      body: customerTermsSchema,
      call: ({ session, params, body }) => changePaymentTerms(session, params.key, body),
    }),
    GET: route({
      access: 'billing',
      summary: 'Bir müşterinin açık hesabı',
      ...returnsBody(200, openBalanceShape),
      params: idParams,
      call: ({ session, params }) => getOpenBalance(session, params.key),
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
        asCsv ? csvReply(summary.name, table) : { status: 200, body: toJson(billingFileShape, summary) },
    }),
  }),
  invoices: resource({
    POST: route({
      access: 'billing',
      summary: 'Fatura yaz; bir müşterinin birden çok iş emrine de',
      ...returnsCreated('/api/Billing/invoices', invoiceShape),
      fails: ['conflict', 'not-found'],
      readsHeaders: ['Idempotency-Key'],
      body: invoiceSchema,
      call: ({ session, body, headers }) => createInvoice(session, body, idempotencyKeyOf(headers)),
    }),
  }),
  'invoices/[key]': resource({
    PUT: route({
      access: 'billing',
      summary: 'Faturayı değiştir; If-Match ile',
      ...returnsInvoice,
      fails: ['conflict', 'stale'],
      params: idParams,
      body: invoiceSchema,
      call: ({ session, params, body, headers }) => changeInvoice(session, params.key, body, ifMatch(headers)),
    }),
    DELETE: route({
      access: 'billing',
      summary: 'Yanlış yazılan faturayı sil; If-Match ile',
      ...returnsNothing,
      fails: ['stale'],
      params: idParams,
      call: ({ session, params, headers }) => deleteInvoice(session, params.key, ifMatch(headers)),
    }),
  }),
  'invoices/[key]/payments': resource({
    POST: route({
      access: 'billing',
      summary: 'Faturanın tamamına ödeme ekle; iş emirlerinin kalanına sırayla bölünür; If-Match ile',
      ...returnsInvoice,
      fails: ['conflict', 'stale'],
      readsHeaders: ['Idempotency-Key'],
      params: idParams,
      body: invoicePaymentSchema,
      call: ({ session, params, body, headers }) =>
        payInvoice(session, params.key, body, {
          matchesVersion: ifMatch(headers),
          idempotencyKey: idempotencyKeyOf(headers),
        }),
    }),
  }),
  'orders/[key]': resource({
    GET: route({
      access: 'billing',
      summary: 'Bir iş emrinin faturaları, ödemeleri, durumu',
      ...returnsBilling,
      params: idParams,
      call: ({ session, params }) => getOrderBilling(session, params.key),
    }),
    PATCH: route({
      access: 'billing',
      summary: 'Faturaya elle al ya da vadeyi değiştir; If-Match ile',
      ...returnsBilling,
      fails: ['stale'],
      params: idParams,
      body: accountChangeSchema,
      call: ({ session, params, body, headers }) => changeOrderAccount(session, params.key, body, ifMatch(headers)),
    }),
  }),
  'orders/[key]/differences/[of]': resource({
    PUT: route({
      access: 'billing',
      summary: 'Farkın nedenini yaz; If-Match ile',
      ...returnsBilling,
      fails: ['conflict', 'stale'],
      params: differenceParams,
      body: differenceSchema,
      call: ({ session, params, body, headers }) =>
        setExplanation(session, params.key, params.of, body, ifMatch(headers)),
    }),
    DELETE: route({
      access: 'billing',
      summary: 'Farkın nedenini geri al; If-Match ile',
      ...returnsBilling,
      fails: ['stale'],
      params: differenceParams,
      call: ({ session, params, headers }) => setExplanation(session, params.key, params.of, null, ifMatch(headers)),
    }),
  }),
  'orders/[key]/no-invoice': resource({
    PUT: route({
      access: 'billing',
      summary: '“Fatura yok” de ve nedenini yaz; If-Match ile',
      ...returnsBilling,
      fails: ['conflict', 'stale'],
      params: idParams,
      body: noInvoiceSchema,
      call: ({ session, params, body, headers }) => setNoInvoice(session, params.key, body, ifMatch(headers)),
    }),
    DELETE: route({
      access: 'billing',
      summary: '“Fatura yok” sözünü geri al; If-Match ile',
      ...returnsBilling,
      fails: ['stale'],
      params: idParams,
      call: ({ session, params, headers }) => setNoInvoice(session, params.key, null, ifMatch(headers)),
    }),
  }),
  'orders/[key]/payments': resource({
    POST: route({
      access: 'billing',
      summary: 'Ödeme ekle; If-Match ile',
      ...returnsBilling,
      fails: ['conflict', 'stale'],
      readsHeaders: ['Idempotency-Key'],
      params: idParams,
      body: paymentSchema,
      call: ({ session, params, body, headers }) =>
        addPayment(session, params.key, body, {
          matchesVersion: ifMatch(headers),
          idempotencyKey: idempotencyKeyOf(headers),
        }),
    }),
  }),
  'orders/[key]/payments/[paymentId]': resource({
    PUT: route({
      access: 'billing',
      summary: 'Ödemeyi değiştir; If-Match ile',
      ...returnsBilling,
      fails: ['stale'],
      params: paymentParams,
      body: paymentSchema,
      call: ({ session, params, body, headers }) =>
        setPayment(session, params.key, params.paymentId, body, ifMatch(headers)),
    }),
    DELETE: route({
      access: 'billing',
      summary: 'Yanlış yazılan ödemeyi sil; If-Match ile',
      ...returnsBilling,
      fails: ['stale'],
      params: paymentParams,
      call: ({ session, params, headers }) => setPayment(session, params.key, params.paymentId, null, ifMatch(headers)),
    }),
  }),
} satisfies Routes
