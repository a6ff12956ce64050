import 'server-only'
import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import { muteAudit } from '@/lib/access/audit-record'
import { nameOf } from '@/lib/accounts/sessions'
import { copyMessagePhotos, takeMessage } from '@/lib/contact/mutations'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { MailContent } from '@/lib/mail/kinds'
import { queueMail } from '@/lib/mail/queue-mail'
import {
  mailFactColumns,
  getOrder,
  newPhotoFilter,
  inChargeFilter,
  ORDER_MISSING,
  type NoteRow,
  noteColumns,
  shipmentsArgs,
  type Order,
  warrantyDefaultOf,
} from '@/lib/orders/order/data'
import { recomputeOrderAccount } from '@/lib/orders/account/mutations'
import { isSameDevice, type DeviceIdentity } from '@/lib/orders/order/device-key'
import { fieldsOfMessage } from '@/lib/orders/order/from-message'
import { deliveredMail, orderMailFacts, orderOpenedMail, stepReachedMail } from '@/lib/orders/mail/mails'
import { storeIntakeForm, storeWarrantyCard } from '@/lib/orders/paper/papers'
import {
  type NewOrder,
  type OrderChange,
  type OrderFields,
  orderSchema,
  type StepMove,
} from '@/lib/orders/order/schema'
import { awaitedColumns, lockParts, NOT_WAITING, recordArrivals } from '@/lib/orders/awaited/mutations'
import { assignCustomer } from '@/lib/people/mutations'
import { missingTestError } from '@/lib/orders/load-test/results'
import { DELIVERY, isCleared, canMoveTo, isWarrantyOpen, REPAIR, stepCode } from '@/lib/orders/steps'
import { withTrackingUrl } from '@/lib/orders/shipment/carrier-links'
import { covers } from '@/lib/orders/order/warranty'
import { AppError, type FieldErrors } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { lockRow, type VersionCheck, refuseStale, type ItemVersion } from '@/lib/platform/db/versions'
import { ORDER_KEY_LOCK } from '@/lib/platform/db/locks'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { formatLongDate, istanbulDay } from '@/lib/platform/turkish/dates'
import { phoneKey } from '@/lib/platform/turkish/phone'
import { readSettings } from '@/lib/settings/data'
import type { Settings } from '@/lib/settings/schema'

export const invalid = (fields: FieldErrors) =>
  new AppError('invalid-input', { message: Object.values(fields).flat().join(' '), fields })

export const conflict = (message: string) => new AppError('conflict', { message })

const lockedColumns = {
  ...mailFactColumns,
  email: true,
  createdAt: true,
  closedAt: true,
  stepSince: true,
  updatedAt: true,
  warrantyDecidedAt: true,
  responsible: true,
  responsibleId: true,
  waitingForPart: true,
  awaitedPartId: true,
  awaitedQuantity: true,
  version: true,
}
export type LockedOrder = Prisma.WorkOrderGetPayload<{ select: typeof lockedColumns }>

/** Locks an order until the transaction ends. Other writes to it wait. @throws {AppError} not-found */
export async function lockOrder(tx: Prisma.TransactionClient, id: string): Promise<LockedOrder> {
  await lockRow(tx, 'work_orders', id, ORDER_MISSING)
  return tx.workOrder.findUniqueOrThrow({ where: { id }, select: lockedColumns })
}

/** Changes a locked order and increments its version. */
export async function changeOrder(
  tx: Prisma.TransactionClient,
  id: string,
  data: Prisma.WorkOrderUncheckedUpdateInput = {},
): Promise<LockedOrder> {
  return tx.workOrder.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: lockedColumns })
}

type NewEvent = Partial<Prisma.WorkOrderEventUncheckedCreateInput> & { kind: string }

/** Adds an entry to the history of a locked order. */
export async function addEvent(
  tx: Prisma.TransactionClient,
  { id: workOrderId, step, state }: LockedOrder,
  event: NewEvent,
): Promise<void> {
  await tx.workOrderEvent.create({ data: { id: newId(), createdAt: new Date(), ...event, workOrderId, step, state } })
}

/** Queues an email to an order's customer, if the order has an email address. */
export function mailCustomer(tx: Prisma.TransactionClient, order: LockedOrder, mail: MailContent): Promise<void> {
  return queueMail(tx, order.email, mail, { workOrderId: order.id })
}

