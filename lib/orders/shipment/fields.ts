import type { Shipment } from '@/lib/generated/prisma/client'
import { choice, day, line, type TableOf } from '@/lib/records/field'

export const DIRECTIONS = ['in', 'out'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The direction of a shipment, as the workshop sees it. */
export const DIRECTION_WORDS: Readonly<Record<Direction, string>> = { in: 'Geldi', out: 'Gönderildi' }

const CARRIER_LIMIT = 60

/** The columns of a shipment of a device to the workshop, or back. */
export const SHIPMENT_FIELDS = {
  id: 'system',
  direction: choice('Kargonun yönü', { values: DIRECTIONS, words: DIRECTION_WORDS, readOnly: true, audit: true }),
  carrier: line('Kargo firması', {
    required: 'Kargo firmasını ya da getireni yazın.',
    limit: CARRIER_LIMIT,
    audit: true,
    personal: 'if-named',
  }),
  // Erased, because with it anybody can look up the recipient's address at the carrier.
  trackingNumber: line('Takip no', { limit: CARRIER_LIMIT, audit: true, personal: 'empty' }),
  day: day('Kargo günü', { notNull: true, readOnly: true, audit: true }),
  author: 'system',
  workOrderId: 'system',
  createdAt: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<Shipment>
