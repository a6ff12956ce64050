import 'server-only'
import { v7 as newId } from 'uuid'
import type { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/db/client'
import { type IntakePaper, type Paper, type PaperKind, paperName } from '@/lib/papers/paper'

/** The part of an intake form's data that is stored. The rest comes from the order when the form is drawn. */
export type StoredIntake = Pick<IntakePaper, 'kind' | 'company' | 'number' | 'version' | 'day' | 'author' | 'arrivedAt'>

export type StoredPaper = Exclude<Paper, IntakePaper> | StoredIntake

/** Stores the data of a paper unless it is already stored. The order must be locked, so that an erasure does not miss it. */
export async function storePaper(tx: Prisma.TransactionClient, workOrderId: string, data: StoredPaper): Promise<void> {
  const row = { id: newId(), workOrderId, name: paperName(data), data: data as Prisma.InputJsonObject }
  await tx.paper.createMany({ data: row, skipDuplicates: true })
}

/** Stores the size of a drawn paper, which lists show. */
export async function setPaperSize(workOrderId: string, name: string, bytes: number): Promise<void> {
  await db().paper.updateMany({ where: { workOrderId, name }, data: { bytes } })
}

/** Returns the version of the next paper of a kind: 2 if 'warranty' is stored. The order must be locked. */
export async function nextVersion(
  tx: Prisma.TransactionClient,
  workOrderId: string,
  kind: Extract<PaperKind, 'test' | 'warranty'>,
): Promise<number> {
  return (await tx.paper.count({ where: { workOrderId, name: { startsWith: kind } } })) + 1
}

/** Deletes the papers of orders whose customer's data is erased. A later request composes them again from the order without that data. */
export async function deletePapers(tx: Prisma.TransactionClient, workOrderIds: readonly string[]): Promise<void> {
  await tx.paper.deleteMany({ where: { workOrderId: { in: [...workOrderIds] } } })
}
