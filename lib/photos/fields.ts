import type { Photo } from '@/lib/generated/prisma/client'
import { flag, line, type TableOf, time, whole } from '@/lib/records/field'

const always = { readOnly: true, always: true } as const

/** A private photo of a message or an order. */
export const PHOTO_FIELDS = {
  id: 'system',
  width: whole('Genişlik', always),
  height: whole('Yükseklik', always),
  caption: line('Fotoğrafın açıklaması', { audit: true, personal: 'if-named' }),
  author: line('Ekleyen', { readOnly: true, personal: 'keep' }),
  forCustomer: flag('Müşteri görür', { audit: true }),
  createdAt: time('Eklendi', { always: true }),
  path: 'system',
  bytes: 'system',
  sha256: 'system',
  widths: 'system',
  seenAt: 'system',
  messageId: 'system',
  workOrderId: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<Photo>
