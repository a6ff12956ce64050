import 'server-only'
import { v7 as newId } from 'uuid'
import type { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db/client'
import { type IntakePaper, type Paper, type PaperKind, paperName } from '@/lib/papers/paper'

/** What the day of an order gives to its intake form. The rest is what the order says when somebody first asks for it. */
type IntakeOfDay = Pick<IntakePaper, 'kind' | 'company' | 'number' | 'version' | 'day' | 'author' | 'arrivedAt'>

type Stored = Paper | IntakeOfDay

/** Keeps what a paper says, unless it is kept already. */
export async function keepPaper(tx: Prisma.TransactionClient, workOrderId: string, data: Stored): Promise<void> {
  const row = { id: newId(), workOrderId, name: paperName(data), data: data as Prisma.InputJsonObject }
  await tx.paper.createMany({ data: row, skipDuplicates: true })
}

/** Keeps the rest of an intake form, unless it is kept already. */
export async function completeIntake(
  tx: Prisma.TransactionClient,
  workOrderId: string,
  data: IntakePaper,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "papers" SET "data" = ${JSON.stringify(data)}::jsonb, "updated_at" = now()
    WHERE "work_order_id" = ${workOrderId}::uuid AND "name" = 'intake' AND NOT "data" ? 'customer'`
}

/** Notes the size of a finished paper, which lists show. */
export async function noteSize(workOrderId: string, name: string, bytes: number): Promise<void> {
  await db().paper.updateMany({ where: { workOrderId, name }, data: { bytes } })
}

/** Returns the number of the next paper of a kind: 2 after 'warranty'. The order is locked. */
export async function nextVersion(
  tx: Prisma.TransactionClient,
  workOrderId: string,
  kind: Extract<PaperKind, 'test' | 'warranty'>,
): Promise<number> {
  return (await tx.paper.count({ where: { workOrderId, name: { startsWith: kind } } })) + 1
}

/** Forgets the papers of orders whose person is erased. They are made again from what is left of the orders. */
export async function forgetPapers(tx: Prisma.TransactionClient, workOrderIds: readonly string[]): Promise<void> {
  await tx.paper.deleteMany({ where: { workOrderId: { in: [...workOrderIds] } } })
}
