import type { Attention, DecidedHow, Decision, OrderState } from '@/lib/orders/schema'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const STATE_WORDS: Record<OrderState, string> = {
  open: 'Açık',
  delivered: 'Teslim edildi',
  returned: 'Onarılmadan iade',
  cancelled: 'İptal edildi',
}

/** What an order wants of staff, as a filter: its name, its word in the address, and what there is none of. */
export const ATTENTION_WORDS: Record<Attention, { label: string; slug: string; none: string }> = {
  'new-decision': { label: 'Yeni karar', slug: 'yeni-karar', none: 'yeni karar' },
  'new-photo': { label: 'Yeni fotoğraf', slug: 'yeni-fotograf', none: 'yeni fotoğraf' },
  unanswered: { label: 'Yanıt bekleyen', slug: 'yanit-bekleyen', none: 'yanıt bekleyen teklif' },
  expired: { label: 'Süresi dolan', slug: 'suresi-dolan', none: 'süresi dolan teklif' },
  late: { label: 'Geciken', slug: 'geciken', none: 'geciken iş emri' },
}

/** Returns the address of the list with one of these filters. */
export const attentionPath = (attention: Attention) => `${ADMIN_PATHS.orders}?suz=${ATTENTION_WORDS[attention].slug}`

/** Says that a closed order was opened again, and whether its repair was under warranty then. */
export function reopenedWords(order: { reopenedAt: string | null; warrantyUntil: string | null }): string {
  const { reopenedAt, warrantyUntil } = order
  const wasCovered = reopenedAt && warrantyUntil && warrantyUntil >= istanbulDay(new Date(reopenedAt))
  return wasCovered ? 'Yeniden açıldı, garantideydi' : 'Yeniden açıldı'
}

/** How a decided quote stands. */
export const DECIDED_WORDS: Record<Decision, string> = { approved: 'onaylandı', declined: 'onaylanmadı' }

export const HOW_WORDS: Record<DecidedHow, string> = {
  page: 'kendi sayfasından',
  phone: 'telefonla',
  writing: 'yazıyla',
  'in-person': 'yüz yüze',
}

/** Words before {reason}, fixed by the specification of work orders. */
export const LIST_ERROR = 'İş emirleri yüklenirken bir hata oluştu: '
export const LOAD_ERROR = 'İş emri yüklenirken bir hata oluştu: '
export const SAVE_ERROR = 'İş emri kaydedilirken bir hata oluştu: '
