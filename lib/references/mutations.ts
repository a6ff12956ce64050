import 'server-only'
import { v7 as newId } from 'uuid'
import type { Prisma } from '@/lib/generated/prisma/client'
import { imageRow } from '@/lib/media/image-row'
import type { StoredPicture } from '@/lib/media/storage'
import type { ReferenceInput } from '@/lib/references/schema'

/** Adds a reference at the end of the list and returns its id. */
export async function insertReference(
  within: Prisma.TransactionClient,
  input: ReferenceInput,
  logo: StoredPicture,
): Promise<{ id: string }> {
  const id = newId()
  await within.reference.create({ data: { ...input, id, logo: { create: imageRow(logo) } } })
  return { id }
}
