import 'server-only'
import { validate as isUuid } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { nameOf } from '@/lib/accounts/sessions'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type LoadTestRow, MISSING, type QuoteRow } from '@/lib/orders/order/data'
import {
  companyOnPaper,
  decisionOn,
  intakeOf,
  quotePaperOf,
  testPaperOf,
  warrantyPaperOf,
} from '@/lib/orders/paper/content'
import { paperColumns, type PaperOrder } from '@/lib/orders/paper/source'
import { refuseGone, refuseMalformed } from '@/lib/orders/tracking/data'
import { type IntakeOfDay, keepPaper, type KeptPaper, nextVersion, noteSize } from '@/lib/papers/mutations'
import {
  type PaperInput,
  type LiveData,
  type Paper,
  paperFile,
  type PaperName,
  parsePaperName,
} from '@/lib/papers/paper'
import { refuseUnprintable } from '@/lib/papers/printable'
import { renderPaper } from '@/lib/papers/render'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { logoForPrint, photoForPrint } from '@/lib/platform/media/print-pictures'
import { networkOf } from '@/lib/platform/limits/network'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { readSettings } from '@/lib/settings/data'
import { absoluteUrl } from '@/lib/settings/urls'
import { orderPath } from '@/lib/site/pages'

// The papers of orders: kept in the transaction that makes them final, and drawn when somebody asks.

const readOrder = (tx: Prisma.TransactionClient, where: Prisma.WorkOrderWhereUniqueInput) =>
  tx.workOrder.findUnique({ where, select: paperColumns })

/** As readOrder, in a transaction: its connection takes one query at a time, and Prisma sends those of relations at once. */
async function orderIn(tx: Prisma.TransactionClient, id: string): Promise<PaperOrder> {
  const names = Object.keys(paperColumns) as (keyof typeof paperColumns)[]
  const isPlain = (name: (typeof names)[number]) => paperColumns[name] === true
  const parts = [names.filter(isPlain), ...names.filter((name) => !isPlain(name)).map((name) => [name])]
  const order = {}
  for (const part of parts) {
    const select = Object.fromEntries(part.map((name) => [name, paperColumns[name]]))
    Object.assign(order, await tx.workOrder.findUniqueOrThrow({ where: { id }, select }))
  }
  return order as PaperOrder
}

/** Keeps what a quote that was just sent says. */
export async function keepQuotePaper(
  tx: Prisma.TransactionClient,
  admin: AdminSession,
  workOrderId: string,
  quote: QuoteRow,
): Promise<void> {
  const order = await orderIn(tx, workOrderId)
  const paper = quotePaperOf(order, quote, await readSettings(tx), nameOf(admin))
  refuseUnprintable(paper)
  await keepPaper(tx, workOrderId, paper)
}

/** Keeps what the record of a load test that was just signed says. */
export async function keepTestPaper(
  tx: Prisma.TransactionClient,
  workOrderId: string,
  test: LoadTestRow,
): Promise<void> {
  const order = await orderIn(tx, workOrderId)
  const paper = testPaperOf(order, test, await readSettings(tx), test.signedBy)
  refuseUnprintable(paper)
  await keepPaper(tx, workOrderId, paper)
}

/** Keeps what its day gives to the intake form of a new order. */
export async function keepIntake(
  tx: Prisma.TransactionClient,
  admin: AdminSession,
  workOrderId: string,
): Promise<void> {
  const { number, createdAt } = await orderIn(tx, workOrderId)
  await keepPaper(tx, workOrderId, {
    kind: 'intake',
    company: companyOnPaper(await readSettings(tx)),
    number,
    version: 1,
    day: istanbulDay(createdAt),
    author: nameOf(admin),
    arrivedAt: createdAt.toISOString(),
  })
}

/** Returns the approved quote for which the warranty of an order began: its own, or that of the first repair. */
async function quoteUnderWarranty(
  tx: Prisma.TransactionClient,
  { quotes, underWarrantyOf: id }: Pick<PaperOrder, 'quotes' | 'underWarrantyOf'>,
): Promise<QuoteRow | undefined> {
  const own = quotes.find(({ decision }) => decision === 'approved')
  if (own || !id) return own
  const select = { underWarrantyOf: true, quotes: paperColumns.quotes }
  const former = await tx.workOrder.findUnique({ where: { id }, select })
  return former ? quoteUnderWarranty(tx, former) : undefined
}

