import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PersonExport } from '@/lib/privacy/output'
import { exportedNames, type ExportedText, PERSON_TABLES, type PersonTable } from '@/lib/privacy/person-columns'
import { line, type RecordTable } from '@/lib/records/field'
import { PersonSheet } from './person-sheet'

/** A column that the sheet does not place. */
const NEW_COLUMN = { newColumn: line('Yeni sütun', { readOnly: true, personal: 'erase' }) }
const allFields: RecordTable[] = Object.values(PERSON_TABLES).map(({ fields }) => fields)

beforeEach(() => allFields.forEach((fields) => Object.assign(fields, NEW_COLUMN)))
afterEach(() => allFields.forEach((fields) => Reflect.deleteProperty(fields, 'newColumn')))

const words = new Map<string, string>()

/** Returns a word of its own for each text of a table that the export contains. */
function textsOf<Table extends PersonTable>(table: Table) {
  const texts = exportedNames(table).map((name) => {
    const column = `${table}.${String(name)}`
    words.set(column, `kelime${words.size}.`)
    return [name, words.get(column)!]
  })
  return Object.fromEntries(texts) as Record<ExportedText<Table>, string>
}

const [time, day, currency] = ['2026-03-05T09:00:00.000Z', '2026-03-05', 'TRY'] as const

const newPhoto = () => ({ ...textsOf('Photo'), id: 'photo', by: '', width: 1, height: 1, bytes: 1, createdAt: time })

const newOrder = (): PersonExport['orders'][number] => ({
  ...textsOf('WorkOrder'),
  id: 'order',
  number: '2026-0001',
  price: null,
  step: 1,
  state: 'open',
  openedAt: time,
  closedAt: null,
  warrantyUntil: null,
  quotes: [
    {
      ...textsOf('Quote'),
      lines: [],
      version: 1,
      total: 1,
      currency,
      leadDays: null,
      validUntil: null,
      sentAt: time,
      decision: 'approved',
      decidedHow: 'phone',
      decidedAt: time,
    },
  ],
  loadTests: [
    {
      ...textsOf('LoadTest'),
      instruments: [],
      rows: [],
      number: 1,
      durationMin: null,
      ambient: null,
      calibratedOn: null,
      signedAt: time,
    },
  ],
  shipments: [{ ...textsOf('Shipment'), direction: 'in', day }],
  invoices: [],
  payments: [{ ...textsOf('Payment'), day, amount: 1, currency, method: 'cash' }],
  accountTexts: [],
  papers: [],
  events: [
    {
      ...textsOf('WorkOrderEvent'),
      kind: 'opened',
      step: 1,
      state: 'open',
      quoteVersion: null,
      by: '',
      createdAt: time,
    },
  ],
  notes: [{ ...textsOf('WorkOrderNote'), createdAt: time }],
  photos: [newPhoto()],
  mails: [],
})

const newExport = (): PersonExport => ({
  person: 'sevgi@ornek.example',
  preparedAt: time,
  messages: [
    {
      ...textsOf('ContactMessage'),
      id: 'message',
      noticeVersion: 1,
      receivedAt: time,
      keptUntil: day,
      workOrders: [],
      photos: [],
      mails: [],
    },
  ],
  orders: [newOrder()],
  customers: [{ ...textsOf('Customer'), createdAt: time }],
  formerContacts: [],
  mentions: [],
  mails: [],
})

test('the printed reply shows every exported text of every record, even of a column that it does not place', () => {
  const company = { legalName: '', address: '', email: '' }
  const html = renderToStaticMarkup(<PersonSheet personExport={newExport()} company={company} />)
  // The texts of an order's account and differences are in `accountTexts`.
  expect([...words.keys()].filter((column) => column.endsWith('.newColumn'))).toHaveLength(allFields.length - 2)
  expect([...words].filter(([, word]) => !html.includes(word))).toEqual([])
  expect(html.match(/Yeni sütun/g)).toHaveLength(allFields.length - 2)
})
