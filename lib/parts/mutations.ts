import 'server-only'
import { v7 as newId } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type LockedPart, lockParts, recordArrivals } from '@/lib/orders/awaited/mutations'
import { ORDER_MISSING } from '@/lib/orders/order/data'
import { getPart, movementColumns, movementsOf, type Part, PART_MISSING } from '@/lib/parts/data'
import { MAX_QUANTITY, type MovementKind } from '@/lib/parts/fields'
import type { CountInput, MovementInput, PartInput } from '@/lib/parts/schema'
import { conflict } from '@/lib/orders/order/mutations'
import { AppError } from '@/lib/platform/app-error'
import { db } from '@/lib/platform/db/client'
import { type VersionCheck, lockRow, refuseStale } from '@/lib/platform/db/versions'

/** Locks parts and returns them by id. @throws {AppError} not-found */
export async function lockStock(
  tx: Prisma.TransactionClient,
  ids: readonly string[],
): Promise<Map<string, LockedPart>> {
  const parts = new Map((await lockParts(tx, ids)).map((part) => [part.id, part]))
  if (ids.some((id) => !parts.has(id))) throw new AppError('not-found', { message: PART_MISSING })
  return parts
}

/** A new movement. `quantity` is the change in stock or, for a count, the quantity on the shelf. */
export type Booking = {
  id?: string
  partId: string
  kind: MovementKind
  quantity: number
  reason?: string
  workOrderId?: string | null
  takesBackId?: string
}

const TOO_MUCH = 'Eldeki miktar en çok bir milyon birim olabilir.'

/** Returns since when a part has been low, or null if it is not. */
const lowSinceOf = ({ onHand, least, lowSince }: Pick<LockedPart, 'onHand' | 'least' | 'lowSince'>, now: Date) =>
  onHand < least ? (lowSince ?? now) : null

/**
 * Writes movements of locked parts, updates the parts' quantities, and records which orders' awaited parts have arrived.
 * @throws {AppError} invalid-input if there would be too much on hand
 */
export async function bookMovements(
  tx: Prisma.TransactionClient,
  { email: author, now = new Date() }: { email: string; now?: Date },
  parts: ReadonlyMap<string, LockedPart>,
  bookings: readonly Booking[],
): Promise<void> {
  const changedParts = new Map<string, LockedPart>()
  const data = bookings.map(({ id = newId(), partId, kind, quantity, ...otherColumns }) => {
    const part = changedParts.get(partId) ?? parts.get(partId)!
    const difference = kind === 'count' ? quantity - part.onHand : quantity
    const balance = part.onHand + difference
    if (Math.abs(balance) > MAX_QUANTITY)
      throw new AppError('invalid-input', { message: TOO_MUCH, fields: { quantity: [TOO_MUCH] } })
    const number = part.movements + 1
    const newPart = { ...part, onHand: balance, movements: number }
    changedParts.set(partId, { ...newPart, lowSince: lowSinceOf(newPart, now) })
    const recorded = kind === 'count' ? part.onHand : null
    const columns = { id, partId, kind, number, quantity: difference, balance, recorded }
    return { ...columns, ...otherColumns, author, createdAt: now }
  })
  await tx.partMovement.createMany({ data })
  const rows = [...changedParts.values()]
  await tx.$executeRaw`
    UPDATE "parts" SET "on_hand" = "new"."onHand", "movements" = "new"."movements", "low_since" = "new"."lowSince",
      "moved_at" = ${now}, "updated_at" = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS "new" ("id" uuid, "onHand" int, "movements" int, "lowSince" timestamptz)
    WHERE "parts"."id" = "new"."id"`
  const increasedIds = rows.filter(({ id, onHand }) => onHand > parts.get(id)!.onHand).map(({ id }) => id)
  if (increasedIds.length > 0) await recordArrivals(tx, increasedIds)
}

/** Converts the database's error about a code in use into a conflict, and rethrows other errors. @throws {AppError} conflict */
async function refuseDuplicate(error: unknown, { code }: PartInput): Promise<never> {
  if ((error as { code?: string }).code !== 'P2002') throw error
  const existingPart = await db().part.findUnique({ where: { code }, select: { name: true } })
  const message = `Bu kod var: ${existingPart?.name ?? code}.`
  throw new AppError('conflict', { message, fields: { code: [message] } })
}

/** Adds a part. The idempotency key becomes its id; a repeated key returns the existing part. @throws {AppError} conflict */
export async function createPart(admin: AdminSession, input: PartInput, idempotencyKey?: string): Promise<Part> {
  const id = idempotencyKey ?? newId()
  if (idempotencyKey && (await db().part.count({ where: { id } })) > 0) return getPart(admin, id)
  const now = new Date()
  const data = { ...input, id, changedBy: admin.email, changedAt: now, lowSince: input.least > 0 ? now : null }
  await db()
    .part.create({ data })
    .catch(async (error: unknown) => {
      // A concurrent call with the same key created the part.
      if (!idempotencyKey || (await db().part.count({ where: { id } })) === 0) await refuseDuplicate(error, input)
    })
  return getPart(admin, id)
}

