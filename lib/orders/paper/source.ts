import type { Prisma } from '@/lib/generated/prisma/client'
import { DEVICE } from '@/lib/records/device'
import { selectOf } from '@/lib/records/derive'
import { PERSON } from '@/lib/records/person'
import { loadTestColumns, quoteColumns } from '@/lib/orders/order/data'

/** The columns that the papers of an order need. */
export const paperColumns = {
  id: true,
  number: true,
  token: true,
  ...selectOf(PERSON),
  ...selectOf(DEVICE),
  accessories: true,
  faultDescription: true,
  diagnosis: true,
  closedAt: true,
  warrantyUntil: true,
  createdAt: true,
  customer: { select: { address: true, taxOffice: true, taxNumber: true } },
  underWarrantyOf: true,
  warrantyOrder: { select: { number: true, warrantyUntil: true } },
  quotes: { select: quoteColumns, orderBy: { version: 'desc' } },
  papers: { select: { name: true, data: true, bytes: true }, orderBy: { createdAt: 'asc' } },
  loadTests: { select: loadTestColumns, orderBy: { number: 'asc' } },
  photos: { select: { id: true, caption: true, path: true, widths: true } },
  events: {
    select: { kind: true, state: true, quoteVersion: true, author: true, createdAt: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
  _count: { select: { photos: true } },
} satisfies Prisma.WorkOrderSelect
export type PaperOrder = Prisma.WorkOrderGetPayload<{ select: typeof paperColumns }>
