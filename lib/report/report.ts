/** A day in Europe/Istanbul, YYYY-MM-DD. */
export type Day = string

/** From the first to the last of its days. */
export type Span = { from: Day; to: Day }

export type Unit = 'day' | 'week' | 'month'

/** `previous` has as many days and ends the day before the period, or is the same month, quarter or year before. */
export type Period = Span & { previous: Span; unit: Unit }

/** One bar. `isWhole` is false where the period or today cuts it. */
export type Bucket = Span & { isWhole: boolean }

/** Durations of one kind. `values` holds the single ones, ascending, where they are too few for a median. */
export type Spread = { count: number; median: number | null; p90: number | null; values: readonly number[] }

/** Fewer than this many are shown one by one. */
export const MIN_SPREAD = 5

export type Count = { label: string; count: number }

/** The figures about orders. Days and hours have fractions. */
export type OrderFigures = {
  opened: { buckets: (Bucket & { count: number; previous: number })[]; total: number; previous: number }
  closed: {
    buckets: (Bucket & { delivered: number; returned: number; cancelled: number; previous: number })[]
    delivered: number
    returned: number
    cancelled: number
    /** All three in the period before. */
    previous: number
  }
  /** Open orders now, whatever the period. */
  stepsToday: { step: number; count: number }[]
  stepDays: (Spread & { step: number; previousMedian: number | null })[]
  delivery: { now: Spread; previous: Spread; promised: Kept; previousPromised: Kept }
  decisionHours: { now: Spread; previous: Spread }
  decisions: { now: Decisions; previous: Decisions }
  brands: Ranking
  devices: Ranking
  codes: Ranking
  warranty: {
    delivered: number
    back: number
    previousDelivered: number
    previousBack: number
    orders: { id: string; number: string; firstId: string; firstNumber: string; device: string }[]
  }
}

/** Of `of` orders with a promised day, `kept` were delivered on it or earlier. */
export type Kept = { kept: number; of: number }

export type Decisions = { approved: number; waiting: number; declined: number; expired: number }

/** The ten most frequent, among `of` orders. */
export type Ranking = { rows: Count[]; of: number }

/** Approved amounts without VAT in kuruş or cents, a plot per currency that has any. */
export type Amounts = {
  currency: string
  total: number
  previous: number
  buckets: (Bucket & { amount: number; previous: number })[]
}[]

export type Funnel = { views: number; opened: number; sent: number; orders: number; approved: number }

/** The figures about the site. */
export type SiteFigures = {
  views: { buckets: (Bucket & { count: number })[]; unit: Unit; total: number; previous: number }
  pages: { rows: { path: string; title: string; count: number }[]; of: number }
  /** `host` is '' for a typed or hidden address. `others` are the hosts beyond the first six. */
  referrers: { rows: { host: string; count: number }[]; others: { hosts: number; count: number } }
  funnel: { now: Funnel; previous: Funnel }
  /** `path` is '' for a search, whose text is the title. */
  leads: { path: string; title: string; views: number; opened: number; sent: number }[]
  emptySearches: { rows: { text: string; count: number }[]; of: number }
}

/** The whole report of a role: Servis has no amounts, Editör the site's part alone. */
export type Report = { period: Period; orders?: OrderFigures; amounts?: Amounts; site: SiteFigures }
