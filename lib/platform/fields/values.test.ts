import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { toJsonSchema } from '@/lib/api/openapi/json-schema'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { formFlag, formWhole, optionalWhole } from '@/lib/platform/fields/values'

const schema = z.object({
  stock: formWhole(0, 99, 'Adet 0 ile 99 arasında olmalı.'),
  price: optionalWhole(1, 1000, 'Fiyatı yazın.'),
  isNew: formFlag('isNew true ya da false olmalı.'),
})

test('reads the values of a JSON body and the texts of a form alike', () => {
  const values = { stock: 3, price: 250, isNew: true }
  expect(schema.parse(values)).toEqual(values)
  expect(schema.parse({ stock: '3', price: ' 250 ', isNew: 'true' })).toEqual(values)
})

test('takes a blank number for none and a missing flag for no', () => {
  expect(schema.parse({ stock: '0', price: '' })).toEqual({ stock: 0, price: null, isNew: false })
})

test.each([['x'], ['1,5'], ['-1'], ['100'], [''], [1.5], [null], [true]])(
  'refuses %j as a number with its own text',
  (stock) => {
    const { error } = schema.safeParse({ stock, price: 'x', isNew: 'evet' })
    expect(fieldErrors(error!.issues)).toEqual({
      stock: ['Adet 0 ile 99 arasında olmalı.'],
      price: ['Fiyatı yazın.'],
      isNew: ['isNew true ya da false olmalı.'],
    })
  },
)

test('describes them as numbers and flags', () => {
  expect(toJsonSchema(schema, 'input', {}).properties).toMatchObject({
    stock: { type: 'integer', minimum: 0, maximum: 99 },
    isNew: { type: 'boolean' },
  })
})
