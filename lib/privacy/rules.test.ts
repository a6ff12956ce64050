import { describe, expect, it } from 'vitest'
import { type Contact, partContacts } from '@/lib/privacy/rules'
import { personOf } from '@/lib/privacy/schema'

let count = 0
const contact = (fields: Partial<Contact>): Contact => ({
  id: `id-${(count += 1)}`,
  kind: 'message',
  contactPerson: 'Sevgi Taşkıran',
  phone: '0532 555 01 23',
  email: 'bakim@tuncel.example',
  messageId: null,
  ...fields,
})
const person = personOf('BAKIM@tuncel.example')!
const message = contact({})

describe('personOf', () => {
  it('takes an address or a telephone', () => {
    expect(personOf('Bakim@Tuncel.Example')).toMatchObject({ kind: 'email', key: 'bakim@tuncel.example' })
    expect(personOf('+90 (532) 555 01 23')).toMatchObject({ kind: 'phone', key: '5325550123' })
  })

  it.each(['Sevgi Taşkıran', '555 01 23', 'bakim@tuncel', '5325550123@x'])('refuses %j', (typed) => {
    expect(personOf(typed)).toBeNull()
  })
})

describe('partContacts', () => {
  const belongs = (fields: Partial<Contact>) => partContacts([message, contact(fields)], person).own.length === 2

  it('finds an address in any case, and a telephone in any notation', () => {
    expect(partContacts([message], personOf('5325550123')!).own).toEqual([message])
    expect(partContacts([contact({ email: 'BAKİM@Tuncel.example' })], person).own).toHaveLength(1)
  })

  it('takes another record of the same name and telephone', () => {
    expect(belongs({ kind: 'order', email: '', phone: '+905325550123', contactPerson: 'SEVGİ TAŞKIRAN' })).toBe(true)
  })

  it('leaves a colleague with the same telephone to a search of their own', () => {
    const colleague = contact({ kind: 'order', email: 'ali@tuncel.example', contactPerson: 'Ali Kaya' })
    const { own, others } = partContacts([message, colleague], person)
    expect(own).toEqual([message])
    expect(others).toEqual([colleague])
  })

  it('leaves a namesake without the same address or telephone', () => {
    expect(belongs({ email: 'sevgi@baska.example', phone: '0212 555 99 88' })).toBe(false)
  })

  it('takes the order of the message, unless another person took it over', () => {
    const order = { kind: 'order' as const, messageId: message.id }
    expect(belongs({ ...order, email: '', contactPerson: 'S. Taşkıran' })).toBe(true)
    expect(belongs({ ...order, email: '', phone: '0212 555 99 88' })).toBe(true)
    expect(belongs({ ...order, email: 'x@y.example', phone: '0212 555 99 88', contactPerson: 'Ali Kaya' })).toBe(false)
  })

  it('follows the person from address to address by name and telephone', () => {
    const second = contact({ email: 'sevgi@ev.example', phone: '0532 555 01 23 / 0542 555 77 66' })
    const third = contact({ email: 'x@ev.example', phone: '0542 555 77 66' })
    expect(partContacts([message, second, third], person).own).toHaveLength(3)
  })
})
