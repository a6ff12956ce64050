import { expect, it } from 'vitest'
import { identityOf } from '@/lib/faults/alarm-code'
import { readLine } from '@/lib/faults/import/fields'
import { judgeOf, type KnownFault, postSlugOf, type Stored } from '@/lib/faults/import/rules'
import { COLUMNS } from '@/lib/faults/import/schema'
import { type LineTexts, placesOf } from '@/lib/faults/import/csv'
import type { Places } from '@/lib/faults/import/csv'

const SERVO = { id: 's', slug: 'servo-surucu-tamiri', title: 'Servo Sürücü Tamiri', deviceName: 'Servo sürücü' }
const INVERTER = { id: 'i', slug: 'inverter-tamiri', title: 'İnverter Tamiri', deviceName: 'Frekans inverteri' }

const KNOWN: KnownFault = {
  id: 'f',
  identity: '',
  brand: 'Yumaro',
  series: 'YS2',
  code: 'AL16',
  title: 'Açılışta aşırı akım',
  symptoms: 'Elle yazıldı.',
  causes: ['Modül'],
  checks: [],
  warning: '',
  repair: '',
  serviceId: 's',
  relatedPostId: null,
  featured: false,
  isDraft: false,
  publishedAt: new Date('2026-01-01T00:00:00Z'),
}

const line = { cihaz: 'Servo Sürücü Tamiri', marka: 'Yumaro', seri: 'YS2', kod: 'AL16', baslik: 'Açılışta aşırı akım' }

/** Judges lines as a file with all columns. */
function judgeAll(lines: LineTexts[], known: Partial<KnownFault>[] = [], more: Partial<Stored> = {}) {
  const places = placesOf(COLUMNS) as Places
  const faults = known.map((fault) => ({ ...KNOWN, ...fault }))
  const judge = judgeOf(
    {
      devices: [SERVO, INVERTER],
      posts: new Map([['bir-yazi', 'p']]),
      known: new Map(faults.map((fault) => [identityOf(fault), fault])),
      featured: new Map(),
      ...more,
    },
    new Date('2026-06-01T00:00:00Z'),
  )
  return lines.map((texts, index) => {
    const cells = COLUMNS.map((column) => texts[column] ?? '')
    return judge(readLine({ row: index + 2, cells }, places, COLUMNS.length))
  })
}

const judgeOne = (texts: LineTexts, known?: Partial<KnownFault>, more?: Partial<Stored>) =>
  judgeAll([texts], known ? [known] : [], more)[0]!
const reasons = (texts: LineTexts, known?: Partial<KnownFault>) => {
  const { line: judged } = judgeOne(texts, known)
  return judged.result === 'bad' ? judged.errors.map(({ column, reason }) => `${column}: ${reason}`) : []
}

it('a new fault is a draft unless the file says otherwise', () => {
  expect(judgeOne(line).planned?.columns.isDraft).toBe(true)
  expect(judgeOne({ ...line, durum: 'yayında' }).planned?.columns.isDraft).toBe(false)
})

it.each(['Servo Sürücü Tamiri', 'SERVO SÜRÜCÜ', 'servo-surucu-tamiri', 'frekans İNVERTERİ'])(
  'the device group is found as %s',
  (cihaz) => {
    expect(judgeOne({ ...line, cihaz }).planned?.columns.serviceId).toBe(cihaz.startsWith('frekans') ? 'i' : 's')
  },
)

it('a device group that does not exist is named', () => {
  expect(reasons({ ...line, cihaz: 'Servo Sürücüsü' })).toEqual(['cihaz: Bu adda cihaz grubu yok.'])
})

it('all errors of a line are named, in the order of the columns', () => {
  const texts = { ...line, cihaz: '', marka: '', baslik: 'x'.repeat(214), yazi: 'yok', durum: 'Açık' }
  expect(reasons({ ...texts, kontroller: 'a|'.repeat(21) })).toEqual([
    'cihaz: Boş olamaz.',
    'marka: Boş olamaz.',
    'baslik: 214 karakter; en çok 200 olabilir.',
    'kontroller: 21 madde; en çok 20 olabilir.',
    'yazi: Bu adreste yazı yok.',
    'durum: “Taslak” ya da “Yayında” olmalı.',
  ])
})

