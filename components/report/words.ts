import { STEP_TEXTS, type Step } from '@/lib/orders/steps'
import {
  type Amounts,
  type Billed,
  type Bucket,
  type Decisions,
  type PromisedCount,
  MIN_FOR_MEDIAN,
  type OrderFigures,
  type SiteFigures,
  type Spread,
  type Unit,
  type Unpaid,
} from '@/lib/report/report'
import { formatMoney } from '@/lib/platform/turkish/money'
import { decisionsIn } from '@/lib/report/tables'
import { whenOf } from './bucket-labels'
import { formatCount, formatShare, formatTenths, formatWhole } from '@/lib/report/figures'

/** The sentence above a plot. `strong` is its bold beginning. */
export type Finding = { strong: string; rest?: string }

const join = (parts: readonly string[]) => new Intl.ListFormat('tr').format(parts)

function peakText(buckets: readonly (Bucket & { count: number })[], unit: Unit): string {
  const filledBuckets = buckets.filter(({ count }) => count > 0)
  const [first] = filledBuckets
  if (!first || buckets.length === 1) return ''
  if (filledBuckets.length === 1) return ` Hepsi ${whenOf(first, unit)}.`
  const highest = Math.max(...filledBuckets.map(({ count }) => count))
  const peaks = filledBuckets.filter(({ count }) => count === highest)
  return peaks.length === 1 ? ` En çok ${whenOf(peaks[0]!, unit)}: ${formatCount(highest)}.` : ''
}

export function openedFinding({ total, previous, buckets }: OrderFigures['opened'], unit: Unit): Finding {
  const comparison = previous > 0 ? `, önceki dönemde ${formatCount(previous)}.` : ', önceki dönemde yok.'
  if (total === 0) return { strong: 'Bu dönemde iş emri açılmadı', rest: previous > 0 ? comparison : '.' }
  return { strong: `${formatCount(total)} iş emri açıldı`, rest: comparison + peakText(buckets, unit) }
}

export function closedFinding({ delivered, returned, cancelled, previous }: OrderFigures['closed']): Finding {
  const comparison = previous > 0 ? ` Önceki dönemde toplam ${formatCount(previous)}.` : ''
  const others = [
    returned > 0 && `${formatCount(returned)} onarılmadan iade`,
    cancelled > 0 && `${formatCount(cancelled)} iptal`,
  ].filter((part): part is string => Boolean(part))
  if (delivered === 0 && others.length === 0) return { strong: 'Bu dönemde kapanan iş emri yok.', rest: comparison }
  const strong = delivered === 0 ? 'Teslim edilen cihaz yok' : `${formatCount(delivered)} cihaz onarılıp teslim edildi`
  return { strong, rest: `${['', ...others].join(', ')}.${comparison}` }
}

export function ordersByStepFinding(steps: OrderFigures['ordersByStep']): Finding {
  const total = steps.reduce((sum, { count }) => sum + count, 0)
  const strong = total === 0 ? 'Açık iş emri yok.' : `${formatCount(total)} açık iş emri.`
  return { strong, rest: ' Dönemden bağımsız, şu anki durum.' }
}

const FEW_VALUES_NOTE = ' Beşten az işte ortanca yerine işlerin kendisi çizilir.'

export function stepDaysFinding(steps: OrderFigures['stepDays']): Finding {
  const [longest] = steps
    .filter((step): step is typeof step & { median: number; p90: number } => step.median !== null && step.p90 !== null)
    .toSorted((a, b) => b.median - a.median)
  if (longest) {
    const rest = ` yarısı ${formatTenths(longest.median)} günde, onda dokuzu ${formatTenths(longest.p90)} günde geçti.`
    return { strong: `En uzun bekleten adım ${STEP_TEXTS[longest.step as Step].title}:`, rest }
  }
  if (steps.every(({ count }) => count === 0)) return { strong: 'Bu dönemde bir adımı geçen iş yok.' }
  return { strong: 'Adımları geçen iş az.', rest: FEW_VALUES_NOTE }
}

