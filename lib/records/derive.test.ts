import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { area, day, flag, line, time } from '@/lib/records/field'
import { auditFields, csvColumns, furtherFacts, inputs, erasureRules } from '@/lib/records/derive'

const TABLE = {
  id: 'system',
  name: line('Ad', { required: 'Adı yazın.', csv: true, audit: true, personal: 'erase' }),
  place: line('Yer', { personal: 'keep' }),
  note: area('Not', { lines: 2, personal: 'if-named' }),
  dueOn: day('Gün', { csv: true }),
  isOpen: flag('Açık', { csv: true }),
  createdAt: time('Zaman', { notNull: true }),
  nameKey: 'key',
} as const

const row = { name: 'Ayşe', place: 'Konya', note: '', dueOn: new Date('2026-03-12'), isOpen: false }

it('inputs keep only the fields of the form, and report what is missing, too long or of the wrong type', () => {
  const schema = z.object(inputs(TABLE))
  expect(schema.parse({ name: ' Ayşe ', createdAt: 'x' })).toEqual({
    name: 'Ayşe',
    place: '',
    note: '',
    dueOn: null,
    isOpen: false,
  })
  const { error } = schema.safeParse({ name: '', note: 'a\nb\nc', isOpen: 'evet' })
  expect(error!.issues.map(({ message }) => message)).toEqual([
    'Adı yazın.',
    'En çok 2 satır yazın.',
    'isOpen true veya false olmalı.',
  ])
})

it('the CSV file has the fields with `csv`, and each extra column after its field', () => {
  const columns = csvColumns<typeof row>(TABLE, {}, { name: [['Uzunluk', ({ name }) => String(name.length)]] })
  expect(columns.map(([head, cell]) => [head, cell(row)])).toEqual([
    ['Ad', 'Ayşe'],
    ['Uzunluk', '4'],
    ['Gün', '12.03.2026'],
    ['Açık', ''],
  ])
})

it('a field that the layout lacks is shown with its label, unless it is empty', () => {
  expect(furtherFacts(TABLE, row, ['name', 'dueOn'])).toEqual([{ label: 'Yer', value: 'Konya' }])
})

it('audit labels and erasure rules exist only for the fields that declare them', () => {
  expect(auditFields(TABLE, 'part.')).toEqual({ 'part.name': TABLE.name })
  expect(erasureRules(TABLE)).toEqual([
    ['name', 'erase'],
    ['place', 'keep'],
    ['note', 'if-named'],
    ['nameKey', 'key'],
  ])
})
