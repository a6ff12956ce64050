// The content of papers, as plain data that the table `papers` stores and the worker draws. Labels are final texts, which
// papers have of their own: this layer is below the tables of orders. Days are YYYY-MM-DD, times ISO 8601, amounts kuruş or cents.

export type PaperKind = 'quote' | 'intake' | 'test' | 'warranty'

export const PAPER_TITLES: Readonly<Record<PaperKind, string>> = {
  quote: 'Teklif',
  intake: 'Servis formu',
  test: 'Test tutanağı',
  warranty: 'Garanti belgesi',
}

const SLUGS: Readonly<Record<PaperKind, string>> = {
  quote: 'teklif',
  intake: 'servis-formu',
  test: 'test-tutanagi',
  warranty: 'garanti-belgesi',
}

/** `version` is a quote's version, or the number of a test record or warranty card. The first record and the first card have no number in their names. */
export type PaperKey = { kind: PaperKind; version: number }

const NAME = /^(?:quote-([1-9]\d{0,4})|intake|(test|warranty)(?:-([2-9]|[1-9]\d{1,3}))?)$/

/** Parses a name such as 'quote-2', 'intake' or 'test-2'. Returns null for other texts. */
export function parsePaperName(name: string): PaperKey | null {
  const match = NAME.exec(name)
  if (!match) return null
  const [, quoteVersion, kind, laterVersion] = match
  if (quoteVersion) return { kind: 'quote', version: Number(quoteVersion) }
  return { kind: (kind as PaperKind | undefined) ?? 'intake', version: Number(laterVersion ?? 1) }
}

/** Returns the name of a paper: 'quote-2', 'test', 'test-2'. */
export function paperName({ kind, version }: PaperKey): string {
  return kind === 'quote' || version > 1 ? `${kind}-${version}` : kind
}

/** Returns the title that people read: 'Teklif 2', 'Servis formu'. */
export function paperTitle({ kind, version }: PaperKey): string {
  return kind === 'quote' || version > 1 ? `${PAPER_TITLES[kind]} ${version}` : PAPER_TITLES[kind]
}

/** Returns the name of a paper's file: '2026-0040-teklif-1.pdf'. */
export function paperFileName(number: string, { kind, version }: PaperKey): string {
  return `${number}-${kind === 'quote' || version > 1 ? `${SLUGS[kind]}-${version}` : SLUGS[kind]}.pdf`
}

/** The company as it was on the paper's day: the lines of the letterhead and the line below the frame. */
export type PaperCompany = {
  lines: string[]
  footer: string
  /** Not stored: set from `CurrentData.logo` when the paper is drawn. */
  logo?: string
}

type PaperBase = {
  company: PaperCompany
  /** The order's number: '2026-0040'. */
  number: string
  version: number
  day: string
  /** The name of the person who issued it. */
  author: string
  customer: { name: string; lines: string[] }
  device: { name: string; serialNumber: string }
  /** Sentences, which are printed as a numbered list. */
  terms: string[]
}

export type QuotePaper = PaperBase & {
  kind: 'quote'
  /** The workshop's diagnosis. */
  found: string
  currency: string
  vatIncluded: boolean
  vatRate: number
  /** A number is null if a draft lacks it. */
  lines: {
    kind: string
    text: string
    quantity: number | null
    unit: string
    unitPrice: number | null
    total: number | null
  }[]
  subtotal: number
  discountAmount: number
  net: number
  vat: number
  total: number
  work: string
  /** `leadDays` and `validUntil` are null if a draft lacks them. */
  leadDays: number | null
  validUntil: string | null
  /** The bank accounts for the payment, in the quote's currency. Older quotes have none. */
  accounts?: { bank: string; holder: string; iban: string }[]
}

export type IntakePaper = PaperBase & {
  kind: 'intake'
  arrivedAt: string
  accessories: string
  photos: number
  fault: string
  /** The repair whose warranty covers this one, and its last day. */
  warranty: { number: string; until: string } | null
}

type PaperInstrument = { name: string; serialNumber: string; calibratedOn: string | null }

/** The record of a load test. Readings are texts, because they are printed as written. */
export type TestPaper = PaperBase & {
  kind: 'test'
  passed: boolean
  load: string
  duration: string
  ambient: string
  /** The first instrument. If there are several, `instruments` has all of them. */
  instrument: PaperInstrument
  instruments?: PaperInstrument[]
  /** `passed` is null only in a draft. */
  rows: { what: string; nominal: string; measured: string; unit: string; passed: boolean | null }[]
  note: string
  signedAt: string
  /** At most five photos. Their pictures are in CurrentData, in the same order. */
  photos: { id: string; caption: string }[]
}

export type WarrantyPaper = PaperBase & {
  kind: 'warranty'
  from: string
  until: string
  /** The quote or warranty under which the device was repaired. */
  basis: string
  repaired: string[]
}

/** The data of a paper, as of the paper's day. */
export type Paper = QuotePaper | IntakePaper | TestPaper | WarrantyPaper

/** What has become of a quote. */
export type QuoteOutcome =
  | { kind: 'approved' | 'declined'; by: string; how: string; at: string; note: string }
  | { kind: 'expired' }
  | { kind: 'replaced'; version: number }

/** The data that is read each time a paper is drawn. */
export type CurrentData = {
  /** The URL of the customer's page, for the QR code. Null for a draft. */
  url: string | null
  outcome: QuoteOutcome | null
  isDraft: boolean
  /** JPEG pictures as data URLs. */
  pictures: string[]
  /** The company's own logo as a PNG data URL, if it has one. */
  logo?: string
}

/** The input of the worker that draws a paper. */
export type PaperInput = { paper: Paper; current: CurrentData }
