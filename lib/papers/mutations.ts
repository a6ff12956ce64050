import 'server-only'
import { v7 as newId } from 'uuid'
import type { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db/client'
import { type IntakePaper, type Paper, type PaperKind, paperName } from '@/lib/papers/paper'

/** The data of an intake form that is stored with its day. The rest comes from the order when the form is drawn. */
export type IntakeOfDay = Pick<IntakePaper, 'kind' | 'company' | 'number' | 'version' | 'day' | 'author' | 'arrivedAt'>

export type KeptPaper = Exclude<Paper, IntakePaper> | IntakeOfDay

/** Stores the data of a paper unless it is stored already. The order is locked, so that an erasure does not miss it. */
export async function keepPaper(tx: Prisma.TransactionClient, workOrderId: string, data: KeptPaper): Promise<void> {
  const row = { id: newId(), workOrderId, name: paperName(data), data: data as Prisma.InputJsonObject }
  await tx.paper.createMany({ data: row, skipDuplicates: true })
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

/** Forgets the papers of orders whose person is erased. They are made again from the erased orders. */
export async function forgetPapers(tx: Prisma.TransactionClient, workOrderIds: readonly string[]): Promise<void> {
  await tx.paper.deleteMany({ where: { workOrderId: { in: [...workOrderIds] } } })
}
