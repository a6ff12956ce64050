import { expect, test } from 'vitest'
import type { PaperInput, IntakePaper, Paper, QuotePaper, TestPaper, WarrantyPaper } from '@/lib/papers/paper'
import { renderPaper } from '@/lib/papers/render'
import { misplacedWords, pagesOf, wordsBetween, printedWords, withoutSpaces } from '../../support/papers'

const LONG_WORD = 'UzunKelime'.repeat(20)
const SYMBOLS = 'Ω 100 μF kΩ→MΩ ⇒ H₂O 10⁻³ ∼ 230 V Δφ ⌀8 ⚡ √2 ≤ Дмитрий Γιώργος'
const DIFFICULT_TEXT = `${SYMBOLS} ${LONG_WORD} son`

/** The left and right edge of the page's frame and of each cell and column, in millimetres. */
const FRAME = [20, 200] as const
const COMPANY_CELL = [20.5, 70.5] as const
const CUSTOMER_CELL = [20.5, 110] as const
const DEVICE_CELL = [110, 199.5] as const
const SUMS_CELL = [111.5, 199.5] as const
const LINE_COLUMNS = {
  text: [46.5, 112.5],
  quantity: [112.5, 131.5],
  unitPrice: [144.5, 170.5],
  total: [170.5, 199.5],
} as const
const READING_COLUMNS = { nominal: [102.5, 128.5], measured: [128.5, 154.5], unit: [154.5, 173.5] } as const

const commonFields = {
  company: {
    lines: ['Organize Sanayi', 'Çorlu', '0282 555 01 23', 'cok.uzun.bir.adres.kirk.harf@ornek-onarim.example'],
    footer: `Örnek Onarım, ${LONG_WORD}`,
  },
  number: '2026-0040',
  version: 1,
  day: '2026-11-20',
  author: DIFFICULT_TEXT,
  customer: {
    name: 'Çok Uzun Adlı Makine Otomasyon Elektronik Sanayi ve Dış Ticaret Anonim Şirketi Ω',
    lines: ['محمد علی', `${DIFFICULT_TEXT} `.repeat(5), '0532 555 01 23', 'Çorlu V.D. 1234567890'],
  },
  device: { name: 'Yumaro YS2', serialNumber: `SN-${'0123456789'.repeat(6)}` },
  terms: [DIFFICULT_TEXT, 'İkinci koşul.'],
}

const quote: QuotePaper = {
  kind: 'quote',
  ...commonFields,
  found: `${DIFFICULT_TEXT} `.repeat(5),
  currency: 'USD',
  vatIncluded: false,
  vatRate: 20,
  lines: [
    { kind: 'İşçilik', text: DIFFICULT_TEXT, quantity: 100_000.125, unit: 'saat', unitPrice: 1_234_567_890, total: 1 },
    { kind: 'Kargo', text: 'Geri', quantity: 1, unit: 'adet', unitPrice: 0, total: 2_000_000_000 },
  ],
  subtotal: 2_000_000_000,
  discountAmount: 0,
  net: 2_000_000_000,
  vat: 400_000_000,
  total: 2_400_000_000,
  work: DIFFICULT_TEXT,
  leadDays: 365,
  validUntil: '2026-12-15',
}

const accountsOf = (count: number) =>
  ['1', '2', '3', '4', '5'].slice(0, count).map((digit) => {
    const bank = `${DIFFICULT_TEXT.slice(0, 60)} Şubesi ${digit}`
    return { bank, holder: `${DIFFICULT_TEXT.slice(0, 100)} ${digit}`, iban: `TR45 0999 9000 0000 0012 3456 0${digit}` }
  })

const intake: IntakePaper = {
  kind: 'intake',
  ...commonFields,
  arrivedAt: '2026-11-20T08:00:00Z',
  accessories: `${DIFFICULT_TEXT}, enkoder kablosu, fren direnci, pano anahtarı`,
  photos: 2,
  fault: `470 Ω yerine 0 Ω, > 100 MΩ, → kapanıyor\n${DIFFICULT_TEXT}`,
  warranty: { number: '2025-0011', until: '2027-01-01' },
}

