import 'server-only'
import { validate as isUuid } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { nameOf } from '@/lib/accounts/sessions'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type LoadTestRow, ORDER_MISSING, type QuoteRow } from '@/lib/orders/order/data'
import {
  companyOnPaper,
  decisionOn,
  intakeOf,
  quotePaperOf,
  testPaperOf,
  warrantyPaperOf,
} from '@/lib/orders/paper/content'
import { paperColumns, type PaperOrder } from '@/lib/orders/paper/source'
import { refuseExpiredPage, refuseMalformedToken } from '@/lib/orders/tracking/data'
import { type StoredIntake, storePaper, type StoredPaper, nextVersion, setPaperSize } from '@/lib/papers/mutations'
import {
  type PaperInput,
  type CurrentData,
  type Paper,
  paperFile,
  paperName,
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

// The papers of orders: stored in the transaction that makes them final, and rendered on request.

const readOrder = (tx: Prisma.TransactionClient, where: Prisma.WorkOrderWhereUniqueInput) =>
  tx.workOrder.findUnique({ where, select: paperColumns })

/** Like readOrder, but in a transaction, whose connection takes one query at a time: Prisma would query relations concurrently. */
async function readOrderIn(tx: Prisma.TransactionClient, id: string): Promise<PaperOrder> {
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

/** Stores the intake form's data as of the order's day. */
export async function storeIntakeForm(
  tx: Prisma.TransactionClient,
  admin: AdminSession,
  workOrderId: string,
): Promise<void> {
  const { number, createdAt } = await readOrderIn(tx, workOrderId)
  await storePaper(tx, workOrderId, {
    kind: 'intake',
    company: companyOnPaper(await readSettings(tx)),
    number,
    version: 1,
    day: istanbulDay(createdAt),
    author: nameOf(admin),
    arrivedAt: createdAt.toISOString(),
  })
}

/** Returns the approved quote of a repair: the order's own, or for a repair under warranty that of the former order. */
async function quoteUnderWarranty(
  tx: Prisma.TransactionClient,
  { quotes, underWarrantyOf: id }: Pick<PaperOrder, 'quotes' | 'underWarrantyOf'>,
): Promise<QuoteRow | undefined> {
  const approved = quotes.find(({ decision }) => decision === 'approved')
  if (approved || !id) return approved
  const select = { underWarrantyOf: true, quotes: paperColumns.quotes }
  const formerOrder = await tx.workOrder.findUnique({ where: { id }, select })
  return formerOrder ? quoteUnderWarranty(tx, formerOrder) : undefined
}

/** Stores the warranty card of a delivery, and returns the names of the papers to attach to its email. */
export async function storeWarrantyCard(
  tx: Prisma.TransactionClient,
  admin: AdminSession,
  workOrderId: string,
): Promise<string[]> {
  const order = await readOrderIn(tx, workOrderId)
  const version = await nextVersion(tx, workOrderId, 'warranty')
  const quote = await quoteUnderWarranty(tx, order)
  const card = warrantyPaperOf(order, { version, quote, author: nameOf(admin), settings: await readSettings(tx) })
  if (!card) return []
  refuseUnprintable(card)
  await storePaper(tx, workOrderId, card)
  const record = order.papers.map(({ name }) => parsePaperName(name)).findLast((name) => name?.kind === 'test')
  const names = [...(record ? [record] : []), card]
  return names.map((name) => paperName(name))
}

/** Returns the name of the account with an email address, or the address. */
async function authorOf(tx: Prisma.TransactionClient, email = ''): Promise<string> {
  if (email === '') return ''
  const account = await tx.administrator.findUnique({ where: { email }, select: { name: true } })
  return account?.name || email
}

/** Returns the part of an intake form that is stored. */
const storedPart = ({ kind, company, number, version, day, author, arrivedAt }: StoredIntake): StoredIntake => ({
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
  { kind, version }: PaperName,
): Promise<{ paper: Paper; isDraft: boolean } | null> {
  const settings = await readSettings(tx)
  const authorOfEvent = (event: PaperOrder['events'][number] | undefined) => authorOf(tx, event?.author)
  switch (kind) {
    case 'quote': {
      const quote = order.quotes.find((candidate) => candidate.version === version)
      if (!quote) return null
      const sending = order.events.find((event) => event.kind === 'quote' && event.quoteVersion === version)
      return {
        paper: quotePaperOf(order, quote, settings, await authorOfEvent(sending)),
        isDraft: quote.sentAt === null,
      }
    }
    case 'intake': {
      const opening = order.events.find((event) => event.kind === 'opened')
      return { paper: intakeOf(order, settings, await authorOfEvent(opening)), isDraft: false }
    }
    case 'warranty': {
      if (version > 1) return null
      const closing = order.events.findLast((event) => event.kind === 'closed' && event.state === 'delivered')
      const from = closing?.createdAt ?? order.closedAt ?? undefined
      const quote = await quoteUnderWarranty(tx, order)
      const paper = warrantyPaperOf(order, { version, quote, author: await authorOfEvent(closing), settings, from })
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

/** Returns a paper with its pictures. A photo without a file is omitted, with its caption. */
async function withPictures(order: PaperOrder, paper: Paper): Promise<{ paper: Paper; pictures: string[] }> {
  if (paper.kind !== 'test') return { paper, pictures: [] }
  const photos = await Promise.all(
    paper.photos.map(async (photo) => {
      const row = order.photos.find(({ id }) => id === photo.id)
      return { photo, picture: row ? await photoForPrint(row) : null }
    }),
  )
  const readable = photos.flatMap(({ photo, picture }) => (picture ? [{ photo, picture }] : []))
  return {
    paper: { ...paper, photos: readable.map(({ photo }) => photo) },
    pictures: readable.map(({ picture }) => picture),
  }
}

const storedPaper = ({ papers }: Pick<PaperOrder, 'papers'>, name: string) =>
  papers.find((row) => row.name === name)?.data as StoredPaper | undefined

/**
 * Composes a paper that is not stored completely, and stores its final part. The order is locked meanwhile, so that a concurrent
 * erasure has either finished or finds the stored paper.
 */
async function composeAndStore(
  { id }: PaperOrder,
  name: PaperName,
  fullName: string,
): Promise<{ paper: Paper; isDraft: boolean } | null> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "work_orders" WHERE "id" = ${id}::uuid FOR SHARE`
    const order = await readOrderIn(tx, id)
    const composed = await composePaper(tx, order, name)
    if (!composed || composed.isDraft) return composed
    const { paper } = composed
    await storePaper(tx, id, paper.kind === 'intake' ? storedPart(paper) : paper)
    // A concurrent request may have stored it first; use that one.
    const where = { workOrderId_name: { workOrderId: id, name: fullName } }
    const { data } = await tx.paper.findUniqueOrThrow({ where, select: { data: true } })
    const stored = data as StoredPaper
    if (stored.kind !== 'intake') return { paper: stored, isDraft: false }
    return { paper: { ...paper, ...storedPart(stored) } as Paper, isDraft: false }
  })
}

/** Returns the input for rendering a paper, or null if the order has no paper of that name. */
async function paperInputOf(order: PaperOrder, name: PaperName, fullName: string): Promise<PaperInput | null> {
  const stored = storedPaper(order, fullName)
  const content =
    stored && stored.kind !== 'intake'
      ? { paper: stored, isDraft: false }
      : await composeAndStore(order, name, fullName)
  if (!content) return null
  const { paper, isDraft } = content
  const url = isDraft ? null : absoluteUrl(orderPath(order.token))
  const decision = name.kind === 'quote' && !isDraft ? decisionOn(order.quotes, name.version) : null
  const { paper: paperWithPictures, pictures } = await withPictures(order, paper)
  const { logo } = (await readSettings()).look
  const current: CurrentData = {
    url,
    decision,
    isDraft,
    pictures,
    ...(logo && { logo: await logoForPrint(logo.path) }),
  }
  return { paper: paperWithPictures, current }
}

/** A finished paper and the name of its file. */
type PaperFile = { pdf: Uint8Array; file: string }

const noPaper = () => new AppError('not-found', { message: 'Belge bulunamadı.' })

/** Returns a paper of an order. @throws {AppError} not-found, database-unavailable if too many papers wait */
async function paperFrom(
  order: PaperOrder | null,
  fullName: string,
  { queueKey, withDrafts }: { queueKey: string; withDrafts: boolean },
): Promise<PaperFile> {
  const name = parsePaperName(fullName)
  const input = order && name && (await paperInputOf(order, name, fullName))
  if (!input || (input.current.isDraft && !withDrafts)) throw noPaper()
  const pdf = await renderPaper(input, queueKey)
  const storedSize = order.papers.find((paper) => paper.name === fullName)?.bytes
  if (!input.current.isDraft && storedSize !== pdf.length) await setPaperSize(order.id, fullName, pdf.length)
  return { pdf, file: paperFile(order.number, name) }
}

/** Returns a paper for staff, who may also see drafts. @throws {AppError} not-found, database-unavailable */
export async function getPaper(admin: AdminSession, id: string, fullName: string): Promise<PaperFile> {
  if (!isUuid(id)) throw noPaper()
  return paperFrom(await readOrder(db(), { id }), fullName, { queueKey: admin.administratorId, withDrafts: true })
}

/** Returns a paper for the customer of an order. @throws {AppError} not-found, gone, database-unavailable */
export async function getCustomerPaper(token: string, fullName: string, address: string): Promise<PaperFile> {
  refuseMalformedToken(token)
  const order = await readOrder(db(), { token })
  if (!order) throw new AppError('not-found', { message: ORDER_MISSING })
  refuseExpiredPage(order, await readSettings())
  return paperFrom(order, fullName, { queueKey: networkOf(address), withDrafts: false })
}

/** Returns the papers to attach to an email. Papers that no longer exist, for example after an erasure, are omitted. */
export async function papersOfMail(workOrderId: string, names: readonly string[]): Promise<PaperFile[]> {
  const order = await readOrder(db(), { id: workOrderId })
  if (!order) return []
  const papers: PaperFile[] = []
  for (const name of names) {
    try {
      papers.push(await paperFrom(order, name, { queueKey: 'mails', withDrafts: false }))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not-found') throw error
    }
  }
  return papers
}
