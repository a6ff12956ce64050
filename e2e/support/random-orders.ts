import { v7 as newId } from 'uuid'
import { startOfDay } from '@/lib/platform/turkish/dates'
import { newToken } from '@/lib/orders/mutations'

// Work orders as two years of a busy workshop could leave them, with everything at its limits. The same seed makes the same.

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns numbers from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export type RandomOrder = ReturnType<typeof randomOrders>[number]
export type RandomQuote = RandomOrder['quotes'][number]

/** The faults that the site knows, and ways to write of them and of others. */
export const FAULTS = [
  { brand: 'Yumaro', series: 'YS2', code: 'AL16', title: 'Aşırı akım' },
  { brand: 'Yumaro', series: 'YS3', code: 'AL16', title: 'Aşırı akım' },
  { brand: 'Vektral', series: 'VX', code: 'F.05', title: 'Toprak kaçağı' },
  { brand: 'Brenk + Sohl', series: 'BD4', code: 'A7.04', title: 'Gerilim yüksek' },
  { brand: 'Vektral', series: 'VX', code: '24', title: 'Besleme' },
  { brand: 'Vektral', series: 'VX', code: '401', title: 'Fren' },
  { brand: 'Yumaro', series: 'YS2', code: '', title: 'Açılmıyor' },
]
const BRANDS = 'Yumaro|YUMARO|Yumaro |Vektral|vektral|Brenk + Sohl|Brenk+Sohl|Işık|IŞIK|| '.split('|')
const MODELS = ['YS2-40A', 'YS2 40A', 'ys2-40a', 'VX-110', 'vx 110', 'BD4', '', '  ', 'KP-700']
const DESCRIPTIONS = [
  'İlk açılışta AL16 veriyor.',
  'al-16 ve F.05 hataları',
  'AL 16, sonra f5. AL16 yine geldi',
  'Ekranda A7.04 yazıyor; 24 V besleme var',
  'A7 04',
  'AL161 ya da XAL16',
  'Alarm 0401',
  '',
  '[kişisel veri silindi]',
]

export function randomOrders(seed: number, count: number, now: Date) {
  const random = randomOf(seed)
  const chance = (share: number) => random() < share
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const hours = (most: number) => Math.floor(random() ** 3 * most * 3600_000)
  const first = now.getTime() - 800 * DAY_MS

  /** A third of the times is within a second of the end of a day, or of a month, in İstanbul. */
  function someTime(): Date {
    const time = new Date(first + random() * 800 * DAY_MS)
    if (chance(0.7)) return time
    const day = time.toISOString().slice(0, 10)
    const start = startOfDay(chance(0.5) ? `${day.slice(0, 7)}-01` : day)
    return new Date(start.getTime() + pick([-1000, -1, 0, 1, 1000]))
  }

  function quotesOf(from: Date, until: Date) {
    const span = until.getTime() - from.getTime()
    const versions = pick([0, 0, 1, 1, 1, 2, 3])
    return Array.from({ length: versions }, (_, i) => {
      const sentAt = new Date(from.getTime() + (span * (i + random())) / versions)
      const isDraft = i === versions - 1 && chance(0.2)
      const decidedAt = isDraft || chance(0.3) ? null : new Date(sentAt.getTime() + hours(300))
      const isDecided = decidedAt !== null && decidedAt <= now
      return {
        version: i + 1,
        amount: 1 + Math.floor(random() * (chance(0.1) ? 2_000_000_000 : 5_000_000)),
        currency: pick(['TRY', 'TRY', 'TRY', 'EUR', 'USD']),
        vatIncluded: chance(0.5),
        vatRate: pick([0, 1, 10, 20]),
        validUntil: new Date(sentAt.getTime() + Math.floor(random() * 60) * DAY_MS).toISOString().slice(0, 10),
        sentAt: isDraft ? null : sentAt,
        decision: isDecided ? pick(['approved', 'approved', 'declined'] as const) : null,
        decidedAt: isDecided ? decidedAt : null,
      }
    })
  }

  /** Returns the history of an order: forward, back, over steps, closed and opened again, with what moves nothing between. */
  function eventsOf(createdAt: Date) {
    const events = [{ kind: 'opened', step: 1, state: 'open', createdAt }]
    for (let time = createdAt.getTime(); events.length < 20;) {
      time += 1 + hours(200)
      if (time > now.getTime() || chance(0.03)) break
      const { step, state } = events.at(-1)!
      const at = new Date(time)
      const add = (kind: string, next: number, nextState = 'open') =>
        events.push({ kind, step: next, state: nextState, createdAt: at })
      if (state !== 'open') {
        if (!chance(0.15)) break
        if (chance(0.3)) add(pick(['photo', 'link']), step, state)
        else add('reopened', chance(0.5) ? step : pick([1, 2, 3, 4, 5, 6]))
        continue
      }
      const aside = chance(0.2)
      if (aside) add(pick(['photo', 'link', 'decision', 'step', 'quote']), step)
      else if (step === 6 || chance(0.05))
        add('closed', step, step === 6 && chance(0.85) ? 'delivered' : pick(['returned', 'cancelled']))
      else if (chance(0.02)) add('closed', 6, 'delivered')
      else if (chance(0.12)) add('step', pick([1, 2, 3, 4, 5, 6]))
      else add(step === 2 ? 'quote' : 'step', step + 1)
    }
    return events
  }

  const messages: string[] = []
  const earlier: { id: string; state: string; createdAt: Date }[] = []
  return Array.from({ length: count }, (_, i) => {
    const createdAt = someTime()
    const events = eventsOf(createdAt)
    const last = events.at(-1)!
    const isOpen = last.state === 'open'
    const closedAt = isOpen ? null : (events.findLast(({ kind }) => kind === 'closed')?.createdAt ?? null)
    const end = closedAt ?? now
    // Some promises end on the day of the delivery, some the day before.
    const promised = new Date(end.getTime() + pick([-1, 0, 0, 1, 5]) * DAY_MS + 3 * 3600_000)
    if (chance(0.4)) messages.push(newId())
    const former = earlier.filter(({ state, createdAt: before }) => state === 'delivered' && before < createdAt)
    const order = {
      id: newId(),
      number: `2026-${String(i + 1).padStart(4, '0')}`,
      token: newToken(),
      messageId: chance(0.5) ? (messages.at(-1) ?? null) : null,
      contactPerson: chance(0.1) ? '[kişisel veri silindi]' : `Kişi ${i}`,
      phone: `0532 ${String(i).padStart(7, '0')}`,
      deviceBrand: pick(BRANDS),
      deviceModel: pick(MODELS),
      faultDescription: pick(DESCRIPTIONS),
      step: last.step,
      state: last.state,
      createdAt,
      closedAt,
      promisedOn: chance(0.6) ? promised.toISOString().slice(0, 10) : null,
      underWarrantyOf: chance(0.1) && former.length > 0 ? pick(former).id : null,
      events,
      quotes: quotesOf(createdAt, end),
    }
    earlier.push(order)
    return order
  })
}