/** Keeps the warranty card of a delivery, and returns the names of the papers that its mail carries. */
export async function keepWarranty(
  tx: Prisma.TransactionClient,
  admin: AdminSession,
  workOrderId: string,
): Promise<string[]> {
  const order = await orderIn(tx, workOrderId)
  const version = await nextVersion(tx, workOrderId, 'warranty')
  const quote = await quoteUnderWarranty(tx, order)
  const card = warrantyPaperOf(order, { version, quote, author: nameOf(admin), settings: await readSettings(tx) })
  if (!card) return []
  refuseUnprintable(card)
  await keepPaper(tx, workOrderId, card)
  const record = order.papers.map(({ name }) => parsePaperName(name)).findLast((name) => name?.kind === 'test')
  const names = [...(record ? [record] : []), card]
  return names.map(({ kind, version: number }) => (number > 1 ? `${kind}-${number}` : kind))
}

/** Returns the name of the account with an address, or the address. */
async function authorOf(tx: Prisma.TransactionClient, email = ''): Promise<string> {
  if (email === '') return ''
  const found = await tx.administrator.findUnique({ where: { email }, select: { name: true } })
  return found?.name || email
}

/** Returns the part of an intake form that is kept. */
const ofDay = ({ kind, company, number, version, day, author, arrivedAt }: IntakeOfDay): IntakeOfDay => ({
  kind,
  company,
  number,
  version,
  day,
  author,
  arrivedAt,
})

/** Returns what a paper that is not kept whole says: an intake form, a draft, a paper of an order from before. */
async function fromWhatIsStored(
  tx: Prisma.TransactionClient,
  order: PaperOrder,
  { kind, version }: PaperName,
): Promise<{ paper: Paper; isDraft: boolean } | null> {
  const settings = await readSettings(tx)
  const by = (event: PaperOrder['events'][number] | undefined) => authorOf(tx, event?.author)
  switch (kind) {
    case 'quote': {
      const quote = order.quotes.find((one) => one.version === version)
      if (!quote) return null
      const sent = order.events.find((event) => event.kind === 'quote' && event.quoteVersion === version)
      return { paper: quotePaperOf(order, quote, settings, await by(sent)), isDraft: quote.sentAt === null }
    }
    case 'intake': {
      const opened = order.events.find((event) => event.kind === 'opened')
      return { paper: intakeOf(order, settings, await by(opened)), isDraft: false }
    }
    case 'warranty': {
      if (version > 1) return null
      const closed = order.events.findLast((event) => event.kind === 'closed' && event.state === 'delivered')
      const from = closed?.createdAt ?? order.closedAt ?? undefined
      const quote = await quoteUnderWarranty(tx, order)
      const paper = warrantyPaperOf(order, { version, quote, author: await by(closed), settings, from })
      return paper && { paper, isDraft: false }
    }
    default: {
      const test = order.loadTests.find(({ number }) => number === version)
      if (!test) return null
      const author = test.signedBy || (await authorOf(tx, test.author))
      return { paper: testPaperOf(order, test, settings, author), isDraft: test.signedAt === null }
    }
  }
}

/** Returns a paper with the photos that it prints. One whose file is gone is left out with its caption. */
async function withPictures(order: PaperOrder, paper: Paper): Promise<{ paper: Paper; pictures: string[] }> {
  if (paper.kind !== 'test') return { paper, pictures: [] }
  const found = await Promise.all(
    paper.photos.map(async (shown) => {
      const photo = order.photos.find(({ id }) => id === shown.id)
      return { shown, picture: photo ? await photoForPrint(photo) : null }
    }),
  )
  const there = found.flatMap(({ shown, picture }) => (picture ? [{ shown, picture }] : []))
  return { paper: { ...paper, photos: there.map(({ shown }) => shown) }, pictures: there.map((one) => one.picture) }
}

const keptIn = ({ papers }: Pick<PaperOrder, 'papers'>, name: string) =>
  papers.find((row) => row.name === name)?.data as KeptPaper | undefined

