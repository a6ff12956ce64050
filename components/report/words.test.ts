import { expect, it } from 'vitest'
import type { OrderFigures, Spread } from '@/lib/report/report'
import * as words from './words'

const spread = (values: number[], median: number | null = null, p90 = median): Spread => ({
  count: values.length || (median === null ? 0 : 9),
  values,
  median,
  p90,
})

const openedOrders = (total: number, previous: number, counts: number[]) => {
  const bar = (from: string, count: number) => ({ from, to: from, isWhole: true, count, previous: 0 })
  const buckets = counts.map((count, index) => bar(`2026-0${index + 1}-01`, count))
  return words.openedFinding({ total, previous, buckets }, 'month')
}
const closedOrders = (delivered: number, returned: number, cancelled: number, previous: number) =>
  words.closedFinding({ delivered, returned, cancelled, previous, buckets: [] })
const steps = (...rows: [step: number, spread: Spread][]) =>
  words.stepDaysFinding(rows.map(([step, days]) => ({ ...days, step, previousMedian: null })))
const delivery = (current: Spread, previous = spread([])) => {
  const noPromises = { kept: 0, total: 0 }
  return words.deliveryFinding({ current, previous, promised: noPromises, previousPromised: noPromises })
}
const hours = (current: Spread) => words.decisionHoursFinding({ current, previous: spread([]) })
const decisions = (...periods: number[][]) => {
  const [current, previous] = periods.map(([approved = 0, waiting = 0, declined = 0, expired = 0]) => {
    return { approved, waiting, declined, expired }
  }) as [OrderFigures['decisions']['current'], OrderFigures['decisions']['current']]
  return words.decisionsFinding({ current, previous })
}
const amounts = (...all: [currency: string, total: number, previous?: number][]) =>
  words.amountsFinding(all.map(([currency, total, previous = 0]) => ({ currency, total, previous, buckets: [] })))
const warranty = (delivered: number, back: number, previousDelivered: number, previousBack: number) =>
  words.warrantyFinding({ delivered, back, previousDelivered, previousBack, orders: [] })
const ranking = (rows: Record<string, number>, total: number) => {
  const labelled = Object.entries(rows).map(([label, count]) => ({ label, count }))
  return words.rankingFinding(labelled, total, words.COUNTED_ORDERS, 'Markası yazılmış iş emri yok.')
}
const views = (total: number, previous: number, days: number) =>
  words.viewsFinding({ total, previous, days, unit: 'week', buckets: [] })
const FUNNEL = { views: 35_408, opened: 1346, sent: 312 }
const SEARCHES = Array.from({ length: 10 }, (_, index) => ({ text: `f${index}`, count: 9 }))

