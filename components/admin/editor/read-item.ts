import { callAdmin } from '@/components/admin/session/api'
import type { Versioned } from '@/components/admin/editor/editor-state'
import { ApiError } from '@/lib/http/client'

/** Reads an item with its ETag; another one at its address, which it left meanwhile, is not it. */
export async function readItem<Item extends { id: string }>(path: string, known: Item): Promise<Versioned<Item>> {
  const { body, etag } = await callAdmin<Item>(path)
  if (body.id !== known.id) throw new ApiError('Aradığınız kayıt bulunamadı (404).', 404)
  return { item: body, etag: etag ?? '' }
}