const NOMINAL = '3 × 380–480 V AC ±10 %, 50/60 Hz'
const MEASURED = '3 × 398,4 / 399,1 / 397,8 V AC'
const INSTRUMENT = { name: `Megger ${SYMBOLS}`, serialNumber: LONG_WORD, calibratedOn: '2026-01-01' }
const record: TestPaper = {
  kind: 'test',
  ...commonFields,
  passed: true,
  load: `10 Ω / 5 kW ${DIFFICULT_TEXT}`,
  duration: '120 dk',
  ambient: '23 °C',
  instrument: INSTRUMENT,
  instruments: [INSTRUMENT, ...Array.from({ length: 19 }, () => ({ ...INSTRUMENT, name: DIFFICULT_TEXT }))],
  rows: [
    { what: DIFFICULT_TEXT, nominal: NOMINAL, measured: MEASURED, unit: 'MΩ·km² / cos φ', passed: true },
    { what: 'İzolasyon', nominal: '> 1', measured: LONG_WORD.slice(0, 40), unit: LONG_WORD.slice(0, 20), passed: true },
  ],
  note: DIFFICULT_TEXT,
  signedAt: '2026-11-20T10:00:00Z',
  photos: [],
}

const warranty: WarrantyPaper = {
  kind: 'warranty',
  ...commonFields,
  from: '2026-11-20',
  until: '2027-05-20',
  basis: 'Garanti kapsamında, 2026-0040',
  repaired: [DIFFICULT_TEXT],
}

async function pdfOf(paper: Paper, current: Partial<PaperInput['current']> = {}) {
  const url = 'https://ornek.example/is-emri/AAAAAAAAAAAAAAAAAAAAAA'
  return renderPaper({ paper, current: { url, outcome: null, isDraft: false, pictures: [], ...current } }, 'test')
}

const wordsOn = async (paper: Paper, current: Partial<PaperInput['current']> = {}) =>
  printedWords(await pdfOf(paper, current))

/** Returns a text without spaces, and with the micro sign that papers print for the letter μ. */
const asPrinted = (text: string) => withoutSpaces(text.replaceAll('\u03bc', '\u00b5'))

const channel = 'kendi sayfasından'
const withDecision: Partial<PaperInput['current']> = {
  outcome: { kind: 'approved', by: DIFFICULT_TEXT, how: channel, at: record.signedAt, note: `${DIFFICULT_TEXT} 王` },
}

test.each([
  ['quote', quote, withDecision],
  ['intake', intake, {}],
  ['test', record, {}],
  ['warranty', warranty, {}],
] as const)('on the %s paper no word is outside the frame or overlaps another word', async (_, paper, current) => {
  const words = await wordsOn(paper, current)
  expect(misplacedWords(words)).toEqual([])
  const customer = wordsBetween(words, ...CUSTOMER_CELL)
  for (const text of [commonFields.customer.name, '0532 555 01 23', 'Çorlu V.D. 1234567890', '…'])
    expect(customer).toContain(withoutSpaces(text))
  expect(wordsBetween(words, ...DEVICE_CELL)).toContain(commonFields.device.serialNumber)
  expect(wordsBetween(words, ...COMPANY_CELL)).toContain(withoutSpaces(commonFields.company.lines[3]!))
})

test('a quote prints lines, work, terms, decision and the largest amounts completely', async () => {
  const words = await wordsOn(quote, withDecision)
  const printedText = asPrinted(DIFFICULT_TEXT)
  expect(wordsBetween(words, ...LINE_COLUMNS.text)).toContain(printedText)
  expect(wordsBetween(words, ...FRAME).split(printedText).length - 1).toBeGreaterThanOrEqual(4)
  expect(wordsBetween(words, ...LINE_COLUMNS.quantity)).toContain('100.000,125')
  expect(wordsBetween(words, ...LINE_COLUMNS.unitPrice)).toContain('12.345.678,90')
  expect(wordsBetween(words, ...LINE_COLUMNS.total)).toContain('20.000.000,00')
  expect(wordsBetween(words, ...SUMS_CELL)).toContain('24.000.000,00USD')
})

