import { expect, test } from 'vitest'
import { mailboxOf } from '@/lib/mail/receipts'

test('different spellings of a mailbox have the same key, and another mailbox has a different key', () => {
  const spellings = ['ALİ.VELI@Ornek.example', 'aliveli+3@ornek.example', 'a.l.i.veli+@ORNEK.EXAMPLE']
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(['aliveli@ornek.example']))
  expect(mailboxOf('bilgi@ölçüm.example')).toBe(mailboxOf('bilgi@xn--lm-4ia2d6a.example'))
  expect(mailboxOf('ali@ornek.example')).not.toBe(mailboxOf('ali@baska.example'))
})