it('an item of a list that is too long is named by its place', () => {
  expect(reasons({ ...line, sebepler: `kısa | ${'x'.repeat(501)}` })).toEqual([
    'sebepler: 2. madde 501 karakter; en çok 500 olabilir.',
  ])
})

it('a line with the brand, series and code of another is bad, whatever its case', () => {
  const [, second] = judgeAll([line, { ...line, marka: 'YUMARO', kod: 'al16' }])
  expect(second!.line).toMatchObject({
    errors: [{ column: 'kod', written: 'al16', reason: 'Bu dosyanın 2. satırında aynı marka, seri ve kod var.' }],
  })
})

it('without a code the title tells faults apart', () => {
  const bare = { ...line, kod: '' }
  const judged = judgeAll([bare, { ...bare, baslik: 'Gösterge karanlık' }, bare]).map(({ line: { result } }) => result)
  expect(judged).toEqual(['new', 'new', 'bad'])
})

it('a known fault is changed where the file differs, and says what its title was', () => {
  const { line: judged, planned } = judgeOne(
    { ...line, baslik: 'Servo açılırken aşırı akım', sebepler: 'Modül | Kablo', yazi: '/teknik-bilgi/bir-yazi' },
    {},
  )
  expect(judged).toMatchObject({
    result: 'changed',
    columns: ['baslik', 'sebepler', 'yazi'],
    formerTitle: 'Açılışta aşırı akım',
  })
  expect(planned?.columns).toMatchObject({ causes: ['Modül', 'Kablo'], relatedPostId: 'p', symptoms: 'Elle yazıldı.' })
})

it('empty cells leave what staff wrote', () => {
  const stored = { causes: ['a'], warning: 'b', relatedPostId: 'p', isDraft: true }
  expect(judgeOne({ ...line, cihaz: '', sebepler: ' | ' }, stored).line.result).toBe('same')
})

it('the state of a known fault changes only when the file names another', () => {
  const future = new Date('2027-01-01T00:00:00Z')
  const result = (durum: string, stored: Partial<KnownFault>) => judgeOne({ ...line, durum }, stored).line.result
  expect(result('Yayında', {})).toBe('same')
  expect(result('Taslak', {})).toBe('changed')
  expect(result('Zamanlandı', { publishedAt: future })).toBe('same')
  expect(result('Yayında', { publishedAt: future })).toBe('changed')
  expect(reasons({ ...line, durum: 'Zamanlandı' }, { isDraft: true })).toEqual([
    'durum: Dosyayla zamanlanamaz: “Taslak” ya da “Yayında” yazın.',
  ])
})

it('a fault of a service’s page cannot move to a page that is full', () => {
  const { line: judged } = judgeOne(
    { ...line, cihaz: 'İnverter Tamiri' },
    { featured: true },
    { featured: new Map([['i', 8]]) },
  )
  expect(judged).toMatchObject({ result: 'bad', errors: [{ column: 'cihaz' }] })
})

it('of two groups with one name a known fault keeps its own, and a new one must name the address', () => {
  const more = { devices: [SERVO, { ...INVERTER, title: 'Servo sürücü tamiri' }] }
  expect(judgeOne(line, { serviceId: 'i' }, more).line.result).toBe('same')
  expect(judgeOne(line, undefined, more).line).toMatchObject({
    errors: [{ reason: 'Bu ad 2 cihaz grubunun. Sayfa adresini yazın: servo-surucu-tamiri' }],
  })
})

it.each([
  ['bir-yazi', 'bir-yazi'],
  ['https://ornek.example/teknik-bilgi/bir-yazi/?x=1', 'bir-yazi'],
  ['/teknik-bilgi/bir-yazi', 'bir-yazi'],
  ['/hizmetler/bir-yazi', ''],
  ['', ''],
])('the post of %j is %j', (cell, slug) => {
  expect(postSlugOf(cell)).toBe(slug)
})