test.each([1, 3, 5])('a quote prints all of %i bank accounts, next to the sums or below them', async (count) => {
  const accounts = accountsOf(count)
  const words = await wordsOn({ ...quote, accounts }, withDecision)
  expect(misplacedWords(words)).toEqual([])
  const rightEdge = SUMS_CELL[count > 3 ? 1 : 0]
  const cell = wordsBetween(words, 20.5, rightEdge)
  for (const { iban } of accounts) expect(cell).toContain(withoutSpaces(iban))
  expect(cell).toContain(withoutSpaces('Açıklamaya 2026-0040 yazın.'))
})

test('a decision’s note of a thousand lines is cut to fit its stamp', async () => {
  const outcome = { ...withDecision.outcome, note: 'x\n'.repeat(1000) } as PaperInput['current']['outcome']
  const words = await wordsOn({ ...quote, work: '' }, { outcome })
  expect(misplacedWords(words)).toEqual([])
  expect(wordsBetween(words, ...FRAME)).toContain('…Tamamıişemrindeyazar.')
})

test('long findings are cut at the end of their cell, with a note that says where to read the rest', async () => {
  expect(wordsBetween(await wordsOn(quote, withDecision), ...DEVICE_CELL)).toContain('…Tamamısayfanızdayazar.')
})

test('a signed test record prints each value completely in its cell', async () => {
  const words = await wordsOn(record)
  const wordsInColumn = (column: keyof typeof READING_COLUMNS) => {
    const [left, right] = READING_COLUMNS[column]
    return wordsBetween(words, left, right)
  }
  expect(wordsInColumn('nominal')).toContain(withoutSpaces(NOMINAL))
  expect(wordsInColumn('nominal')).toContain('>1')
  expect(wordsInColumn('measured')).toContain(withoutSpaces(MEASURED))
  expect(wordsInColumn('measured')).toContain(record.rows[1]!.measured)
  expect(wordsInColumn('unit')).toContain(withoutSpaces('MΩ·km² / cos φ'))
  expect(wordsInColumn('unit')).toContain(record.rows[1]!.unit)
  const pageText = wordsBetween(words, ...FRAME)
  for (const text of [record.load, record.instrument.name]) expect(pageText).toContain(asPrinted(text))
})

test('a record that is not signed is printed as a draft without results', async () => {
  const rows = [{ ...record.rows[1]!, what: 'Akım', passed: null }]
  const { instruments: _, ...draft } = { ...record, load: 'Motor', note: '', rows, passed: false }
  const words = wordsBetween(await wordsOn(draft, { isDraft: true }), ...FRAME)
  expect(words).toContain(withoutSpaces('Bu tutanak imzalanmadı ve geçerli değildir.'))
  expect(words).not.toContain('Geçmedi')
})

test('the intake form prints all accessories, on a second page if necessary', async () => {
  const words = await wordsOn({ ...intake, accessories: `${intake.accessories}, ${'kutu, kapak, '.repeat(60)}sonuncu` })
  const pageText = wordsBetween(words, ...FRAME)
  expect(pageText).toContain(asPrinted(intake.accessories))
  for (const text of ['sonuncu', 'Garanti kapsamında', 'Sayfa 2/2']) expect(pageText).toContain(withoutSpaces(text))
  expect(words.at(-1)!.page).toBe(2)
})

test('Arabic letters are joined and run from right to left', async () => {
  expect(pagesOf(await pdfOf(warranty)).join(' ')).toMatch(/ﻣﺤﻤﺪ ﻋﻠﯽ/)
})

test('a stored character that is in no font is printed as an empty box', async () => {
  const words = await wordsOn(quote, withDecision)
  expect(wordsBetween(words, ...FRAME)).toContain('son▯')
})

test('a text of thousands of lines is cut, with a note that says where to read the rest', async () => {
  const words = await wordsOn({ ...quote, lines: [], terms: [], found: '', work: `${'iş\n'.repeat(2450)}son` })
  expect(words.at(-1)!.page).toBeLessThan(6)
  expect(wordsBetween(words, ...FRAME)).toContain('…Tamamıişemrindeyazar.')
})
