import { expect, it } from 'vitest'
import { identityOf } from '@/lib/faults/alarm-code'
import { parseLine } from '@/lib/faults/import/parse-lines'
import { lineChecker, type KnownFault, type StoredFaults } from '@/lib/faults/import/rules'
import { type Column, COLUMNS } from '@/lib/faults/import/schema'
import { faultSchema } from '@/lib/faults/schema'
import { faultPositions } from '@/lib/faults/import/csv'
import type { ColumnPositions, LineTexts } from '@/lib/platform/csv/read-columns'

const SERVO = { id: 's', slug: 'servo-surucu-tamiri', title: 'Servo Sürücü Tamiri', deviceName: 'Servo sürücü' }
const INVERTER = { id: 'i', slug: 'inverter-tamiri', title: 'İnverter Tamiri', deviceName: 'Frekans inverteri' }

const LINE = { cihaz: 'Servo Sürücü Tamiri', marka: 'Yumaro', seri: 'YS2', kod: 'AL16', baslik: 'Açılışta aşırı akım' }
const TEXTS = { brand: 'Yumaro', series: 'YS2', code: 'AL16', title: LINE.baslik, symptoms: 'Elle yazıldı.' }
const KNOWN = {
  ...faultSchema.parse({ ...TEXTS, causes: ['Modül'] }),
  id: 'f',
  serviceId: 's',
  isDraft: false,
  publishedAt: new Date('2026-01-01T00:00:00Z'),
} as unknown as KnownFault

/** Checks lines like those of a file with all columns. */
function checkAll(lines: LineTexts<Column>[], known?: Partial<KnownFault>, overrides: Partial<StoredFaults> = {}) {
  const stored = known ? [{ ...KNOWN, ...known }] : []
  const check = lineChecker(
    {
      deviceGroups: [SERVO, INVERTER],
      postIds: new Map([['bir-yazi', 'p']]),
      faultsByIdentity: new Map(stored.map((fault) => [identityOf(fault), fault])),
      featuredCounts: new Map(),
      ...overrides,
    },
    new Date('2026-06-01T00:00:00Z'),
  )
  const positions = faultPositions(COLUMNS) as ColumnPositions<Column>
  return lines.map((texts, index) => {
    const cells = COLUMNS.map((column) => texts[column] ?? '')
    return check(parseLine({ row: index + 2, cells }, positions, COLUMNS.length))
  })
}

const checkOne = (texts: LineTexts<Column>, known?: Partial<KnownFault>, overrides?: Partial<StoredFaults>) =>
  checkAll([{ ...LINE, ...texts }], known, overrides)[0]!
const outcomeOf = (texts: LineTexts<Column>, known?: Partial<KnownFault>) => {
  const { line: checked } = checkOne(texts, known)
  return checked.result === 'bad' ? checked.errors.map(({ column, reason }) => `${column}: ${reason}`) : checked.result
}

it.each(['Servo Sürücü Tamiri', 'SERVO SÜRÜCÜ', 'servo-surucu-tamiri', 'frekans İNVERTERİ'])(
  'the device group is found by the name %s, and a new fault is a draft',
  (cihaz) => {
    const serviceId = cihaz.startsWith('frekans') ? 'i' : 's'
    expect(checkOne({ cihaz }).write?.columns).toMatchObject({ serviceId, isDraft: true })
  },
)

it('all errors of a line are reported, in the order of the columns', () => {
  const texts = { cihaz: '', marka: '', baslik: 'x'.repeat(214), yazi: 'yok', durum: 'Açık' }
  expect(outcomeOf({ ...texts, kontroller: 'a|'.repeat(21), sebepler: `kısa | ${'x'.repeat(501)}` })).toEqual([
    'cihaz: Boş olamaz.',
    'marka: Boş olamaz.',
    'baslik: 214 karakter; en çok 200 olabilir.',
    'sebepler: 2. madde 501 karakter; en çok 500 olabilir.',
    'kontroller: 21 madde; en çok 20 olabilir.',
    'yazi: Bu adreste yazı yok.',
    'durum: “Taslak” ya da “Yayında” olmalı.',
  ])
  expect(outcomeOf({ cihaz: 'Servo Sürücüsü' })).toEqual(['cihaz: Bu adda cihaz grubu yok.'])
})

it('a line with the brand, series and code of an earlier line is bad, ignoring case; without a code the title is compared', () => {
  const reason = 'Bu dosyanın 2. satırında aynı marka, seri ve kod var.'
  const [, second] = checkAll([LINE, { ...LINE, marka: 'YUMARO', kod: 'al16' }])
  expect(second!.line).toMatchObject({ errors: [{ column: 'kod', written: 'al16', reason }] })
  const withoutCode = { ...LINE, kod: '' }
  const checked = checkAll([withoutCode, { ...withoutCode, baslik: 'Gösterge karanlık' }, withoutCode]).map(
    ({ line: { result } }) => result,
  )
  expect(checked).toEqual(['new', 'new', 'bad'])
})

it('an existing fault changes where the file differs, empty cells change nothing, and the result has the former title', () => {
  const texts = { baslik: 'Servo açılırken aşırı akım', sebepler: 'Modül | Kablo', yazi: '/teknik-bilgi/bir-yazi' }
  const { line: checked, write } = checkOne(texts, {})
  const columns = ['baslik', 'sebepler', 'yazi']
  expect(checked).toMatchObject({ result: 'changed', columns, formerTitle: 'Açılışta aşırı akım' })
  expect(write?.columns).toMatchObject({ causes: ['Modül', 'Kablo'], relatedPostId: 'p', symptoms: 'Elle yazıldı.' })
  expect(outcomeOf({ cihaz: '', sebepler: ' | ' }, { warning: 'b', relatedPostId: 'p', isDraft: true })).toBe('same')
})
