import 'server-only'
import { validate as isUuid } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { nameOf } from '@/lib/accounts/sessions'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type LoadTestRow, ORDER_MISSING, type QuoteRow } from '@/lib/orders/order/data'
import { outcomeOf, intakeOf, quotePaperOf, testPaperOf, warrantyPaperOf } from '@/lib/orders/paper/content'
import { paperColumns, type PaperOrder } from '@/lib/orders/paper/source'
import { refuseExpiredPage, refuseMalformedToken } from '@/lib/orders/tracking/data'
import { type StoredIntake, storePaper, type StoredPaper, nextVersion, setPaperSize } from '@/lib/papers/mutations'
import {
  type PaperInput,
  type CurrentData,
  type Paper,
  paperFileName,
  paperName,
  type PaperKey,
  parsePaperName,
} from '@/lib/papers/paper'
import { refuseUnprintable } from '@/lib/papers/printable'
import { renderPaper } from '@/lib/papers/render'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { logoForPrint, photoForPrint } from '@/lib/platform/media/print-pictures'
import { networkOf } from '@/lib/platform/limits/network'
import { readSettings } from '@/lib/settings/data'
import { absoluteUrl } from '@/lib/settings/urls'
import { orderPath } from '@/lib/site/pages'

// The papers of orders: stored in the transaction that makes them final, and rendered on request.

const readOrder = (tx: Prisma.TransactionClient, where: Prisma.WorkOrderWhereUniqueInput) =>
  tx.workOrder.findUnique({ where, select: paperColumns })

/**
 * Reads an order within a transaction, one relation after another: Prisma would query them concurrently, and a transaction's connection
 * takes one query at a time.
 */
async function readOrderIn(tx: Prisma.TransactionClient, id: string): Promise<PaperOrder> {
  const names = Object.keys(paperColumns) as (keyof typeof paperColumns)[]
  const isColumn = (name: (typeof names)[number]) => paperColumns[name] === true
  const groups = [names.filter(isColumn), ...names.filter((name) => !isColumn(name)).map((name) => [name])]
  const order = {}
  for (const group of groups) {
    const select = Object.fromEntries(group.map((name) => [name, paperColumns[name]]))
    Object.assign(order, await tx.workOrder.findUniqueOrThrow({ where: { id }, select }))
  }
  return order as PaperOrder
}

/** Stores the paper of a quote when it is sent. */
export async function storeQuotePaper(
  tx: Prisma.TransactionClient,
  admin: AdminSession,
  workOrderId: string,
  quote: QuoteRow,
): Promise<void> {
  const order = await readOrderIn(tx, workOrderId)
  const paper = quotePaperOf(order, quote, await readSettings(tx), nameOf(admin))
  refuseUnprintable(paper)
  await storePaper(tx, workOrderId, paper)
}

/** Stores the paper of a load test's record when it is signed. */
export async function storeTestPaper(
  tx: Prisma.TransactionClient,
  workOrderId: string,
  test: LoadTestRow,
): Promise<void> {
  const order = await readOrderIn(tx, workOrderId)
  const paper = testPaperOf(order, test, await readSettings(tx), test.signedBy)
  refuseUnprintable(paper)
  await storePaper(tx, workOrderId, paper)
}

/** Stores the part of an intake form that stays as it was when the order was opened. */
export async function storeIntakeForm(
  tx: Prisma.TransactionClient,
  admin: AdminSession,
  workOrderId: string,
): Promise<void> {
  const form = intakeOf(await readOrderIn(tx, workOrderId), await readSettings(tx), nameOf(admin))
  await storePaper(tx, workOrderId, storedIntakeOf(form))
}

/** Returns the approved quote of a repair: the order's own, or for a repair under warranty the former order's. */
async function approvedQuoteOf(
  tx: Prisma.TransactionClient,
  { quotes, underWarrantyOf: id }: Pick<PaperOrder, 'quotes' | 'underWarrantyOf'>,
): Promise<QuoteRow | undefined> {
  const ownQuote = quotes.find(({ decision }) => decision === 'approved')
  if (ownQuote || !id) return ownQuote
  const select = { underWarrantyOf: true, quotes: paperColumns.quotes }
  const formerOrder = await tx.workOrder.findUnique({ where: { id }, select })
  return formerOrder ? approvedQuoteOf(tx, formerOrder) : undefined
}

