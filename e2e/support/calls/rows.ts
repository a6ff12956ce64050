import { randomBytes, randomInt } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { codeColumns } from '../../../lib/faults/alarm-code'
import type { Prisma } from '../../../lib/generated/prisma/client'

const PERSON = { contactPerson: 'Işıl Öğütçü', phone: '0532 555 01 23' }

/** Returns the row of a fault with the columns that are derived from its texts. */
export function faultRow(fields: Partial<Prisma.FaultUncheckedCreateInput> = {}) {
  const id = newId()
  const texts = { brand: 'Yumaro', series: 'YS2', code: '', title: 'Servo açılırken aşırı akım' }
  const row = { id, slug: `ariza-${id}`, ...texts, ...fields }
  return { ...row, ...codeColumns(row) }
}

export const messageRow = (fields: Partial<Prisma.ContactMessageUncheckedCreateInput> = {}) => ({
  id: newId(),
  ...PERSON,
  email: 'isil@ornek.example',
  problemDescription: 'Açılmıyor.',
  ...fields,
})

export function orderRow(fields: Partial<Prisma.WorkOrderUncheckedCreateInput> = {}) {
  const [number, token] = [`2099-${randomInt(100_000, 999_999)}`, randomBytes(16).toString('base64url')]
  return { id: newId(), number, token, ...PERSON, faultDescription: 'Açılmıyor.', ...fields }
}
