import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/**
 * Why an order needs attention: a repair that may begin, a new decision, a new photo by the customer, a quote without an answer, an
 * expired quote, a promised day that has passed, an awaited part, a reopening, a promised day that has come, a late part, a quote
 * that expires tomorrow, or a device that has not been picked up for days. Each is a filter, with its label, its value in the URL,
 * and the noun in 'X yok'.
 */
export const ATTENTION_WORDS = {
  ready: { label: 'Onarıma hazır', slug: 'onarima-hazir', none: 'onarıma hazır iş emri' },
  'new-decision': { label: 'Yeni karar', slug: 'yeni-karar', none: 'yeni karar' },
  'new-photo': { label: 'Yeni fotoğraf', slug: 'yeni-fotograf', none: 'yeni fotoğraf' },
  unanswered: { label: 'Yanıt bekleyen', slug: 'yanit-bekleyen', none: 'yanıt bekleyen teklif' },
  expired: { label: 'Süresi dolan', slug: 'suresi-dolan', none: 'süresi dolan teklif' },
  late: { label: 'Geciken', slug: 'geciken', none: 'geciken iş emri' },
  part: { label: 'Parça beklenen', slug: 'parca-beklenen', none: 'parça bekleyen iş emri' },
  reopened: { label: 'Yeniden açılan', slug: 'yeniden-acilan', none: 'yeniden açılan iş emri' },
  due: { label: ORDER_FIELDS.promisedOn.label, slug: 'soz-verilen-gun', none: 'söz verilen günü gelen iş emri' },
  'late-part': { label: 'Geciken parça', slug: 'geciken-parca', none: 'parçası geciken iş emri' },
  ending: { label: 'Yarın biten teklif', slug: 'yarin-biten', none: 'yarın biten teklif' },
  'not-fetched': { label: 'Teslim alınmayan', slug: 'teslim-alinmayan', none: 'teslim alınmayan cihaz' },
} as const
export type Attention = keyof typeof ATTENTION_WORDS

export const ATTENTION = Object.keys(ATTENTION_WORDS) as [Attention, ...Attention[]]

/** Returns the path of the list of orders that need attention for a reason. */
export const attentionPath = (attention: Attention) => `${ADMIN_PATHS.orders}?suz=${ATTENTION_WORDS[attention].slug}`