const dateOf = (day: string | null) => day && new Date(day)

function columnsOf({ promisedOn, partExpectedOn, ...fields }: OrderFields) {
  const days = { promisedOn: dateOf(promisedOn), partExpectedOn: dateOf(partExpectedOn) }
  return { ...fields, ...days, phoneKey: phoneKey(fields.phone) }
}

/** Returns the next number of a year. Concurrent calls wait until the transaction ends; a rollback frees the number. */
export async function takeNumber(tx: Prisma.TransactionClient, year: number): Promise<string> {
  const [counter] = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO "work_order_counts" ("year", "last") VALUES (${year}, 1)
    ON CONFLICT ("year") DO UPDATE SET "last" = "work_order_counts"."last" + 1, "updated_at" = now()
    RETURNING "last"`
  return `${year}-${String(counter!.last).padStart(4, '0')}`
}

/** Returns a new secret for the link of a customer's page: 128 bits. */
export const newToken = () => randomBytes(16).toString('base64url')

/** Whether an order was opened with this idempotency key. Other calls with the key wait until the transaction ends. */
async function isOpened(tx: Prisma.TransactionClient, key: string): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ORDER_KEY_LOCK}::int, hashtext(${key}))`
  return (await tx.workOrder.count({ where: { id: key } })) > 0
}