/** Stores the warranty card of a delivery, and returns the names of the papers to attach to its email. */
export async function storeWarrantyCard(
  tx: Prisma.TransactionClient,
  admin: AdminSession,
  workOrderId: string,
): Promise<string[]> {
  const order = await readOrderIn(tx, workOrderId)
  const version = await nextVersion(tx, workOrderId, 'warranty')
  const quote = await approvedQuoteOf(tx, order)
  const card = warrantyPaperOf(order, { version, quote, author: nameOf(admin), settings: await readSettings(tx) })
  if (!card) return []
  refuseUnprintable(card)
  await storePaper(tx, workOrderId, card)
  const testPaper = order.papers.map(({ name }) => parsePaperName(name)).findLast((key) => key?.kind === 'test')
  return [...(testPaper ? [testPaper] : []), card].map(paperName)
}

/** Returns the name of the account with this email address, or the address if there is no name. */
async function authorName(tx: Prisma.TransactionClient, email = ''): Promise<string> {
  if (email === '') return ''
  const account = await tx.administrator.findUnique({ where: { email }, select: { name: true } })
  return account?.name || email
}

const storedIntakeOf = ({ kind, company, number, version, day, author, arrivedAt }: StoredIntake): StoredIntake => ({
  kind,
  company,
  number,
  version,
  day,
  author,
  arrivedAt,
})

/** Composes a paper that is not stored completely: an intake form, a draft, or a final paper that was never stored. */
async function composePaper(
  tx: Prisma.TransactionClient,
  order: PaperOrder,
  { kind, version }: PaperKey,
): Promise<{ paper: Paper; isDraft: boolean } | null> {
  const settings = await readSettings(tx)
  const authorOfEvent = (event: PaperOrder['events'][number] | undefined) => authorName(tx, event?.author)
  switch (kind) {
    case 'quote': {
      const quote = order.quotes.find((candidate) => candidate.version === version)
      if (!quote) return null
      const sendingEvent = order.events.find((event) => event.kind === 'quote' && event.quoteVersion === version)
      const paper = quotePaperOf(order, quote, settings, await authorOfEvent(sendingEvent))
      return { paper, isDraft: quote.sentAt === null }
    }
    case 'intake': {
      const openingEvent = order.events.find((event) => event.kind === 'opened')
      return { paper: intakeOf(order, settings, await authorOfEvent(openingEvent)), isDraft: false }
    }
    case 'warranty': {
      if (version > 1) return null
      const deliveryEvent = order.events.findLast((event) => event.kind === 'closed' && event.state === 'delivered')
      const from = deliveryEvent?.createdAt ?? order.closedAt ?? undefined
      const [quote, author] = [await approvedQuoteOf(tx, order), await authorOfEvent(deliveryEvent)]
      const paper = warrantyPaperOf(order, { version, quote, author, settings, from })
      return paper && { paper, isDraft: false }
    }
    default: {
      const test = order.loadTests.find(({ number }) => number === version)
      if (!test) return null
      const author = test.signedBy || (await authorName(tx, test.author))
      return { paper: testPaperOf(order, test, settings, author), isDraft: test.signedAt === null }
    }
  }
}

/** Returns a paper with its pictures. A photo without a file is omitted, with its caption. */
async function withPictures(order: PaperOrder, paper: Paper): Promise<{ paper: Paper; pictures: string[] }> {
  if (paper.kind !== 'test') return { paper, pictures: [] }
  const rows = paper.photos.map((photo) => order.photos.find(({ id }) => id === photo.id))
  const pictures = await Promise.all(rows.map(async (row) => (row ? photoForPrint(row) : null)))
  const photos = paper.photos.filter((_, i) => pictures[i])
  return { paper: { ...paper, photos }, pictures: pictures.filter((picture) => picture !== null) }
}

/**
 * Composes a paper that is not stored completely, and stores its final data. The order is locked meanwhile, so that a concurrent
 * erasure has either finished or finds the stored paper.
 */
