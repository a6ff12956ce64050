import type { PhotoRow } from '@/lib/photos/data'

/** Returns a photo as staff see it. It is read from `/admin/foto/{id}`. */
export function serializePhoto({ id, width, height, caption, author, forCustomer, createdAt }: PhotoRow) {
  return { id, width, height, caption, author, forCustomer, createdAt: createdAt.toISOString() }
}

export type PhotoJson = ReturnType<typeof serializePhoto>
