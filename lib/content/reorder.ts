import { z } from 'zod/mini'
import { AppError } from '@/lib/app-error'
import { listOf } from '@/lib/validation/text'

/** More than a body of 256 KB can hold. */
const MAX_IDS = 10_000

/** All ids of a list in their new order. */
export const orderSchema = z.object({
  ids: listOf(z.uuid({ error: 'ids geçerli kimliklerden oluşmalı.' }), {
    max: MAX_IDS,
    error: 'ids bir liste olmalı.',
    tooLong: `ids en çok ${MAX_IDS.toLocaleString('tr-TR')} kimlik olabilir.`,
  }),
})

/** @throws {AppError} invalid-input, when `ids` are not all of `known`, each once */
export function refuseOtherIds(ids: string[], known: string[]): void {
  const wanted = new Set(ids.map((id) => id.toLowerCase()))
  if (ids.length === known.length && wanted.size === known.length && known.every((id) => wanted.has(id))) return
  const message =
    'Sıralama kayıtlarla uyuşmuyor: liste bu arada değişmiş olabilir. Sayfayı yenileyip yeniden sıralayın.'
  throw new AppError('invalid-input', { message, fields: { ids: [message] } })
}