export function deliveryFinding({ current, previous }: OrderFigures['delivery']): Finding {
  if (current.count === 0) return { strong: 'Bu dönemde teslim edilen cihaz yok.' }
  if (current.median === null || current.p90 === null) {
    return { strong: `Yalnız ${current.count} cihaz teslim edildi.`, rest: FEW_VALUES_NOTE }
  }
  const comparison =
    previous.median === null || previous.p90 === null
      ? ''
      : ` Önceki dönemde ${formatTenths(previous.median)} ve ${formatTenths(previous.p90)} gün.`
  const rest = `, onda dokuzu ${formatTenths(current.p90)} günde teslim edildi.${comparison}`
  return { strong: `Cihazların yarısı ${formatTenths(current.median)} günde`, rest }
}

export function promisesText({ kept, total }: PromisedCount, previous: PromisedCount): string {
  const comparison = previous.total > 0 ? `; önceki dönemde ${formatShare(previous.kept, previous.total)}` : ''
  if (total === 0) return `Gün sözü verilip teslim edilen iş yok${comparison}.`
  return `${formatCount(total)} işin ${formatCount(kept)} tanesinde${comparison}.`
}

function hoursWords(hours: number): string {
  const days = hours >= 48 ? ` (${formatTenths(hours / 24)} gün)` : ''
  return `${formatTenths(hours)} saatte${days}`
}

export function decisionHoursFinding({ current }: OrderFigures['decisionHours']): Finding {
  if (current.count === 0) return { strong: 'Bu dönemde karar verilen teklif yok.' }
  if (current.median === null || current.p90 === null) {
    const rest = ' Beşten az kararda ortanca yerine kararların kendisi çizilir.'
    return { strong: `Yalnız ${current.count} karar verildi.`, rest }
  }
  return {
    strong: `Müşterilerin yarısı ${hoursWords(current.median)} karar verdi`,
    rest: `, onda dokuzu ${hoursWords(current.p90)}.`,
  }
}

export const OUTCOMES = [
  { outcome: 'approved', label: 'Onaylandı', fill: 'solid' },
  { outcome: 'waiting', label: 'Yanıt bekliyor', fill: 'hatch' },
  { outcome: 'declined', label: 'Onaylanmadı', fill: 'cross' },
  { outcome: 'expired', label: 'Süresi doldu', fill: 'dots' },
] as const satisfies readonly { outcome: keyof Decisions; label: string; fill: string }[]

const ONLY_ONE: Record<keyof Decisions, string> = {
  approved: ' onaylandı',
  waiting: ' yanıt bekliyor',
  declined: ' onaylanmadı',
  expired: 'in süresi doldu',
}

export function decisionsFinding({ current, previous }: OrderFigures['decisions']): Finding {
  const [total, previousTotal] = [decisionsIn(current), decisionsIn(previous)]
  const previousShare = formatShare(previous.approved, previousTotal)
  const comparison = previousShare && ` Önceki dönemde ${previousShare}.`
  const { approved } = current
  if (total === 0) {
    const rest = previousShare && ` Önceki dönemde onaylanan ${previousShare}.`
    return { strong: 'Bu dönemde gönderilen teklif yok.', rest }
  }
  if (total === 1) {
    const { outcome } = OUTCOMES.find((candidate) => current[candidate.outcome] === 1)!
    return { strong: `Gönderilen tek teklif${ONLY_ONE[outcome]}.`, rest: comparison }
  }
  if (approved === 0) return { strong: `${formatCount(total)} teklif gönderildi, onaylanan yok.`, rest: comparison }
  if (approved === total) return { strong: `${formatCount(total)} teklifin hepsi onaylandı.`, rest: comparison }
  return {
    strong: `${formatCount(total)} tekliften ${formatCount(approved)} tanesi onaylandı`,
    rest: `, ${formatShare(approved, total)}.${comparison}`,
  }
}

