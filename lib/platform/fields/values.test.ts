import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { formFlag, formWhole, optionalWhole } from '@/lib/platform/fields/values'

const ERRORS = { stock: 'Adet 0 ile 99 arasında olmalı.', price: 'Fiyatı yazın.', isNew: 'true ya da false olmalı.' }
const schema = z.object({
  stock: formWhole(0, 99, ERRORS.stock),
  price: optionalWhole(1, 1000, ERRORS.price),
  isNew: formFlag(ERRORS.isNew),
})

test('values of a JSON body and texts of a form are parsed alike, including blank texts', () => {
  const values = { stock: 3, price: 250, isNew: true }
  expect([schema.parse(values), schema.parse({ stock: '3', price: ' 250 ', isNew: 'true' })]).toEqual([values, values])
  expect(schema.parse({ stock: '0', price: '' })).toEqual({ stock: 0, price: null, isNew: false })
})

test.each(['x', '1,5', '-1', '100', '', 1.5, null, true])(
  "%j is not a number, and the error is the field's text",
  (stock) => {
    const { error } = schema.safeParse({ stock, price: 'x', isNew: 'evet' })
    expect(fieldErrors(error!.issues)).toEqual({ stock: [ERRORS.stock], price: [ERRORS.price], isNew: [ERRORS.isNew] })
  },
)