/** Prevents a merge of the chosen customer until the transaction ends. @throws {AppError} conflict if it no longer exists */
async function lockCustomer(tx: Prisma.TransactionClient, id: string | null | undefined): Promise<void> {
  if (!id) return
  const [row] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "customers" WHERE "id" = ${id}::uuid FOR KEY SHARE`
  if (!row) throw conflict('Seçtiğiniz müşteri kaydı artık yok; birleştirilmiş olabilir. Müşteriyi yeniden seçin.')
}

/**
 * Returns the columns of the person in charge: an account with its name, or only a name. Without `accountId`, the account is
 * kept if the name is unchanged.
 * @throws {AppError} invalid-input for an account that may not see orders, unless it is already in charge
 */
export async function responsibleOf(
  tx: Prisma.TransactionClient,
  name: string,
  accountId: string | null | undefined,
  current: { responsible: string; responsibleId: string | null } = { responsible: '', responsibleId: null },
): Promise<{ responsible: string; responsibleId: string | null }> {
  const id = accountId === undefined && name === current.responsible ? current.responsibleId : accountId
  if (!id) return { responsible: name, responsibleId: null }
  if (id === current.responsibleId) return { responsible: current.responsible, responsibleId: id }
  const account = await tx.administrator.findFirst({
    where: { ...inChargeFilter, id },
    select: { name: true, email: true },
  })
  if (!account) throw invalid({ responsibleId: ['Seçtiğiniz kişinin hesabı kapalı ya da iş emirlerini göremiyor.'] })
  return { responsible: nameOf(account), responsibleId: id }
}

/**
 * Updates the name of an account in the orders that it is in charge of; lists, search and CSV read the order's copy. The orders do
 * not count as changed, so the audit trail is muted for the rest of the transaction: it has the change of the account.
 */
export async function renameResponsible(tx: Prisma.TransactionClient, accountId: string): Promise<void> {
  const select = { name: true, email: true }
  const name = nameOf(await tx.administrator.findUniqueOrThrow({ where: { id: accountId }, select }))
  await muteAudit(tx)
  await tx.$executeRaw`
    UPDATE "work_orders" SET "responsible" = ${name} WHERE "responsible_id" = ${accountId}::uuid AND "responsible" <> ${name}`
}

/**
 * Checks that the warranty of a former order covered a device on the day it arrived.
 * @throws {AppError} invalid-input for an order of another device, conflict for an order without a warranty on that day
 */
async function checkWarranty(
  tx: Prisma.TransactionClient,
  formerId: string,
  device: DeviceIdentity,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<void> {
  const formerOrder = await tx.workOrder.findUnique({
    where: { id: formerId },
    select: { ...mailFactColumns, createdAt: true },
  })
  const isEarlier = formerOrder && formerOrder.id !== id && formerOrder.createdAt <= createdAt
  if (!isEarlier || !isSameDevice(device, formerOrder))
    throw invalid({
      underWarrantyOf: ['Garantisi istenen iş emri bu cihazın değil. Marka ve seri no alanlarına bakın.'],
    })
  const { number, state } = formerOrder
  const warrantyUntil = formerOrder.warrantyUntil && formerOrder.warrantyUntil.toISOString().slice(0, 10)
  if (state !== 'delivered' || !warrantyUntil)
    throw conflict(`${number} teslim edilmiş bir onarım değil, garantisi yok.`)
  if (!covers({ state, warrantyUntil }, istanbulDay(createdAt)))
    throw conflict(`${number} onarımının garantisi cihaz gelmeden bitmiş: son gün ${formatLongDate(warrantyUntil)}.`)
}

/** Returns the columns that record whether the warranty of a former order covers a repair. */
const warrantyDecision = (admin: AdminSession, underWarrantyOf: string | null, now: Date) => ({
  underWarrantyOf,
  warrantyDecidedAt: now,
  warrantyDecidedBy: admin.email,
})

/**
 * Checks the warranty of a change, and returns its columns: none unless the choice changes, or staff choose 'no warranty' for the
 * first time.
 * @throws {AppError} invalid-input, conflict
 */
async function warrantyColumnsOf(
  tx: Prisma.TransactionClient,
  admin: AdminSession,
  lockedOrder: LockedOrder,
  device: DeviceIdentity,
  chosenId: string | null | undefined,
) {
  const formerId = chosenId === undefined ? lockedOrder.underWarrantyOf : chosenId
  const isChanged = formerId !== lockedOrder.underWarrantyOf
  if (isChanged && !isWarrantyOpen(lockedOrder))
    throw conflict(`Onarım başladı: garanti seçimi ${stepCode(REPAIR)}’e kadar değiştirilebilir.`)
  if (formerId && (isChanged || !isSameDevice(device, lockedOrder)))
    await checkWarranty(tx, formerId, device, lockedOrder)
  const isFirstDecision = chosenId === null && lockedOrder.warrantyDecidedAt === null && isWarrantyOpen(lockedOrder)
  return isChanged || isFirstDecision ? warrantyDecision(admin, formerId, new Date()) : {}
}

/**
 * Opens an order, with the photos of its message. The idempotency key becomes its id; a repeated key returns the existing order.
 * `now` decides the year of its number.
 * @throws {AppError} invalid-input, conflict if the message has orders other than `knownOrders`, the customer no longer
 * exists, or the warranty is over
 */
export async function createOrder(
  admin: AdminSession,
  { messageId, knownOrders, notify, customerId, underWarrantyOf, responsibleId, ...input }: NewOrder,
  { idempotencyKey, now = new Date() }: { idempotencyKey?: string; now?: Date } = {},
): Promise<Order> {
  const id = idempotencyKey ?? newId()
  await db().$transaction(async (tx) => {
    if (idempotencyKey && (await isOpened(tx, idempotencyKey))) return
    const message = messageId ? await takeMessage(tx, messageId, knownOrders) : null
    const { error, data: fields } = orderSchema.safeParse({ ...(message && fieldsOfMessage(message)), ...input })
    if (error) throw invalid(fieldErrors(error.issues))
    await lockCustomer(tx, customerId)
    if (underWarrantyOf) await checkWarranty(tx, underWarrantyOf, fields, { id, createdAt: now })
    const warranty = underWarrantyOf === undefined ? {} : warrantyDecision(admin, underWarrantyOf, now)
    const number = await takeNumber(tx, Number(istanbulDay(now).slice(0, 4)))
    const responsible = await responsibleOf(tx, fields.responsible, responsibleId)
    const assignedId = await assignCustomer(tx, fields, { customerId, at: now })
    const keys = { id, number, token: newToken(), messageId, customerId: assignedId }
    const data = { ...columnsOf(fields), ...responsible, ...keys, ...warranty, createdAt: now, stepSince: now }
    const order = await tx.workOrder.create({ data, select: lockedColumns })
    await addEvent(tx, order, { kind: 'opened', author: admin.email, createdAt: now })
    if (messageId) await copyMessagePhotos(tx, messageId, id)
    await storeIntakeForm(tx, admin, id)
    if (notify) await mailCustomer(tx, order, orderOpenedMail(await readSettings(tx), orderMailFacts(order)))
  })
  return getOrder(admin, id)
}

/**
 * Changes customer, device, fault, diagnosis, warranty and plan (person in charge, promised day, awaited part).
 * @throws {AppError} not-found, stale, conflict, invalid-input
 */
export async function updateOrder(
  admin: AdminSession,
  id: string,
  { diagnosis, customerId, underWarrantyOf, responsibleId, awaitedPartId, awaitedQuantity, ...fields }: OrderChange,
  matchesVersion: VersionCheck,
): Promise<Order> {
  await db().$transaction(async (tx) => {
    if (awaitedPartId) await lockParts(tx, [awaitedPartId])
    const lockedOrder = await lockOrder(tx, id)
    refuseStale(lockedOrder, matchesVersion)
    await lockCustomer(tx, customerId)
    const isNewDiagnosis = diagnosis !== undefined && diagnosis !== lockedOrder.diagnosis
    await changeOrder(tx, id, {
      ...columnsOf(fields),
      ...(await awaitedColumns(tx, lockedOrder, { ...fields, awaitedPartId, awaitedQuantity })),
      ...(await responsibleOf(tx, fields.responsible, responsibleId, lockedOrder)),
      ...(customerId && { customerId }),
      ...(await warrantyColumnsOf(tx, admin, lockedOrder, fields, underWarrantyOf)),
      ...(isNewDiagnosis && { diagnosis, diagnosedAt: diagnosis === '' ? null : new Date() }),
    })
    if (awaitedPartId) await recordArrivals(tx, [awaitedPartId])
  })
  return getOrder(admin, id)
}

/** Whether a call is repeated: `row`, if there is one, has the call's idempotency key. @throws {AppError} conflict for a row of another order */
export function isRepeated(orderId: string, row: { workOrderId: string } | null): boolean {
  if (row && row.workOrderId !== orderId) throw conflict('Bu Idempotency-Key başka bir iş emrinde kullanıldı.')
  return row !== null
}

/** @throws {AppError} invalid-input if the order has no passed load test */
async function checkTest(tx: Prisma.TransactionClient, { id: workOrderId, step }: LockedOrder): Promise<void> {
  const eventColumns = { kind: true, step: true, state: true, reason: true, createdAt: true }
  const events = await tx.workOrderEvent.findMany({ where: { workOrderId }, select: eventColumns })
  const testColumns = { number: true, rows: true, signedAt: true }
  const loadTests = await tx.loadTest.findMany({ where: { workOrderId }, select: testColumns })
  const testError = missingTestError({ step, loadTests, events }, DELIVERY)
  if (testError) throw invalid({ reason: [testError] })
}

/** @throws {AppError} conflict, invalid-input */
async function checkMove(tx: Prisma.TransactionClient, order: LockedOrder, move: StepMove): Promise<void> {
  const { step, state = 'open', reason, warrantyUntil } = move
  if (order.state !== 'open') {
    if (move.state !== 'open') throw conflict('İş emri kapalı. Önce yeniden açın.')
    if (reason === '') throw invalid({ reason: ['Yeniden açma sebebini yazın.'] })
  }
  const clearance = { quote: order.quotes[0], isUnderWarranty: order.underWarrantyOf !== null }
  if (!canMoveTo(clearance, step)) throw conflict('Onay olmadan onarıma geçilemez.')
  if (state === 'delivered' && step !== DELIVERY) throw invalid({ step: [`Cihaz ${DELIVERY}. adımda teslim edilir.`] })
  if (!isCleared(clearance) && state === 'delivered')
    throw conflict('Onaylanmış teklif olmadan teslim edilemez. İade edin ya da iptal edin.')
  const needsTest = step === DELIVERY && (state === 'open' || state === 'delivered')
  if (needsTest && reason === '') await checkTest(tx, order)
  if (state === 'delivered' && warrantyUntil && warrantyUntil < istanbulDay(new Date()))
    throw invalid({ warrantyUntil: ['Garantinin son günü geçmişte olamaz.'] })
}

/** Returns the columns that a move writes in addition to the step. */
function columnsOfMove(lockedOrder: LockedOrder, move: StepMove, now: Date, warrantyDefault: string) {
  const { step, state = 'open', warrantyUntil } = move
  const stepColumns = step === lockedOrder.step && lockedOrder.state === state ? {} : { stepSince: now }
  if (state === 'open') return { ...stepColumns, state, closedAt: null }
  // A device that is returned unrepaired has no warranty, not even from an earlier delivery.
  const lastDay = state === 'delivered' ? new Date(warrantyUntil ?? warrantyDefault) : null
  return { ...stepColumns, state, closedAt: now, warrantyUntil: lastDay, ...NOT_WAITING }
}

async function findShipmentToCustomer(tx: Prisma.TransactionClient, workOrderId: string, { orders }: Settings) {
  const where = { workOrderId, direction: 'out' }
  const shipment = await tx.shipment.findFirst({ where, ...shipmentsArgs })
  return shipment ? withTrackingUrl(shipment, orders.carriers) : undefined
}

/**
 * Moves an order to a step, closes it or reopens it. A move that changes neither step nor state, and has no text, does nothing. The
 * idempotency key becomes the id of the move's event; a repeated key does nothing.
 * @throws {AppError} not-found, stale, conflict without approval, on a closed order or for the key of another order,
 * invalid-input without a reason
 */
export async function moveOrder(
  admin: AdminSession,
  id: string,
  move: StepMove,
  { matchesVersion, idempotencyKey: eventId = newId() }: { matchesVersion: VersionCheck; idempotencyKey?: string },
): Promise<Order> {
  const { step, state = 'open', text, reason, notify } = move
  await db().$transaction(async (tx) => {
    const lockedOrder = await lockOrder(tx, id)
    if (isRepeated(id, await tx.workOrderEvent.findUnique({ where: { id: eventId }, select: { workOrderId: true } })))
      return
    refuseStale(lockedOrder, matchesVersion)
    await checkMove(tx, lockedOrder, move)
    const isSameStep = lockedOrder.step === step && lockedOrder.state === state
    if (isSameStep && text === '') return
    const now = new Date()
    const settings = await readSettings(tx)
    const changes = columnsOfMove(lockedOrder, move, now, await warrantyDefaultOf(tx, lockedOrder, settings, now))
    const order = await changeOrder(tx, id, { step, ...changes })
    const kindIfOpen = lockedOrder.state === 'open' ? 'step' : 'reopened'
    const kind = state === 'open' ? kindIfOpen : 'closed'
    await recomputeOrderAccount(tx, id)
    await addEvent(tx, order, { id: eventId, kind, text, reason, author: admin.email, createdAt: now })
    const facts = orderMailFacts(order)
    const isDelivered = state === 'delivered'
    const papers = isDelivered && !isSameStep ? await storeWarrantyCard(tx, admin, id) : []
    if (!notify) return
    const mail = isDelivered
      ? deliveredMail(settings, facts, { papers, shipment: await findShipmentToCustomer(tx, id, settings), text })
      : stepReachedMail(settings, facts, text, isSameStep)
    await mailCustomer(tx, order, mail)
  })
  return getOrder(admin, id)
}

/**
 * Records that staff have seen the customer's decisions and photos. The order keeps its position in the list.
 * @throws {AppError} not-found
 */
export async function markSeen(_admin: AdminSession, id: string): Promise<ItemVersion> {
  return db().$transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const unseen = { workOrderId: id, decision: { not: null }, decisionSeenAt: null }
    const now = new Date()
    const decisions = await tx.quote.updateMany({ where: unseen, data: { decisionSeenAt: now } })
    const photos = await tx.photo.updateMany({ where: { workOrderId: id, ...newPhotoFilter }, data: { seenAt: now } })
    return decisions.count + photos.count === 0 ? order : changeOrder(tx, id, { updatedAt: order.updatedAt })
  })
}

/**
 * Adds an internal note. The idempotency key becomes its id; a repeated key returns the existing note.
 * @throws {AppError} not-found, conflict for the key of another order's note
 */
export async function addNote(
  admin: AdminSession,
  workOrderId: string,
  { text }: { text: string },
  idempotencyKey?: string,
): Promise<{ note: NoteRow; order: ItemVersion }> {
  return db().$transaction(async (tx) => {
    const order = await lockOrder(tx, workOrderId)
    const id = idempotencyKey ?? newId()
    const existingNote = await tx.workOrderNote.findUnique({
      where: { id },
      select: { ...noteColumns, workOrderId: true },
    })
    if (existingNote && isRepeated(workOrderId, existingNote)) return { note: existingNote, order }
    const data = { id, workOrderId, text, author: admin.email, createdAt: new Date() }
    const note = await tx.workOrderNote.create({ data, select: noteColumns })
    return { note, order: await changeOrder(tx, workOrderId) }
  })
}
