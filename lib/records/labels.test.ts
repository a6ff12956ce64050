import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { RecordTable } from '@/lib/records/field'
import { inRoot } from '@/scripts/lib/paths.mjs'

/** The folders of records. Not lib/papers, which is below the tables: the labels of papers are its own. */
const FOLDERS = ['lib', 'components'].flatMap((folder) =>
  ['contact', 'customers', 'orders', 'parts', 'photos', 'privacy'].map((name) => `${folder}/${name}`),
)

/** Texts that equal the label of a column, but name something else, or whose screen says why it does not read the table. */
const EXCEPTIONS: [file: string, texts: string[], meaning: string][] = [
  ['components/contact/contact-info.tsx', ['Adres', 'E-posta', 'Telefon'], 'the company’s own'],
  ['components/contact/message-summary.tsx', ['Yetkili kişi'], 'the page’s scripts do not load the table'],
  ['components/customers/merge-screen.tsx', ['Mesaj'], 'a number of messages'],
  ['components/orders/customer/order-dates.tsx', ['Parça bekleniyor'], 'what happens now'],
  ['components/orders/customer/order-decision.tsx', ['Not'], 'a control of the decision'],
  ['components/orders/customer/order-payment.tsx', ['Tutar, KDV dahil'], 'what there is to pay'],
  ['components/orders/customer/tracking-form.tsx', ['E-posta'], 'an address to look up'],
  ['components/orders/paper/order-sheet.tsx', ['Müşteri'], 'a person with a company'],
  ['components/orders/staff/billing/account-forms.tsx', ['Açıklama', 'Fatura yok'], 'a form and its control'],
  ['components/orders/staff/billing/list/accountant-file.tsx', ['Ne'], 'a file'],
  ['components/orders/staff/billing/list/billing-view.ts', ['Tutar'], 'the sorting by open amounts'],
  ['components/orders/staff/load-test/load-test-rows.tsx', ['Birim'], 'of a measurement'],
  ['components/orders/staff/order/order-details.tsx', ['Müşteri'], 'a person with a company'],
  ['components/orders/staff/photos/photo-card.tsx', ['Açıklama'], 'of the photo above it'],
  ['components/orders/staff/step/decision-form.tsx', ['Not'], 'a control of the decision'],
  ['components/orders/staff/step/step-form.tsx', ['Teslim'], 'how an order is closed'],
  ['components/privacy/erasure-form.tsx', ['Adres', 'Telefon'], 'an email address or phone number to type'],
  ['components/privacy/paper/person-sheet.tsx', ['Not'], 'under a heading that says of what'],
  ['components/privacy/stored-data-table.tsx', ['Ne'], 'a kind of data'],
  ['lib/contact/csv.ts', ['Durum'], 'whether a message is read'],
  ['lib/orders/billing/file/data.ts', ['Açıklama', 'Müşteri'], 'what was repaired, and for whom'],
  ['lib/orders/mail/mails.ts', ['Süre', 'Tutar, KDV dahil'], 'of a quote'],
]

/** Where a text names a value: a control, a fact, the first of a pair or of a table's headings. */
const NAMES = /\blabel(?:=|: )(["'])(.+?)\1|<(?:Fact|Field)\s[^>]*?\bname=(")(.+?)"|\[\s*(')(.+?)',/g

const filesIn = (folder: string) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, source: readFileSync(inRoot(folder, file), 'utf8') }))

const isTable = ({ source }: { source: string }) => source.includes('satisfies TableOf<')

async function labelsIn(file: string): Promise<string[]> {
  const tables = Object.values((await import(inRoot(file))) as Record<string, RecordTable>)
  const columns = tables.flatMap((table) => Object.values(table))
  return columns.flatMap((column) => (typeof column === 'object' && column.kind ? [column.label] : []))
}

it('the label of a record’s column is written in its field only', async () => {
  const files = FOLDERS.flatMap(filesIn)
  const labels = new Set((await Promise.all(files.filter(isTable).map(({ file }) => labelsIn(file)))).flat())
  const repeated = files
    .filter((file) => !isTable(file))
    .map(({ file, source }) => ({
      file,
      texts: Array.from(source.matchAll(NAMES), (match) => match[2] ?? match[4] ?? match[6]!),
    }))
    .flatMap(({ file, texts }) => texts.filter((text) => labels.has(text)).map((text) => `${file}: ${text}`))
  const excepted = EXCEPTIONS.flatMap(([file, texts]) => texts.map((text) => `${file}: ${text}`))
  expect([...new Set(repeated)].toSorted()).toEqual(excepted.toSorted())
})
