import type { Part, PartMovement } from '@/lib/generated/prisma/client'
import { MAX_AMOUNT, UNITS } from '@/lib/orders/quote/money'
import { CURRENCIES, CURRENCY_ERROR } from '@/lib/platform/turkish/money'
import { area, choice, custom, line, type TableOf, time, whole } from '@/lib/records/field'

// Quantities are whole thousandths of a part's unit everywhere.

/** Maximum quantity: a million units. Twice that fits into a 32-bit integer. */
export const MAX_QUANTITY = 1_000_000_000

export const MILLI_ERROR = 'Miktarı en çok üç ondalıkla yazın: 1,5'

const thousandths = { min: 0, max: MAX_QUANTITY, error: MILLI_ERROR, format: 'thousandths' } as const

/** Only capital letters, digits and '-': a label's QR code contains the code, and other characters would make it larger. */
export const CODE = /^[A-Z0-9-]{1,16}$/

const IN_CSV_AND_AUDIT = { csv: true, audit: true } as const

/** The columns of a part in stock, in the sequence of the CSV file. The import reads that file, too. */
export const PART_FIELDS = {
  id: 'system',
  code: line('Kod', { ...IN_CSV_AND_AUDIT, search: true, limit: 16, required: 'Kodu yazın.', personal: 'keep' }),
  name: line('Ad', { ...IN_CSV_AND_AUDIT, search: true, required: 'Adı yazın.', personal: 'keep' }),
  place: line('Yeri', { ...IN_CSV_AND_AUDIT, search: true, personal: 'keep' }),
  unit: choice('Birim', {
    ...IN_CSV_AND_AUDIT,
    values: UNITS,
    error: 'Birim adet, saat, set veya m olmalı.',
    initial: 'adet',
  }),
  onHand: whole('Miktar', { readOnly: true, csv: true, notNull: true }),
  least: whole('En az', { ...IN_CSV_AND_AUDIT, ...thousandths }),
  price: whole('Satış fiyatı', {
    ...IN_CSV_AND_AUDIT,
    format: 'amount',
    min: 0,
    max: MAX_AMOUNT,
    error: 'Fiyatı 1.450,00 biçiminde yazın.',
  }),
  currency: choice('Para birimi', { ...IN_CSV_AND_AUDIT, values: CURRENCIES, error: CURRENCY_ERROR, initial: 'TRY' }),
  supplier: line('Tedarikçi', { ...IN_CSV_AND_AUDIT, search: true, personal: 'keep' }),
  note: area('Not', { csv: true, audit: true, limit: 5000, personal: 'keep' }),
  movements: whole('Hareketler', { readOnly: true, notNull: true }),
  movedAt: time('Son hareket', {}),
  changedBy: line('Değiştiren', { readOnly: true, personal: 'keep' }),
  changedAt: time('Değişti', { notNull: true }),
  lowSince: 'system',
  searchText: 'system',
  version: 'system',
  createdAt: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<Part>

/** The movements that staff book: a delivery, a use, or a count. */
export const BOOKED_KINDS = ['in', 'out', 'count'] as const
/** `counter` reverses another movement. */
export const MOVEMENT_KINDS = [...BOOKED_KINDS, 'counter'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

export const MOVEMENT_WORDS: Record<MovementKind, string> = {
  in: 'Giriş',
  out: 'Çıkış',
  count: 'Sayım',
  counter: 'Ters kayıt',
}

/** The columns of a movement of a part, in the sequence of the CSV file. */
export const MOVEMENT_FIELDS = {
  id: 'system',
  number: whole('No', { readOnly: true, csv: true, notNull: true }),
  createdAt: time('Zaman', { csv: true, notNull: true }),
  kind: choice('Ne', { readOnly: true, csv: true, audit: true, values: MOVEMENT_KINDS, words: MOVEMENT_WORDS }),
  quantity: whole('Miktar', { readOnly: true, csv: true, audit: true, format: 'thousandths', notNull: true }),
  balance: whole('Sonra', { readOnly: true, csv: true, audit: true, format: 'thousandths', notNull: true }),
  recorded: whole('Kayıtta', { readOnly: true, csv: true }),
  workOrderId: custom('İş emri', { csv: true, personal: 'keep' }),
  reason: area('Neden', { csv: true, limit: 1000, personal: 'if-named' }),
  author: line('Yazan', { readOnly: true, csv: true, personal: 'keep' }),
  takesBackId: 'system',
  partId: 'system',
} as const satisfies TableOf<PartMovement>