/** Changes the fields of a part, never its quantity. @throws {AppError} not-found, stale, conflict for a code in use */
export async function updatePart(
  admin: AdminSession,
  id: string,
  input: PartInput,
  matchesVersion: VersionCheck,
): Promise<Part> {
  await db()
    .$transaction(async (tx) => {
      refuseStale(await lockRow(tx, 'parts', id, PART_MISSING), matchesVersion)
      const now = new Date()
      const stock = await tx.part.findUniqueOrThrow({ where: { id }, select: { onHand: true, lowSince: true } })
      const lowSince = lowSinceOf({ ...stock, least: input.least }, now)
      const data = { ...input, lowSince, changedBy: admin.email, changedAt: now, version: { increment: 1 } }
      await tx.part.update({ where: { id }, data })
    })
    .catch((error: unknown) => refuseDuplicate(error, input))
  return getPart(admin, id)
}

/**
 * Whether a movement with this idempotency key exists. The caller must have locked the part, so that a repeated call waits.
 * @throws {AppError} conflict if it belongs to another part
 */
async function isRepeated(tx: Prisma.TransactionClient, key: string | undefined, partId: string): Promise<boolean> {
  const row = key ? await tx.partMovement.findUnique({ where: { id: key }, select: { partId: true } }) : null
  if (row && row.partId !== partId) throw conflict('Bu Idempotency-Key başka bir parçada kullanıldı.')
  return row !== null
}

/** Books a movement of a part. @throws {AppError} not-found, invalid-input, conflict if a counted part has moved since the caller saw it */
export async function addMovement(
  admin: AdminSession,
  partId: string,
  { kind, quantity, reason, orderId, seen }: MovementInput,
  idempotencyKey?: string,
): Promise<Part> {
  await db().$transaction(async (tx) => {
    const parts = await lockStock(tx, [partId])
    if (await isRepeated(tx, idempotencyKey, partId)) return
    if (kind === 'count' && seen !== undefined && seen !== parts.get(partId)!.movements)
      throw conflict('Bu parça siz sayarken değişti. Güncel kaydı görüp yeniden sayın.')
    if (orderId && (await tx.workOrder.count({ where: { id: orderId } })) === 0)
      throw new AppError('invalid-input', { message: ORDER_MISSING, fields: { orderId: [ORDER_MISSING] } })
    const signedQuantity = kind === 'out' ? -quantity : quantity
    await bookMovements(tx, admin, parts, [
      {
        id: idempotencyKey,
        partId,
        kind,
        quantity: signedQuantity,
        reason,
        workOrderId: kind === 'count' ? null : orderId,
      },
    ])
  })
  return getPart(admin, partId)
}

/** Reverses a movement with a movement in the opposite direction. @throws {AppError} not-found, conflict */
export async function reverseMovement(
  admin: AdminSession,
  { key: partId, movementId }: { key: string; movementId: string },
  { reason }: { reason: string },
): Promise<Part> {
  await db().$transaction(async (tx) => {
    const parts = await lockStock(tx, [partId])
    const select = { id: true, kind: true, quantity: true, workOrderId: true, takenBack: { select: { id: true } } }
    const movement = await tx.partMovement.findFirst({ where: { id: movementId, partId }, select })
    if (!movement) throw new AppError('not-found', { message: 'Hareket bulunamadı.' })
    const { kind, quantity, workOrderId, takenBack } = movement
    if (takenBack) throw conflict('Bu hareket daha önce geri alındı.')
    if (kind !== 'in' && kind !== 'out') throw conflict('Sayım ve ters kayıt geri alınmaz; yeni bir sayım yazın.')
    await bookMovements(tx, admin, parts, [
      { partId, kind: 'counter', quantity: -quantity, reason, workOrderId, takesBackId: movementId },
    ])
  })
  return getPart(admin, partId)
}

/**
 * Books the differences that a count of several parts found. Parts with movements during the count are returned instead. For each of
 * them staff must answer whether it was counted before or after the movements; the quantities that follow from both answers are
 * returned, too.
 * @throws {AppError} not-found
 */
export async function recordCount(admin: AdminSession, { items }: CountInput) {
  return db().$transaction(async (tx) => {
    const parts = await lockStock(tx, [...new Set(items.map(({ id }) => id))])
    const bookings: Booking[] = []
    const [written, same]: [string[], string[]] = [[], []]
    const moved = []
    for (const { id, counted, seen, asked, moved: answer } of new Map(items.map((item) => [item.id, item])).values()) {
      const part = parts.get(id)!
      const { code, name, unit, onHand, movements: movementCount } = part
      const movements =
        seen === movementCount
          ? []
          : await tx.partMovement.findMany({
              where: { partId: id, number: { gt: seen } },
              select: movementColumns,
              orderBy: { number: 'desc' },
            })
      // Counts do not change what is on the shelf.
      const laterChange = movements
        .filter(({ kind }) => kind !== 'count')
        .reduce((sum, { quantity }) => sum + quantity, 0)
      const isAnswered = answer !== undefined && asked === movementCount
      // The client sent the same count again, because the response was lost.
      const isRepeated = onHand === counted && movements.every(({ kind }) => kind === 'count')
      if (movements.length > 0 && !isAnswered && !isRepeated) {
        const results = { before: counted + laterChange, after: counted }
        const question = { id, code, name, unit, counted, seen, asked: movementCount }
        moved.push({ ...question, movements: await movementsOf(movements), ...results })
        continue
      }
      const quantity = answer === 'before' ? counted + laterChange : counted
      if (quantity === onHand) same.push(id)
      else {
        written.push(id)
        bookings.push({ partId: id, kind: 'count', quantity })
      }
    }
    if (bookings.length > 0) await bookMovements(tx, admin, parts, bookings)
    return { written, same, moved }
  })
}
