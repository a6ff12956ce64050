/** A day in Europe/Istanbul, YYYY-MM-DD. */
export type Day = string

/** From the first to the last of its days. */
export type Span = { from: Day; to: Day }

export type Unit = 'day' | 'week' | 'month'

/** `previous` has as many months or days, and ends the day before; for a current period, it has as many days as have started. */
export type ReportPeriod = Span & { previous: Span; unit: Unit }

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
  delivery: { now: Spread; previous: Spread; promised: PromisedCount; previousPromised: PromisedCount }
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
    orders: { number: string; firstNumber: string; device: string }[]
  }
}

/** Of `of` orders with a promised day, `kept` were delivered on it or earlier. */
export type PromisedCount = { kept: number; of: number }

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

/** `orders` is for roles that see orders. For the others the funnel ends at 'sent'. */
export type Funnel = { views: number; opened: number; sent: number; orders?: { opened: number; approved: number } }

/** The figures about the site. */
export type SiteFigures = {
  /** `days` are those on which any were counted. */
  views: { buckets: (Bucket & { count: number })[]; unit: Unit; total: number; days: number; previous: number }
  pages: { rows: { path: string; title: string; count: number }[]; of: number }
  /** `host` is '' for a typed or hidden address. `others` are the hosts beyond the first six. */
  referrers: { rows: { host: string; count: number }[]; others: { hosts: number; count: number } }
  funnel: { now: Funnel; previous: Funnel }
  /** `path` is '' for a search, whose text is the title. */
  leads: { path: string; title: string; views: number; opened: number; sent: number }[]
  /** `isCut`: so many frequent ones find something now that the rest was not tried again. */
  emptySearches: { rows: { text: string; count: number }[]; isCut: boolean; of: number }
}

/** The parts of a report. */
type Parts = { orders: OrderFigures; amounts: Amounts; site: SiteFigures }
export type ReportPart = keyof Parts

/** The report of a role: Servis has no amounts, Editör only the site's part. The file of a figure needs one part. */
export type Report = { period: ReportPeriod } & Partial<Parts>

/** What the dashboard shows of the last thirty days, each with twelve weeks that end today. Editör has only the searches. */
export type Strip = {
  orders?: {
    /** Days from arrival to delivery; a week's is its median, null without a delivery. */
    delivery: { now: Spread; previous: Spread; weeks: (number | null)[] }
    /** Decisions of these days, and the approved ones of each week. */
    decisions: { now: DecidedQuotes; previous: DecidedQuotes; weeks: number[] }
  }
  /** `top` is the most frequent search that the report lists. */
  emptySearches: { count: number; top: { text: string; count: number } | null; weeks: number[] }
}

export type DecidedQuotes = { approved: number; decided: number }