async function composeAndStore(
  { id }: PaperOrder,
  key: PaperKey,
  name: string,
): Promise<{ paper: Paper; isDraft: boolean } | null> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "work_orders" WHERE "id" = ${id}::uuid FOR SHARE`
    const order = await readOrderIn(tx, id)
    const content = await composePaper(tx, order, key)
    if (!content || content.isDraft) return content
    const { paper } = content
    await storePaper(tx, id, paper.kind === 'intake' ? storedIntakeOf(paper) : paper)
    // A concurrent request may have stored the paper first. Its paper is then returned.
    const where = { workOrderId_name: { workOrderId: id, name } }
    const { data } = await tx.paper.findUniqueOrThrow({ where, select: { data: true } })
    const storedPaper = data as StoredPaper
    if (storedPaper.kind !== 'intake') return { paper: storedPaper, isDraft: false }
    return { paper: { ...paper, ...storedIntakeOf(storedPaper) } as Paper, isDraft: false }
  })
}

/** Returns the input for rendering a paper, or null if the order has no paper of that name. */
async function paperInputOf(order: PaperOrder, key: PaperKey, name: string): Promise<PaperInput | null> {
  const storedPaper = order.papers.find((row) => row.name === name)?.data as StoredPaper | undefined
  const content =
    storedPaper && storedPaper.kind !== 'intake'
      ? { paper: storedPaper, isDraft: false }
      : await composeAndStore(order, key, name)
  if (!content) return null
  const { paper, isDraft } = content
  const url = isDraft ? null : absoluteUrl(orderPath(order.token))
  const outcome = key.kind === 'quote' && !isDraft ? outcomeOf(order.quotes, key.version) : null
  const { paper: paperWithPictures, pictures } = await withPictures(order, paper)
  const { logo } = (await readSettings()).look
  const current: CurrentData = { url, outcome, isDraft, pictures, ...(logo && { logo: await logoForPrint(logo.path) }) }
  return { paper: paperWithPictures, current }
}

type PaperFile = { pdf: Uint8Array; fileName: string }

const paperMissing = () => new AppError('not-found', { message: 'Belge bulunamadı.' })

/** Returns a paper of an order. @throws {AppError} not-found, database-unavailable if too many papers wait */
async function renderOrderPaper(
  order: PaperOrder | null,
  name: string,
  { queueKey, withDrafts }: { queueKey: string; withDrafts: boolean },
): Promise<PaperFile> {
  const key = parsePaperName(name)
  const input = order && key && (await paperInputOf(order, key, name))
  if (!input || (input.current.isDraft && !withDrafts)) throw paperMissing()
  const pdf = await renderPaper(input, queueKey)
  const storedSize = order.papers.find((paper) => paper.name === name)?.bytes
  if (!input.current.isDraft && storedSize !== pdf.length) await setPaperSize(order.id, name, pdf.length)
  return { pdf, fileName: paperFileName(order.number, key) }
}

/** Returns a paper for staff, who may also see drafts. @throws {AppError} not-found, database-unavailable */
export async function getPaper(admin: AdminSession, id: string, name: string): Promise<PaperFile> {
  if (!isUuid(id)) throw paperMissing()
  return renderOrderPaper(await readOrder(db(), { id }), name, { queueKey: admin.administratorId, withDrafts: true })
}

/** Returns a paper for the customer of an order. @throws {AppError} not-found, gone, database-unavailable */
export async function getCustomerPaper(token: string, name: string, ipAddress: string): Promise<PaperFile> {
  refuseMalformedToken(token)
  const order = await readOrder(db(), { token })
  if (!order) throw new AppError('not-found', { message: ORDER_MISSING })
  refuseExpiredPage(order, await readSettings())
  return renderOrderPaper(order, name, { queueKey: networkOf(ipAddress), withDrafts: false })
}

/** Returns the papers to attach to an email. Papers that no longer exist, for example after an erasure, are omitted. */
export async function papersOfMail(workOrderId: string, names: readonly string[]): Promise<PaperFile[]> {
  const order = await readOrder(db(), { id: workOrderId })
  if (!order) return []
  const papers: PaperFile[] = []
  for (const name of names) {
    try {
      papers.push(await renderOrderPaper(order, name, { queueKey: 'mails', withDrafts: false }))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not-found') throw error
    }
  }
  return papers
}
