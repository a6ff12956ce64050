import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { Prisma } from '@/lib/generated/prisma/client'
import { savedTextShape } from '@/lib/orders/saved-text/output'
import type { TextKind } from '@/lib/orders/saved-text/fields'
import { db } from '@/lib/platform/db/client'
import { columnsOf } from '@/lib/platform/output'

export const savedTextColumns = {
  ...columnsOf(savedTextShape, Prisma.SavedTextScalarFieldEnum),
  version: true,
} satisfies Prisma.SavedTextSelect
export type SavedText = Prisma.SavedTextGetPayload<{ select: typeof savedTextColumns }>

/** Returns the saved texts in alphabetical order, all of them or those of a kind. */
export async function listSavedTexts(_admin: AdminSession, kind?: TextKind): Promise<SavedText[]> {
  const texts = await db().savedText.findMany({ where: { kind }, select: savedTextColumns })
  return texts.toSorted((a, b) => a.text.localeCompare(b.text, 'tr'))
}
