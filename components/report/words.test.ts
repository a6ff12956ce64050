import { describe, expect, it } from 'vitest'
import type { OrderFigures, Spread } from '@/lib/report/report'
import * as words from './words'

const said = ({ strong, rest = '' }: words.Finding) => strong + rest

const bucket = (from: string, count: number) => ({ from, to: from, isWhole: true, count, previous: 0 })

const spread = (values: number[], median: number | null = null, p90 = median): Spread => ({
  count: values.length || (median === null ? 0 : 9),
  values,
  median,
  p90,
})

describe('a finding is a sentence for nothing, one and many', () => {
  it.each([
    [170, 129, [12, 18, 17], '170 iş emri açıldı, önceki dönemde 129. En çok Şubat 2026 ayında: 18.'],
    [7, 0, [0, 7, 0], '7 iş emri açıldı, önceki dönemde yok. Hepsi Şubat 2026 ayında.'],
    [4, 0, [2, 2, 0], '4 iş emri açıldı, önceki dönemde yok.'],
    [0, 3, [0, 0, 0], 'Bu dönemde iş emri açılmadı, önceki dönemde 3.'],
    [0, 0, [0, 0, 0], 'Bu dönemde iş emri açılmadı.'],
  ])('opened: %d, before %d', (total, previous, counts, sentence) => {
    const buckets = counts.map((count, index) => bucket(`2026-0${index + 1}-01`, count))
    expect(said(words.openedFinding({ total, previous, buckets }, 'month'))).toBe(sentence)
  })

  it.each([
    [[129, 19, 6, 121], '129 cihaz onarılıp teslim edildi, 19 onarılmadan iade, 6 iptal. Önceki dönemde toplam 121.'],
    [[1, 0, 0, 0], '1 cihaz onarılıp teslim edildi.'],
    [[0, 2, 0, 0], 'Teslim edilen cihaz yok, 2 onarılmadan iade.'],
    [[0, 0, 0, 4], 'Bu dönemde kapanan iş emri yok. Önceki dönemde toplam 4.'],
  ])('closed: %j', ([delivered, returned, cancelled, previous], sentence) => {
    const closed = { delivered, returned, cancelled, previous, buckets: [] } as unknown as OrderFigures['closed']
    expect(said(words.closedFinding(closed))).toBe(sentence)
  })

  it('days at steps: the longest, few, none', () => {
    const step = (at: number, one: Spread) => ({ ...one, step: at, previousMedian: null })
    expect(said(words.stepDaysFinding([step(1, spread([], 0.9, 2.9)), step(4, spread([], 2.9, 9.1))]))).toBe(
      'En uzun bekleten adım Onarım: yarısı 2,9 günde, onda dokuzu 9,1 günde geçti.',
    )
    expect(said(words.stepDaysFinding([step(1, spread([0.4, 0.9]))]))).toMatch(/^Adımları geçen iş az\./)
    expect(said(words.stepDaysFinding([step(1, spread([]))]))).toBe('Bu dönemde bir adımı geçen iş yok.')
  })

  it('days to delivery: many, few, none', () => {
    const kept = { promised: { kept: 0, of: 0 }, previousPromised: { kept: 0, of: 0 } }
    const finding = (now: Spread, previous: Spread) => said(words.deliveryFinding({ now, previous, ...kept }))
    expect(finding(spread([], 13, 21.6), spread([], 14.6, 26.3))).toBe(
      'Cihazların yarısı 13,0 günde, onda dokuzu 21,6 günde teslim edildi. Önceki dönemde 14,6 ve 26,3 gün.',
    )
    expect(finding(spread([3, 4]), spread([]))).toMatch(/^Yalnız 2 cihaz teslim edildi\. Beşten az/)
    expect(finding(spread([]), spread([]))).toBe('Bu dönemde teslim edilen cihaz yok.')
  })

  it('kept promises: some, none given', () => {
    expect(words.keptWords({ kept: 91, of: 129 }, { kept: 63, of: 100 })).toBe(
      '129 işin 91 tanesinde; önceki dönemde %63.',
    )
    expect(words.keptWords({ kept: 0, of: 0 }, { kept: 0, of: 0 })).toBe('Gün sözü verilip teslim edilen iş yok.')
  })

  it('hours to a decision: short and long ones', () => {
    const finding = (now: Spread) => said(words.decisionHoursFinding({ now, previous: spread([]) }))
    expect(finding(spread([], 5.5, 213))).toBe(
      'Müşterilerin yarısı 5,5 saatte karar verdi, onda dokuzu 213 saatte (8,9 gün).',
    )
    expect(finding(spread([1]))).toMatch(/^Yalnız 1 karar verildi\./)
    expect(finding(spread([]))).toBe('Bu dönemde karar verilen teklif yok.')
  })

  it.each([
    [[140, 0, 12, 7], [84, 0, 28, 0], '159 tekliften 140 tanesi onaylandı, %88. Önceki dönemde %75.'],
    [[3, 0, 0, 0], [0, 0, 0, 0], '3 teklifin hepsi onaylandı.'],
    [[0, 2, 1, 0], [0, 0, 0, 0], '3 teklif gönderildi, onaylanan yok.'],
    [[0, 0, 0, 1], [0, 0, 0, 0], 'Gönderilen tek teklifin süresi doldu.'],
    [[0, 0, 0, 0], [3, 0, 1, 0], 'Bu dönemde gönderilen teklif yok. Önceki dönemde onaylanan %75.'],
  ])('quotes: %j, before %j', (now, previous, sentence) => {
    const decisions = ([approved, waiting, declined, expired]: number[]) =>
      ({ approved, waiting, declined, expired }) as OrderFigures['decisions']['now']
    expect(said(words.decisionsFinding({ now: decisions(now), previous: decisions(previous) }))).toBe(sentence)
  })

  it('amounts: currencies stand beside each other', () => {
    const amount = (currency: string, total: number, previous = 0) => ({ currency, total, previous, buckets: [] })
    expect(said(words.amountsFinding([amount('TRY', 147_653_750, 92_050_000)]))).toBe(
      '1.476.538 TL onaylandı, KDV hariç. Önceki dönemde 920.500 TL.',
    )
    expect(said(words.amountsFinding([amount('TRY', 100_00), amount('EUR', 300_00)]))).toBe(
      '100 TL ve 300 EUR onaylandı, KDV hariç. Para birimleri toplanmaz.',
    )
    expect(said(words.amountsFinding([]))).toBe('Bu dönemde onaylanan tutar yok.')
  })

  it.each([
    [
      [129, 5, 108, 5],
      'Teslim edilen 129 cihazdan 5 tanesi garanti süresi içinde yeniden geldi: %3,9. Önceki dönemde %4,6.',
    ],
    [[40, 0, 0, 0], 'Teslim edilen 40 cihazın hiçbiri garanti süresi içinde geri gelmedi.'],
    [[1, 1, 0, 0], 'Teslim edilen tek cihaz garanti süresi içinde yeniden geldi.'],
    [[0, 0, 9, 1], 'Bu dönemde teslim edilen cihaz yok.'],
  ])('back under warranty: %j', ([delivered, back, previousDelivered, previousBack], sentence) => {
    const warranty = { delivered, back, previousDelivered, previousBack, orders: [] }
    expect(said(words.warrantyFinding(warranty as unknown as OrderFigures['warranty']))).toBe(sentence)
  })

  it.each([
    [
      [
        ['Kestrun', 28],
        ['Yumaro', 25],
      ],
      170,
      'En çok Kestrun: 170 iş emrinin 28 tanesi, %16.',
    ],
    [
      [
        ['Kestrun', 25],
        ['Yumaro', 25],
      ],
      170,
      'En çok Kestrun ve Yumaro: her birinde 25 iş emri.',
    ],
    [
      [
        ['A', 1],
        ['B', 1],
        ['C', 1],
        ['D', 1],
      ],
      4,
      'Öne çıkan yok. En çok 1 iş emri.',
    ],
    [[], 3, 'Markası yazılmış iş emri yok.'],
    [[], 0, 'Bu dönemde iş emri açılmadı.'],
  ] as const)('a ranking: %j of %d', (rows, of, sentence) => {
    const labelled = rows.map(([label, count]) => ({ label, count }))
    expect(said(words.rankingFinding(labelled, of, words.ORDERS, 'Markası yazılmış iş emri yok.'))).toBe(sentence)
  })

  it('page views: by the days that have begun', () => {
    const views = { total: 35_408, previous: 21_480, unit: 'week', buckets: [] } as const
    expect(said(words.viewsFinding({ ...views, buckets: [] }, 365))).toBe(
      '35.408 görüntüleme, günde ortalama 97. Önceki dönemde 21.480. Bir çubuk bir haftadır.',
    )
    expect(said(words.viewsFinding({ ...views, buckets: [], total: 0, previous: 0 }, 0))).toBe(
      'Bu dönemde sayılan görüntüleme yok.',
    )
  })

  it('the funnel ends at the form for who sees no orders', () => {
    const funnel = { views: 35_408, opened: 1346, sent: 312 }
    expect(words.funnelFinding({ ...funnel, orders: { opened: 97, approved: 79 } }).strong).toBe(
      '35.408 görüntülemeden sonra 312 form gönderildi, 79 teklif onaylandı.',
    )
    expect(words.funnelFinding(funnel).strong).toBe('35.408 görüntülemeden sonra 312 form gönderildi.')
    expect(words.funnelFinding({ ...funnel, sent: 0 }).strong).toBe('35.408 görüntülemeden sonra form gönderilmedi.')
  })

  it('searches without a result: ten, some, none', () => {
    const rows = Array.from({ length: 10 }, (_, index) => ({ text: `f${index}`, count: 9 }))
    expect(said(words.emptySearchesFinding({ rows, of: 243 }))).toMatch(/En çok aranan on sözcük; toplam 243 arama\.$/)
    expect(said(words.emptySearchesFinding({ rows: rows.slice(0, 1), of: 12 }))).toMatch(
      /bulamadı\. Toplam 12 arama\.$/,
    )
    expect(words.emptySearchesFinding({ rows: [], of: 3 }).strong).toBe('Sonuçsuz arama yok.')
  })
})
