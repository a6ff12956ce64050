import { expect, it } from 'vitest'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { messageSchema } from '@/lib/contact/schema'

const valid = { contactPerson: 'Ayşe', phone: '0212', email: 'ayse@firma.example', problemDescription: 'Açılmıyor.' }
const errors = (fields: Record<string, unknown>) => {
  const { error } = messageSchema.safeParse({ ...valid, ...fields })
  return error ? fieldErrors(error.issues) : {}
}

it('each missing required field has its own error', () => {
  expect(errors({ contactPerson: '', phone: ' ', email: undefined, problemDescription: '\r\n' })).toEqual({
    contactPerson: ['Yetkili kişinin adını ve soyadını yazın.'],
    phone: ['Telefon numaranızı yazın.'],
    email: ['E-posta adresinizi yazın.'],
    problemDescription: ['Arızayı birkaç cümleyle yazın.'],
  })
})

it.each('ayse,ayse@,@example.com,a b@example.com,a@b,a@b@c.com,a@.com,a@b..c,a@b.,<a@b.com>'.split(','))(
  'the email address %s is refused',
  (email) => expect(errors({ email })).toEqual({ email: ['E-posta adresinizi ad@firma.com biçiminde yazın.'] }),
)

it('the length of texts is limited; a line break or an emoji counts as one character', () => {
  for (const field of ['companyName', 'contactPerson', 'phone', 'deviceBrand', 'deviceModel']) {
    expect(errors({ [field]: '😀'.repeat(200) })).toEqual({})
    expect(errors({ [field]: 'a'.repeat(201) })).toEqual({ [field]: ['En çok 200 karakter yazın.'] })
  }
  expect(errors({ problemDescription: 'a\r\n'.repeat(2499) + 'ab' })).toEqual({})
  expect(errors({ problemDescription: 'a'.repeat(5001) })).toEqual({
    problemDescription: ['En çok 5.000 karakter yazın.'],
  })
})