it.each<[words.Finding, string | RegExp]>([
  [openedOrders(170, 129, [12, 18, 17]), '170 iş emri açıldı, önceki dönemde 129. En çok Şubat 2026 ayında: 18.'],
  [openedOrders(7, 0, [0, 7, 0]), '7 iş emri açıldı, önceki dönemde yok. Hepsi Şubat 2026 ayında.'],
  [openedOrders(4, 0, [2, 2, 0]), '4 iş emri açıldı, önceki dönemde yok.'],
  [openedOrders(0, 3, [0, 0, 0]), 'Bu dönemde iş emri açılmadı, önceki dönemde 3.'],
  [openedOrders(0, 0, [0, 0, 0]), 'Bu dönemde iş emri açılmadı.'],
  [
    closedOrders(129, 19, 6, 121),
    '129 cihaz onarılıp teslim edildi, 19 onarılmadan iade, 6 iptal. Önceki dönemde toplam 121.',
  ],
  [closedOrders(1, 0, 0, 0), '1 cihaz onarılıp teslim edildi.'],
  [closedOrders(0, 2, 0, 0), 'Teslim edilen cihaz yok, 2 onarılmadan iade.'],
  [closedOrders(0, 0, 0, 4), 'Bu dönemde kapanan iş emri yok. Önceki dönemde toplam 4.'],
  [
    steps([1, spread([], 0.9, 2.9)], [4, spread([], 2.9, 9.1)]),
    'En uzun bekleten adım Onarım: yarısı 2,9 günde, onda dokuzu 9,1 günde geçti.',
  ],
  [steps([1, spread([0.4, 0.9])]), /^Adımları geçen iş az\./],
  [steps([1, spread([])]), 'Bu dönemde bir adımı geçen iş yok.'],
  [
    delivery(spread([], 13, 21.6), spread([], 14.6, 26.3)),
    'Cihazların yarısı 13,0 günde, onda dokuzu 21,6 günde teslim edildi. Önceki dönemde 14,6 ve 26,3 gün.',
  ],
  [delivery(spread([3, 4])), /^Yalnız 2 cihaz teslim edildi\. Beşten az/],
  [delivery(spread([])), 'Bu dönemde teslim edilen cihaz yok.'],
  [hours(spread([], 5.5, 213)), 'Müşterilerin yarısı 5,5 saatte karar verdi, onda dokuzu 213,0 saatte (8,9 gün).'],
  [hours(spread([1])), /^Yalnız 1 karar verildi\./],
  [hours(spread([])), 'Bu dönemde karar verilen teklif yok.'],
  [decisions([140, 0, 12, 7], [84, 0, 28, 0]), '159 tekliften 140 tanesi onaylandı, %88. Önceki dönemde %75.'],
  [decisions([3, 0, 0, 0], [0, 0, 0, 0]), '3 teklifin hepsi onaylandı.'],
  [decisions([0, 2, 1, 0], [0, 0, 0, 0]), '3 teklif gönderildi, onaylanan yok.'],
  [decisions([0, 0, 0, 1], [0, 0, 0, 0]), 'Gönderilen tek teklifin süresi doldu.'],
  [decisions([0, 0, 0, 0], [3, 0, 1, 0]), 'Bu dönemde gönderilen teklif yok. Önceki dönemde onaylanan %75.'],
  [amounts(['TRY', 147_653_750, 92_050_000]), '1.476.538 TL onaylandı, KDV hariç. Önceki dönemde 920.500 TL.'],
  [amounts(['TRY', 100_00], ['EUR', 300_00]), '100 TL ve 300 EUR onaylandı, KDV hariç. Para birimleri toplanmaz.'],
  [amounts(), 'Bu dönemde onaylanan tutar yok.'],
  [
    warranty(129, 5, 108, 5),
    'Teslim edilen 129 cihazdan 5 tanesi garanti süresi içinde yeniden geldi: %3,9. Önceki dönemde %4,6.',
  ],
  [warranty(40, 0, 0, 0), 'Teslim edilen 40 cihazın hiçbiri garanti süresi içinde geri gelmedi.'],
  [warranty(1, 1, 0, 0), 'Teslim edilen tek cihaz garanti süresi içinde yeniden geldi.'],
  [warranty(0, 0, 9, 1), 'Bu dönemde teslim edilen cihaz yok.'],
  [ranking({ Kestrun: 28, Yumaro: 25 }, 170), 'En çok Kestrun: 170 iş emrinin 28 tanesi, %16.'],
  [ranking({ Kestrun: 25, Yumaro: 25 }, 170), 'En çok Kestrun ve Yumaro: her birinde 25 iş emri.'],
  [ranking({ A: 1, B: 1, C: 1, D: 1 }, 4), 'Öne çıkan yok. En çok 1 iş emri.'],
  [ranking({}, 3), 'Markası yazılmış iş emri yok.'],
  [ranking({}, 0), 'Bu dönemde iş emri açılmadı.'],
  [views(35_408, 21_480, 365), '35.408 görüntüleme, günde ortalama 97. Önceki dönemde 21.480. Bir çubuk bir haftadır.'],
  [views(0, 0, 0), 'Bu dönemde sayılan görüntüleme yok.'],
  [
    words.funnelFinding({ ...FUNNEL, orders: { opened: 97, approved: 79 } }),
    /^35\.408 görüntülemeden sonra 312 form gönderildi, 79 teklif onaylandı\./,
  ],
  [words.funnelFinding(FUNNEL), /^35\.408 görüntülemeden sonra 312 form gönderildi\./],
  [words.funnelFinding({ ...FUNNEL, sent: 0 }), /^35\.408 görüntülemeden sonra form gönderilmedi\./],
  [
    words.emptySearchesFinding({ rows: SEARCHES, isTruncated: false, total: 243 }),
    /En çok aranan on sözcük; toplam 243 arama\.$/,
  ],
  [
    words.emptySearchesFinding({ rows: SEARCHES.slice(0, 1), isTruncated: true, total: 12 }),
    /bulamadı\. Toplam 12 arama\.$/,
  ],
  [words.emptySearchesFinding({ rows: [], isTruncated: false, total: 3 }), /^Sonuçsuz arama yok\./],
  [words.emptySearchesFinding({ rows: [], isTruncated: true, total: 3 }), /bugün sonuç veriyor\./],
])('a finding is a correct sentence for none, one and many: %#', ({ strong, rest = '' }, sentence) => {
  const text = strong + rest
  const isExpected = typeof sentence === 'string' ? text === sentence : sentence.test(text)
  expect([text, isExpected]).toEqual([text, true])
})

it('the sentence about promised days has a share, or says that no day was promised', () => {
  const sentence = '129 işin 91 tanesinde; önceki dönemde %63.'
  expect(words.promisesText({ kept: 91, total: 129 }, { kept: 63, total: 100 })).toBe(sentence)
  expect(words.promisesText({ kept: 0, total: 0 }, { kept: 0, total: 0 })).toBe(
    'Gün sözü verilip teslim edilen iş yok.',
  )
})
