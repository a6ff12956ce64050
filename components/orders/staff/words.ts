import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { OrderSort } from '@/lib/orders/order/schema'
import type { TurnOn } from '@/lib/orders/turn/turn'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { istanbulDay } from '@/lib/platform/turkish/dates'

/** Texts of the filter by whose turn it is. `none` completes 'there is no …', `counted` precedes a number of orders. */
export const TURN_WORDS: Record<TurnOn, { label: string; slug: string; none: string; counted: string }> = {
  us: { label: 'Bizde', slug: 'bizde', none: 'bizde bekleyen iş emri', counted: 'Bizde bekleyen' },
  customer: {
    label: 'Müşteride',
    slug: 'musteride',
    none: 'müşteride bekleyen iş emri',
    counted: 'Müşteride bekleyen',
  },
  part: { label: 'Parçada', slug: 'parcada', none: 'parça bekleyen iş emri', counted: 'Parça bekleyen' },
}

/** Texts of the sort orders: label, value in the URL, and a note on what comes first. */
export const SORT_WORDS: Record<OrderSort, { label: string; slug: string; note: string }> = {
  changed: { label: 'Son değişen', slug: 'degisen', note: 'son değişen üstte' },
  waiting: { label: 'En uzun bekleyen', slug: 'bekleyen', note: 'en uzun bekleyen üstte' },
  promised: { label: ORDER_FIELDS.promisedOn.label, slug: 'soz', note: 'söz verilen günü en yakın olan üstte' },
}

export const MINE_WORDS = { label: 'Benim işlerim', slug: 'benim', none: 'sizin açık iş emriniz' }

export function reopenedWords(order: { reopenedAt: string | null; warrantyUntil: string | null }): string {
  const { reopenedAt, warrantyUntil } = order
  const wasCovered = reopenedAt && warrantyUntil && warrantyUntil >= istanbulDay(new Date(reopenedAt))
  return wasCovered ? 'Yeniden açıldı, garantideydi' : 'Yeniden açıldı'
}

/** The beginnings of error messages, as in the specification of work orders. The reason follows. */
export const ORDER_LIST_ERROR = 'İş emirleri yüklenirken bir hata oluştu: '
export const ORDER_LOAD_ERROR = 'İş emri yüklenirken bir hata oluştu: '
export const ORDER_SAVE_ERROR = 'İş emri kaydedilirken bir hata oluştu: '

export const orderSaveFailure = ({ message }: { message: string }): FormFailure => ({
  text: ORDER_SAVE_ERROR + message,
})