export function amountsFinding(amounts: Amounts): Finding {
  const currentSums = amounts.filter(({ total }) => total > 0)
  const previousSums = amounts.filter(({ previous }) => previous > 0)
  const currentText = join(currentSums.map(({ total, currency }) => formatWhole(total, currency)))
  const previousText = join(previousSums.map(({ previous, currency }) => formatWhole(previous, currency)))
  const rest = `${previousText && ` Önceki dönemde ${previousText}.`}${amounts.length > 1 ? ' Para birimleri toplanmaz.' : ''}`
  if (currentSums.length === 0) return { strong: 'Bu dönemde onaylanan tutar yok.', rest }
  return { strong: `${currentText} onaylandı`, rest: `, KDV hariç.${rest}` }
}

export function billedFinding(billed: Billed): Finding {
  const billedSums = billed.filter(({ invoiced, paid }) => invoiced > 0 || paid > 0)
  if (billedSums.length === 0) return { strong: 'Bu dönemde fatura da ödeme de yok.' }
  const sumsOf = (name: 'invoiced' | 'paid') => join(billedSums.map((sums) => formatWhole(sums[name], sums.currency)))
  const rest = billedSums.length > 1 ? ' Para birimleri toplanmaz.' : ''
  return { strong: `${sumsOf('invoiced')} faturalandı, ${sumsOf('paid')} ödendi.`, rest }
}

export function unpaidFinding(unpaid: Unpaid): Finding {
  const unpaidSums = unpaid.filter(({ total }) => total > 0)
  const overdueSums = unpaid.filter(({ overdue }) => overdue > 0)
  if (unpaidSums.length === 0) return { strong: 'Ödenmemiş fatura yok.' }
  const overdueText = join(overdueSums.map(({ overdue, currency }) => formatMoney(overdue, currency)))
  return {
    strong: `${join(unpaidSums.map(({ total, currency }) => formatMoney(total, currency)))} ödenmedi`,
    rest: `${overdueText ? `, ${overdueText} tutarının vadesi geçti` : ''}. Dönemden bağımsız.`,
  }
}

export function warrantyFinding(warranty: OrderFigures['warranty']): Finding {
  const { delivered, back, previousDelivered, previousBack } = warranty
  const comparison = previousDelivered > 0 ? ` Önceki dönemde ${formatShare(previousBack, previousDelivered)}.` : ''
  if (delivered === 0) return { strong: 'Bu dönemde teslim edilen cihaz yok.' }
  if (delivered === 1) {
    const rest = back === 1 ? ' garanti süresi içinde yeniden geldi.' : ' garanti süresi içinde geri gelmedi.'
    return { strong: 'Teslim edilen tek cihaz', rest: rest + comparison }
  }
  if (back === 0) {
    return {
      strong: `Teslim edilen ${formatCount(delivered)} cihazın hiçbiri`,
      rest: ` garanti süresi içinde geri gelmedi.${comparison}`,
    }
  }
  return {
    strong: `Teslim edilen ${formatCount(delivered)} cihazdan ${formatCount(back)} tanesi`,
    rest: ` garanti süresi içinde yeniden geldi: ${formatShare(back, delivered)}.${comparison}`,
  }
}

const BAR_WORDS: Record<Unit, string> = { day: 'gündür', week: 'haftadır', month: 'aydır' }

export function viewsFinding({ total, days, previous, unit }: SiteFigures['views']): Finding {
  const comparison = previous > 0 ? ` Önceki dönemde ${formatCount(previous)}.` : ''
  if (total === 0) return { strong: 'Bu dönemde sayılan görüntüleme yok.', rest: comparison }
  const average = total / days
  const perDay = average < 10 ? formatTenths(average) : formatCount(average)
  return {
    strong: `${formatCount(total)} görüntüleme`,
    rest: `, günde ortalama ${perDay}.${comparison} Bir çubuk bir ${BAR_WORDS[unit]}.`,
  }
}

