import { deviceName } from '@/lib/records/device'
import type { LoadTestRow, QuoteRow } from '@/lib/orders/order/data'
import { instrumentsOf } from '@/lib/orders/load-test/instruments'
import { isPassed, type TestRow } from '@/lib/orders/load-test/results'
import type { PaperOrder } from '@/lib/orders/paper/source'
import { isExpired, readQuote } from '@/lib/orders/quote/money'
import { type DecidedHow, HOW_WORDS } from '@/lib/orders/quote/fields'
import { repairsIn } from '@/lib/orders/quote/repairs'
import { LINE_KIND_WORDS } from '@/lib/orders/words'
import type { IntakePaper, PaperCompany, QuoteOutcome, QuotePaper, TestPaper, WarrantyPaper } from '@/lib/papers/paper'
import { dayOf, istanbulDay } from '@/lib/platform/turkish/dates'
import { accountsIn } from '@/lib/settings/company'
import { groupedIban } from '@/lib/settings/iban'
import type { Settings } from '@/lib/settings/schema'
import { absoluteUrl } from '@/lib/settings/urls'

// Builds the content of an order's papers from the order, its quotes and the current settings.

function companyOnPaper({ company, contact }: Settings): PaperCompany {
  const { legalName, seat, registryNumber, mersis } = company
  const footer = [
    legalName,
    seat && `merkez ${seat}`,
    registryNumber && `ticaret sicil no ${registryNumber}`,
    mersis && `MERSİS ${mersis}`,
    new URL(absoluteUrl('/')).host,
  ]
  return {
    lines: [...contact.address.split('\n'), contact.phone, contact.email],
    footer: footer.filter(Boolean).join(', '),
  }
}

const nonEmptyLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Returns the customer's name and address lines. With `withTax`, known tax data replace the email address. */
function customerOf(order: PaperOrder, withTax: boolean) {
  const { companyName, contactPerson, phone, email, customer } = order
  const { address = '', taxOffice = '', taxNumber = '' } = customer ?? {}
  const tax = [taxOffice && `${taxOffice} V.D.`, taxNumber].filter(Boolean).join(' ')
  const lines = [
    companyName ? contactPerson : '',
    nonEmptyLines(address).join(', '),
    phone,
    withTax && tax ? tax : email,
  ]
  return { name: companyName || contactPerson, lines: lines.filter(Boolean) }
}

function commonContent(order: PaperOrder, settings: Settings, withTax = false) {
  return {
    company: companyOnPaper(settings),
    number: order.number,
    customer: customerOf(order, withTax),
    device: { name: deviceName(order) || 'Cihaz', serialNumber: order.serialNumber },
  }
}

/** Returns the content of a quote's paper. */
export function quotePaperOf(order: PaperOrder, quote: QuoteRow, settings: Settings, author: string): QuotePaper {
  const { version, currency, vatIncluded, vatRate, work, sentAt } = quote
  const content = readQuote(quote)
  const { lines, subtotal, discountAmount, net, vat, total, leadDays, validUntil } = content
  return {
    kind: 'quote',
    ...commonContent(order, settings, true),
    version,
    day: istanbulDay(sentAt ?? new Date()),
    author,
    terms: nonEmptyLines(settings.papers.quoteTerms),
    found: order.diagnosis.trim(),
    currency,
    vatIncluded,
    vatRate,
    lines: lines.map(({ kind, text, quantity, unit, unitPrice, total: sum }) => {
      return { kind: LINE_KIND_WORDS[kind], text, quantity, unit, unitPrice, total: sum }
    }),
    subtotal,
    discountAmount,
    net,
    vat,
    total,
    work,
    leadDays,
    validUntil: validUntil && dayOf(validUntil),
    accounts: accountsIn(settings, currency).map(({ bank, holder, iban }) => {
      return { bank, holder, iban: groupedIban(iban) }
    }),
  }
}

const INTAKE_TERMS = {
  uncovered: 'Onay olmadan onarıma başlanmaz; teklif bu belgedeki adreslere gönderilir.',
  covered: 'Arıza garantinin dışında çıkarsa iş durur, teklif gönderilir.',
  rest: [
    'Cihaz ancak bu formla ya da yetkilinin imzasıyla geri verilir.',
    'Parametreler okunabiliyorsa yedeklenir; yedek garanti edilmez.',
  ],
}

