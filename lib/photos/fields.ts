import type { Photo } from '@/lib/generated/prisma/client'
import { flag, line, type TableOf, time, whole } from '@/lib/records/field'

const readOnlyNotNull = { readOnly: true, notNull: true } as const

/** The columns of a private photo of a message or an order. */
export const PHOTO_FIELDS = {
  id: 'system',
  width: whole('Genişlik', readOnlyNotNull),
  height: whole('Yükseklik', readOnlyNotNull),
  caption: line('Fotoğrafın açıklaması', { audit: true, personal: 'if-named' }),
  author: line('Ekleyen', { readOnly: true, personal: 'keep' }),
  forCustomer: flag('Müşteri görür', { audit: true }),
  createdAt: time('Eklendi', { notNull: true }),
  path: 'system',
  bytes: 'system',
  sha256: 'system',
  widths: 'system',
  seenAt: 'system',
  messageId: 'system',
  workOrderId: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<Photo>