/** Noun of a ranking: '170 iş emrinin 28 tanesi', 'her birinde 25 iş emri'. */
type CountedNoun = { genitive: string; none: string; noun: string }

export const COUNTED_ORDERS: CountedNoun = {
  genitive: 'iş emrinin',
  noun: 'iş emri',
  none: 'Bu dönemde iş emri açılmadı.',
}
export const COUNTED_VIEWS: CountedNoun = {
  genitive: 'görüntülemenin',
  noun: 'görüntüleme',
  none: 'Bu dönemde sayılan görüntüleme yok.',
}

/** Maximum number of names in a sentence about equal leaders. */
const MAX_LEADERS = 3

/** @param withoutRows the sentence if a total above 0 has no rows; `none` is the one for a total of 0 */
export function rankingFinding(
  rows: readonly { label: string; count: number }[],
  total: number,
  { genitive, noun, none }: CountedNoun,
  withoutRows = none,
): Finding {
  const highest = Math.max(...rows.map(({ count }) => count))
  const leaders = rows.filter(({ count }) => count === highest).map(({ label }) => label)
  if (rows.length === 0) return { strong: total > 0 ? withoutRows : none }
  if (leaders.length > MAX_LEADERS)
    return { strong: 'Öne çıkan yok.', rest: ` En çok ${formatCount(highest)} ${noun}.` }
  if (leaders.length > 1)
    return { strong: `En çok ${join(leaders)}:`, rest: ` her birinde ${formatCount(highest)} ${noun}.` }
  return {
    strong: `En çok ${leaders[0]!}:`,
    rest: ` ${formatCount(total)} ${genitive} ${formatCount(highest)} tanesi, ${formatShare(highest, total)}.`,
  }
}

export function funnelFinding({ views, sent, orders }: SiteFigures['funnel']['current']): Finding {
  if (views === 0 && sent === 0) return { strong: 'Bu dönemde sayılan görüntüleme yok.' }
  const result = sent === 0 ? 'form gönderilmedi' : `${formatCount(sent)} form gönderildi`
  const approvedText = orders && sent > 0 ? `, ${formatCount(orders.approved)} teklif onaylandı` : ''
  return {
    strong: `${formatCount(views)} görüntülemeden sonra ${result}${approvedText}.`,
    rest: ' Her çerçeve bir önceki satırın tamamıdır; dolu kısmı bu adıma geçendir.',
  }
}

export function formSourcesFinding(sources: readonly { label: string; sent: number; opened: number }[]): Finding {
  const [first] = sources
  if (!first) return { strong: 'Bu dönemde bir arıza sayfasından ya da aramadan form açılmadı.' }
  const best = sources.toSorted((a, b) => b.sent - a.sent)[0]!
  if (best.sent === 0) return { strong: 'Açılan formların hiçbiri gönderilmedi.' }
  return {
    strong: `En çok form getiren ${best.label}:`,
    rest: ` ${formatCount(best.opened)} kez açıldı, ${formatCount(best.sent)} kez gönderildi.`,
  }
}

export function emptySearchesFinding({ rows, isTruncated, total }: SiteFigures['emptySearches']): Finding {
  if (rows.length === 0 && isTruncated) {
    const strong = 'En sık sonuçsuz kalan aramalar bugün sonuç veriyor.'
    return { strong, rest: ` Daha seyrek olanlara bakılmadı. Toplam ${formatCount(total)} arama.` }
  }
  if (rows.length === 0) {
    return {
      strong: 'Sonuçsuz arama yok.',
      rest: ' Sitede aranıp bulunamayan sözcükler burada birikir; beşinci aramada görünür.',
    }
  }
  const totalPrefix = rows.length === 10 ? ' En çok aranan on sözcük; toplam' : ' Toplam'
  return { strong: 'Ziyaretçiler bunları aradı, sitede bulamadı.', rest: `${totalPrefix} ${formatCount(total)} arama.` }
}

export const hasMedian = ({ count }: Spread) => count >= MIN_FOR_MEDIAN
