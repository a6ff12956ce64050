import { describe, expect, it } from 'vitest'
import { fieldErrors } from '@/lib/platform/fields/field-errors'
import { messageSchema } from '@/lib/contact/schema'

const valid = {
  contactPerson: 'Ayşe Yılmaz',
  phone: '0212 555 01 23',
  email: 'ayse@firma.example',
  problemDescription: 'Sürücü açılmıyor.',
}
const errors = (fields: Record<string, unknown>) => {
  const { error } = messageSchema.safeParse({ ...valid, ...fields })
  return error ? fieldErrors(error.issues) : {}
}

describe('messageSchema', () => {
  it('has an error text for each missing field', () => {
    expect(errors({ contactPerson: '', phone: ' ', email: undefined, problemDescription: '\r\n' })).toEqual({
      contactPerson: ['Yetkili kişinin adını ve soyadını yazın.'],
      phone: ['Telefon numaranızı yazın.'],
      email: ['E-posta adresinizi yazın.'],
      problemDescription: ['Arızayı birkaç cümleyle yazın.'],
    })
  })

  it.each([
    'ayse',
    'ayse@',
    '@example.com',
    'a b@example.com',
    'a@b',
    'a@b@c.com',
    'a@.com',
    'a@b..c',
    'a@b.',
    'a,b@c.com',
    '<a@b.com>',
  ])('refuses the e-mail address %s', (email) =>
    expect(errors({ email })).toEqual({ email: ['E-posta adresinizi ad@firma.com biçiminde yazın.'] }),
  )

  it.each(['ayse@example.com', 'a.b+c@alt.firma.com.tr', "o'neil@x.org", 'bilgi@ölçüm.example', ' ayse@example.com '])(
    'takes %s for one',
    (email) => expect(errors({ email })).toEqual({}),
  )

  it('accepts phone numbers in any notation', () => {
    for (const phone of ['+90 (212) 555 01 23', '0532-555-01-23', '5550123 dahili 12', '5'.repeat(200)]) {
      expect(errors({ phone })).toEqual({})
    }
  })

  it.each(['companyName', 'contactPerson', 'phone', 'deviceBrand', 'deviceModel'])(
    'takes 200 characters of %s',
    (field) => {
      expect(errors({ [field]: '😀'.repeat(200) })).toEqual({})
      expect(errors({ [field]: 'a'.repeat(201) })).toEqual({ [field]: ['En çok 200 karakter yazın.'] })
    },
  )

  it('accepts 5 000 characters of description, counting a line break as one', () => {
    expect(errors({ problemDescription: 'a\r\n'.repeat(2499) + 'ab' })).toEqual({})
    expect(errors({ problemDescription: 'a'.repeat(5001) })).toEqual({
      problemDescription: ['En çok 5.000 karakter yazın.'],
    })
  })
})