/** Returns the content of a device's intake form. */
export function intakeOf(order: PaperOrder, settings: Settings, author: string): IntakePaper {
  const { accessories, faultDescription, createdAt, warrantyOrder, _count } = order
  const until = warrantyOrder?.warrantyUntil
  const warranty = warrantyOrder && until ? { number: warrantyOrder.number, until: dayOf(until) } : null
  return {
    kind: 'intake',
    ...commonContent(order, settings),
    version: 1,
    day: istanbulDay(createdAt),
    author,
    terms: [warranty ? INTAKE_TERMS.covered : INTAKE_TERMS.uncovered, ...INTAKE_TERMS.rest],
    arrivedAt: createdAt.toISOString(),
    accessories,
    photos: _count.photos,
    fault: faultDescription.trim(),
    warranty,
  }
}

/** Returns the content of a load test's record. */
export function testPaperOf(order: PaperOrder, test: LoadTestRow, settings: Settings, author: string): TestPaper {
  const { number: version, load, durationMin, ambient, calibratedOn, note, signedAt } = test
  const rows = test.rows as TestRow[]
  const photos = test.photoIds.map((id) => ({
    id,
    caption: order.photos.find((photo) => photo.id === id)?.caption ?? '',
  }))
  const signingTime = signedAt ?? new Date()
  const instruments = instrumentsOf({ ...test, calibratedOn: calibratedOn && dayOf(calibratedOn) })
  return {
    kind: 'test',
    ...commonContent(order, settings),
    version,
    day: istanbulDay(signingTime),
    author,
    terms: [],
    passed: isPassed(rows),
    load,
    duration: durationMin === null ? '' : `${durationMin} dk`,
    ambient: ambient === null ? '' : `${(ambient / 10).toLocaleString('tr-TR')} °C`,
    instrument: instruments[0] ?? { name: '', serialNumber: '', calibratedOn: null },
    ...(instruments.length > 1 && { instruments }),
    rows,
    note,
    signedAt: signingTime.toISOString(),
    photos,
  }
}

type WarrantyFacts = {
  version: number
  /** The approved quote of the repair that the warranty covers. */
  quote: QuoteRow | undefined
  author: string
  settings: Settings
  from?: Date
}

/** Returns the content of a warranty card, or null for an order without a warranty. */
export function warrantyPaperOf(
  order: PaperOrder,
  { version, quote, author, settings, from = new Date() }: WarrantyFacts,
): WarrantyPaper | null {
  const { warrantyUntil, number, warrantyOrder } = order
  if (!warrantyUntil) return null
  const repaired = quote ? repairsIn(quote.work, readQuote(quote).lines) : []
  const warrantyBasis = warrantyOrder ? `Garanti kapsamında, ${warrantyOrder.number}` : ''
  return {
    kind: 'warranty',
    ...commonContent(order, settings),
    version,
    day: istanbulDay(from),
    author,
    terms: nonEmptyLines(settings.papers.warrantyTerms),
    from: istanbulDay(from),
    until: dayOf(warrantyUntil),
    basis: warrantyBasis || (quote ? `Teklif ${number}/${quote.version}` : ''),
    repaired: repaired.length > 0 ? repaired : nonEmptyLines(order.diagnosis),
  }
}

/** Returns what has become of a version of a quote. It is replaced as soon as a later version is sent. */
export function outcomeOf(quotes: readonly QuoteRow[], version: number): QuoteOutcome | null {
  const sentQuotes = quotes.filter(({ sentAt }) => sentAt !== null)
  const newestVersion = Math.max(...sentQuotes.map((quote) => quote.version))
  if (newestVersion > version) return { kind: 'replaced', version: newestVersion }
  const quote = sentQuotes.find((candidate) => candidate.version === version)
  if (!quote) return null
  const { decision, decidedBy: by, decidedHow, decidedAt, decisionNote: note } = quote
  if (decision !== null && decidedAt) {
    const kind = decision === 'approved' ? 'approved' : 'declined'
    return { kind, by, how: HOW_WORDS[decidedHow as DecidedHow] ?? decidedHow, at: decidedAt.toISOString(), note }
  }
  return isExpired(quote) ? { kind: 'expired' } : null
}
