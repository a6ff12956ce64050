import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { formFlag } from '@/lib/platform/fields/values'

const ERROR = 'true ya da false olmalı.'
const schema = z.object({ isNew: formFlag(ERROR) })

test('values of a JSON body and texts of a form are parsed alike, including blank texts', () => {
  expect([true, 'true', ' true '].map((isNew) => schema.parse({ isNew }).isNew)).toEqual([true, true, true])
  expect([false, 'false', '', undefined].map((isNew) => schema.parse({ isNew }).isNew)).toEqual(Array(4).fill(false))
})

test.each(['evet', '1', 1, null])("%j is not a boolean, and the error is the field's own message", (isNew) => {
  const { error } = schema.safeParse({ isNew })
  expect(fieldErrors(error!.issues)).toEqual({ isNew: [ERROR] })
})
