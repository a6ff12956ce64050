import { expect, test } from 'vitest'
import { mailboxOf } from '@/lib/mail/receipts'

test('spellings of one mailbox are counted as one', () => {
  const spellings = [
    'ali.veli@ornek.example',
    'ALİ.VELI@Ornek.example',
    'aliveli+3@ornek.example',
    'a.l.i.veli+@ORNEK.EXAMPLE',
  ]
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(['aliveli@ornek.example']))
  expect(mailboxOf('bilgi@ölçüm.example')).toBe(mailboxOf('bilgi@xn--lm-4ia2d6a.example'))
})

test('other mailboxes are counted apart', () => {
  expect(mailboxOf('ali@ornek.example')).not.toBe(mailboxOf('veli@ornek.example'))
  expect(mailboxOf('ali@ornek.example')).not.toBe(mailboxOf('ali@baska.example'))
})
