/** A day in Europe/Istanbul, YYYY-MM-DD. */
export type Day = string

/** A span of days, including the first and the last. */
export type Span = { from: Day; to: Day }

export type Unit = 'day' | 'week' | 'month'

/** `previous` precedes the period and is as long, in months or days. For a current period it has only as many days as have already started. */
export type ReportPeriod = Span & { previous: Span; unit: Unit }

/** The span of a bar. `isWhole` is false if the period or today truncates it. */
export type Bucket = Span & { isWhole: boolean }

/** The spread of durations. If they are too few for a median, `values` are the durations themselves, ascending. */
export type Spread = { count: number; median: number | null; p90: number | null; values: readonly number[] }

/** Fewer durations than this are shown one by one. */
export const MIN_FOR_MEDIAN = 5

export type Count = { label: string; count: number }

/** The figures about orders. Days and hours have fractions. */
export type OrderFigures = {
  opened: { buckets: (Bucket & { count: number; previous: number })[]; total: number; previous: number }
  closed: {
    buckets: (Bucket & { delivered: number; returned: number; cancelled: number; previous: number })[]
    delivered: number
    returned: number
    cancelled: number
    /** The sum of all three in the previous period. */
    previous: number
  }
  /** Currently open orders, independent of the period. */
  ordersByStep: { step: number; count: number }[]
  stepDays: (Spread & { step: number; previousMedian: number | null })[]
  delivery: { current: Spread; previous: Spread; promised: PromisedCount; previousPromised: PromisedCount }
  decisionHours: { current: Spread; previous: Spread }
  decisions: { current: Decisions; previous: Decisions }
  brands: Ranking
  devices: Ranking
  codes: Ranking
  /** `back` of the `delivered` devices came back within their warranty. */
  warranty: {
    delivered: number
    back: number
    previousDelivered: number
    previousBack: number
    orders: { number: string; firstNumber: string; device: string }[]
  }
}

/** `total` orders had a promised date; `kept` of them were delivered on it or earlier. */
export type PromisedCount = { kept: number; total: number }

export type Decisions = { approved: number; waiting: number; declined: number; expired: number }

/** The ten most frequent labels among `total` orders. */
export type Ranking = { rows: Count[]; total: number }

/** Approved amounts without VAT in kuruş or cents, with one plot per currency. */
export type Amounts = {
  currency: string
  total: number
  previous: number
  buckets: (Bucket & { amount: number; previous: number })[]
}[]

/** Invoiced and paid amounts including VAT, in kuruş or cents, by the day of invoice or payment, with one plot per currency. */
export type Billed = {
  currency: string
  invoiced: number
  paid: number
  buckets: (Bucket & { invoiced: number; paid: number })[]
}[]

/** Ages of unpaid invoices: not due yet, or days since the due date. */
export const UNPAID_AGES = ['notDue', 'upTo30', 'upTo60', 'more'] as const

/** The amounts unpaid today, independent of the period. `overdue` is the overdue part of `total`; the oldest is `overdueDays` late. */
export type Unpaid = {
  currency: string
  total: number
  overdue: number
  overdueDays: number
  ages: Record<(typeof UNPAID_AGES)[number], number>
}[]

export type BillingFigures = { billed: Billed; unpaid: Unpaid }

/** `orders` is only for roles that may see orders. For other roles the funnel ends at 'sent'. */
export type Funnel = { views: number; opened: number; sent: number; orders?: { opened: number; approved: number } }

/** The figures about the site. */
export type SiteFigures = {
  /** `days` is the number of days with counted views. */
  views: { buckets: (Bucket & { count: number })[]; unit: Unit; total: number; days: number; previous: number }
  pages: { rows: { path: string; title: string; count: number }[]; total: number }
  /** `host` is '' if the visitor typed the address or hid the referrer. `others` are the hosts after the first six. */
  referrers: { rows: { host: string; count: number }[]; others: { hosts: number; count: number } }
  funnel: { current: Funnel; previous: Funnel }
  /** For a search `path` is '', and `title` is its text. */
  formSources: { path: string; title: string; views: number; opened: number; sent: number }[]
  /** `isTruncated` is true if the limit of repeated searches was reached before the list was full. */
  emptySearches: { rows: { text: string; count: number }[]; isTruncated: boolean; total: number }
}

type Sections = { orders: OrderFigures; amounts: Amounts; billing: BillingFigures; site: SiteFigures }
export type ReportSection = keyof Sections

/** The report of a role: Servis does not see amounts, Editör only sees the section about the site. A figure's file needs one section. */
export type Report = { period: ReportPeriod } & Partial<Sections>

/** The dashboard's figures of the last thirty days, each with the last twelve weeks. Servis sees orders, Editör sees searches. */
export type DashboardFigures = {
  orders?: {
    /** Days from arrival to delivery. The value of a week is its median, or null without a delivery. */
    delivery: { current: Spread; previous: Spread; weeks: (number | null)[] }
    /** Decisions of the thirty days, and the number of quotes approved in each week. */
    decisions: { current: DecidedQuotes; previous: DecidedQuotes; weeks: number[] }
  }
  /** `top` is the most frequent search that the report lists. */
  emptySearches?: { count: number; top: { text: string; count: number } | null; weeks: number[] }
}

export type DecidedQuotes = { approved: number; decided: number }
