import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { bodyOf, problemIn } from '../../support/calls/handlers'
import { useParts } from '../../support/calls/parts'

const parts = useParts()

const send = (csv: string, fields: Record<string, string> = {}, headers = {}) =>
  parts.orders.ask('POST Parts/import', { form: { file: new File([csv], 'parcalar.csv'), ...fields }, headers })
const preview = (csv: string) => bodyOf(send(csv))
const apply = (csv: string, basis?: string) => send(csv, { apply: 'true', ...(basis && { basis }) })

test('a file adds parts, changes prices and writes quantities as a count, in one transaction', async () => {
  const fan = await parts.create({ code: 'FAN-80-24', name: 'Fan', place: 'Raf D1', price: 54_000 })
  await parts.addMovement(fan.id, 'out', 2000)
  const unchangedPart = await parts.create({ code: 'KBL-8', name: 'Kablo', unit: 'm', note: 'Ekranlı' }, 37_500)
  const csv = [
    'sep=;',
    'KOD;Yeri;ad;Birim;Miktar;en az;Satış fiyatı;Para birimi;Tedarikçi',
    'fan-80-24;;;;3;;610,00;;',
    'KBL-8;;;;37,5 m;;;;',
    'RLE-24-2;Raf E2;Röle, 24 V;;60;5;185,00;EUR;Delta',
    'SGR-10;Raf E4;Sigorta;ADET;;;;;',
  ].join('\n')
  const firstPreview = await preview(csv)
  expect(firstPreview.counts).toEqual({
    all: 4,
    new: 2,
    changed: 1,
    same: 1,
    bad: 0,
    prices: 1,
    counted: 3,
    differences: 2,
  })
  expect(firstPreview.lines).toMatchObject([
    {
      line: 2,
      code: 'FAN-80-24',
      result: 'changed',
      fields: ['onHand', 'price'],
      count: { counted: 3000, recorded: -2000 },
    },
    { line: 3, result: 'same', count: { counted: 37_500, recorded: 37_500 }, price: null },
    { line: 4, result: 'new', place: 'Raf E2', count: { counted: 60_000, recorded: 0 } },
    { line: 5, result: 'new', count: null },
  ])
  expect(firstPreview.lines[0]).toMatchObject({ price: { before: 54_000, after: 61_000, currency: 'TRY' } })
  expect((await parts.read(fan.id)).onHand).toBe(-2000)
  expect(await bodyOf(apply(csv, firstPreview.basis))).toMatchObject({ applied: true, counts: firstPreview.counts })
  expect(await parts.read(fan.id)).toMatchObject({ onHand: 3000, price: 61_000, place: 'Raf D1', version: 2 })
  expect(await parts.read(unchangedPart.id)).toMatchObject({
    onHand: 37_500,
    movements: 1,
    note: 'Ekranlı',
    version: 1,
  })
  const relay = await parts.read('RLE-24-2')
  expect(relay).toMatchObject({ onHand: 60_000, least: 5000, isLow: false, price: 18_500, currency: 'EUR' })
  expect(await parts.movements(relay.id)).toMatchObject([
    { kind: 'count', recorded: 0, balance: 60_000, reason: 'CSV' },
  ])
  expect(await parts.read('SGR-10')).toMatchObject({ onHand: 0, movements: 0 })
  const secondPreview = await preview(csv)
  expect(secondPreview.counts).toMatchObject({ same: 4, new: 0, changed: 0, differences: 0 })
})

test('one bad line prevents the import, and the bad lines can be downloaded with their reasons', async () => {
  const { code } = await parts.create()
  const csv = `Kod;Ad;Miktar;Birim\nYENI-1;Yeni;1;adet\n${code};;yarım;kg\nŞ;;2;\nYENI-1;Aynı;;`
  const { counts, lines } = await preview(csv)
  expect(counts).toMatchObject({ all: 4, new: 1, bad: 3 })
  const reasons = lines.map((line) => (line.result === 'bad' ? line.errors.map(({ column }) => column) : []))
  expect(reasons).toEqual([[], ['Miktar', 'Birim'], ['Kod', 'Ad'], ['Kod']])
  expect((await problemIn(apply(csv), 400)).message).toBe('4 satırın 3 tanesi hatalı; hiçbir satır yazılmadı.')
  expect(await db().part.count({ where: { code: 'YENI-1' } })).toBe(0)
  const errorText = await (await send(csv, {}, { accept: 'text/csv' })).text()
  expect(errorText.split('\r\n')[0]).toBe('"Kod";"Ad";"Miktar";"Birim";"satir";"neden"')
  expect(errorText.trim().split('\r\n')).toHaveLength(4)
  await problemIn(send('Ad;Miktar\nFan;2'), 400)
})

test('nothing is written if a part moved since the preview', async () => {
  const part = await parts.create({}, 1000)
  const csv = `Kod;Miktar\n${part.code};9`
  const { basis } = await preview(csv)
  await parts.addMovement(part.id, 'out', 500)
  expect((await problemIn(apply(csv, basis), 409)).message).toBe(
    'Denetimden sonra 1 parça değişti. Hiçbir satır yazılmadı.',
  )
  expect((await parts.read(part.id)).onHand).toBe(500)
})

test('importing an exported list changes nothing, even if quantities are below zero', async () => {
  const part = await parts.create({ name: '=Formül', note: 'İki\nsatır', least: 2500, price: 5 })
  await parts.addMovement(part.id, 'out', 1250)
  const csv = await (await parts.list('', { accept: 'text/csv' })).text()
  expect(csv).toContain(`"${part.code}";"'=Formül";"";"adet";"'-1,25";"2,5";"0,05";"TRY"`)
  const { counts } = await preview(csv)
  expect(counts.same).toBe(counts.all)
})

test('an import and movements at the same time wait for each other', async () => {
  const partList = await Promise.all([1, 2, 3].map(() => parts.create({}, 5000)))
  const csv = ['Kod;Miktar', ...partList.map(({ code }) => `${code};9`)].join('\n')
  const moves = partList.toReversed().flatMap(({ id }) => [1, 2].map(() => parts.move(id, 'out', 1000)))
  const responses = await Promise.all([apply(csv), ...moves])
  expect(responses.map(({ status }) => status)).toEqual([200, ...moves.map(() => 201)])
  for (const { id } of partList) {
    const movements = await parts.movements(id)
    expect((await parts.read(id)).onHand).toBe(movements.reduce((sum, { quantity }) => sum + quantity, 0))
  }
})