/**
 * Returns what a paper says that is not kept whole, and keeps what is final of it. It is read and kept with the order locked,
 * because an erasure at the same time must find what is kept, or be over.
 */
async function paperOfNow(
  { id }: PaperOrder,
  name: PaperName,
  asked: string,
): Promise<{ paper: Paper; isDraft: boolean } | null> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "work_orders" WHERE "id" = ${id}::uuid FOR SHARE`
    const order = await orderIn(tx, id)
    const made = await fromWhatIsStored(tx, order, name)
    if (!made || made.isDraft) return made
    const { paper } = made
    await keepPaper(tx, id, paper.kind === 'intake' ? ofDay(paper) : paper)
    // A request at the same time may have kept it first. Then that one counts.
    const where = { workOrderId_name: { workOrderId: id, name: asked } }
    const { data } = await tx.paper.findUniqueOrThrow({ where, select: { data: true } })
    const kept = data as KeptPaper
    if (kept.kind !== 'intake') return { paper: kept, isDraft: false }
    return { paper: { ...paper, ...ofDay(kept) } as Paper, isDraft: false }
  })
}

/** Returns a paper as it is to be drawn now, or null if the order has none of that name. */
async function drawnOf(order: PaperOrder, name: PaperName, asked: string): Promise<PaperInput | null> {
  const kept = keptIn(order, asked)
  const found = kept && kept.kind !== 'intake' ? { paper: kept, isDraft: false } : await paperOfNow(order, name, asked)
  if (!found) return null
  const { paper, isDraft } = found
  const url = isDraft ? null : absoluteUrl(orderPath(order.token))
  const decision = name.kind === 'quote' && !isDraft ? decisionOn(order.quotes, name.version) : null
  const { paper: shown, pictures } = await withPictures(order, paper)
  const { logo } = (await readSettings()).look
  const live: LiveData = { url, decision, isDraft, pictures, ...(logo && { logo: await logoForPrint(logo.path) }) }
  return { paper: shown, live }
}

/** A finished paper and the name of its file. */
type PaperFile = { pdf: Uint8Array; file: string }

const noPaper = () => new AppError('not-found', { message: 'Belge bulunamadı.' })

/** Returns a paper of an order. @throws {AppError} not-found, database-unavailable if too many papers wait */
async function paperFrom(
  order: PaperOrder | null,
  asked: string,
  { turn, withDrafts }: { turn: string; withDrafts: boolean },
): Promise<PaperFile> {
  const name = parsePaperName(asked)
  const drawn = order && name && (await drawnOf(order, name, asked))
  if (!drawn || (drawn.live.isDraft && !withDrafts)) throw noPaper()
  const pdf = await renderPaper(drawn, turn)
  const noted = order.papers.find((paper) => paper.name === asked)?.bytes
  if (!drawn.live.isDraft && noted !== pdf.length) await noteSize(order.id, asked, pdf.length)
  return { pdf, file: paperFile(order.number, name) }
}

/** Returns a paper for staff, drafts too. @throws {AppError} not-found, database-unavailable */
export async function getPaper(admin: AdminSession, id: string, asked: string): Promise<PaperFile> {
  if (!isUuid(id)) throw noPaper()
  return paperFrom(await readOrder(db(), { id }), asked, { turn: admin.administratorId, withDrafts: true })
}

/** Returns a paper for the customer of an order. @throws {AppError} not-found, gone, database-unavailable */
export async function getCustomerPaper(token: string, asked: string, address: string): Promise<PaperFile> {
  refuseMalformed(token)
  const order = await readOrder(db(), { token })
  if (!order) throw new AppError('not-found', { message: MISSING })
  refuseGone(order, await readSettings())
  return paperFrom(order, asked, { turn: networkOf(address), withDrafts: false })
}

/** Returns the papers that a mail carries. One that is gone, as after an erasure, is left out. */
export async function papersOfMail(workOrderId: string, names: readonly string[]): Promise<PaperFile[]> {
  const order = await readOrder(db(), { id: workOrderId })
  if (!order) return []
  const papers: PaperFile[] = []
  for (const name of names) {
    try {
      papers.push(await paperFrom(order, name, { turn: 'mails', withDrafts: false }))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not-found') throw error
    }
  }
  return papers
}
