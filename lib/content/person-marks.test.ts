import { describe, expect, it } from 'vitest'
import { isSameName, marksOf, personEraser } from '@/lib/content/person-marks'

const marks = marksOf([
  { contactPerson: 'Sevgi Taşkıran', email: 'bakim@tuncel.example', phone: '0532 555 01 23 / 0212 555 44 33' },
])
const own = personEraser(marks, true)
const others = personEraser(marks, false)

describe('personEraser', () => {
  it.each([
    'Sevgi Taşkıran',
    'SEVGİ TAŞKIRAN',
    'sevgi taşkıran',
    'SEVGI TASKIRAN',
    'Sevgi  Taskıran',
    'Sevgi\nTaşkıran',
    'Sevgi Taşkırana',
    'Sevgi Taşkıran'.normalize('NFD'),
    'BAKIM@TUNCEL.EXAMPLE',
    'bakım@tuncel.example',
    'BAKİM@Tuncel.Example',
    '05325550123',
    '+90 (532) 555 01 23',
    '+905325550123',
    '0090 532 555 0123',
    '0532-555-01-23',
    '(532) 555 01 23',
    '5325550123',
    '532.555.01.23',
    '0532–555–01–23',
    '0212 555 44 33',
  ])('leaves nothing of %j', (written) => {
    expect(others(`Not: ${written}, aradı.`)).toBe('Not: Silindi, aradı.')
  })

  // Strangers choose names, addresses and texts. This took 10 s, and ten times as long with each mark more.
  it('takes marks beyond those of Latin letters, and no longer than the text', () => {
    const [name, email] = ['Ali\u20D0', 'a\u20D0\u20D0\u20D0\u20D0\u20D0@ornek.example']
    const eraser = personEraser(marksOf([{ contactPerson: `${name} Kaya`, email, phone: '' }]), false)
    const rest = `a${'\u20D0'.repeat(60)}`
    expect(eraser(`${rest} ali\u20D0 KAYA, ${email}`)).toBe(`${rest} Silindi, Silindi`)
  })

  // A pattern of all of them took more than the time of a test.
  it('looks for 500 long names of one person', () => {
    const names = Array.from({ length: 500 }, (_, n) => `Kaya${n} ${'Demirci '.repeat(24)}`)
    const contacts = names.map((contactPerson) => ({ contactPerson, email: '', phone: '' }))
    expect(personEraser(marksOf(contacts), true)(`${names[7]!.toUpperCase()}ve Kaya8`)).toBe('Silindi ve Silindi')
  })

  it('keeps what a Turkish ending says', () => {
    expect(own("Sevgi Taşkıran'ın cihazı, Sevgi'ye soruldu")).toBe("Silindi'ın cihazı, Silindi'ye soruldu")
  })

  it('takes single words of the name only from the texts of the person’s own records', () => {
    expect(own('Sevgi Hanım aradı')).toBe('Silindi Hanım aradı')
    expect(others('Sevgi Hanım aradı')).toBe('Sevgi Hanım aradı')
  })

  it('keeps words that look like a part of the name', () => {
    const demir = personEraser(marksOf([{ contactPerson: 'Su Demir', email: '', phone: '' }]), true)
    expect(demir('Su kaçağı, demir tozu, Demir aradı')).toBe('Su kaçağı, demir tozu, Silindi aradı')
  })

  it.each(['xbakim@tuncel.example', '15325550123456', 'Yumaro YS2-40A-4HP', 'Sevgi Taş'])('keeps %j', (text) => {
    expect(others(text)).toBe(text)
  })

  it('takes names and addresses with hyphens and other signs', () => {
    const name = "Ayşe-Nur O'Hara (Bey) [*+?]"
    const email = 'a-b+c_d.{x}|y^$@uzun-ad.example'
    const eraser = personEraser(
      { ...marksOf([{ contactPerson: name, email, phone: '' }]), companies: ['A & B - C'] },
      true,
    )
    expect(eraser(`${email} aradı`)).toBe('Silindi aradı')
    expect(eraser("AYŞE-NUR O'HARA (bey) [*+?] ve A & B - C")).toContain('Silindi')
  })

  it('takes a name of one word as it is written', () => {
    const ali = personEraser(marksOf([{ contactPerson: 'Ali', email: '', phone: '' }]), true)
    expect(ali('Ali aradı, alim arızalı')).toBe('Silindi aradı, alim arızalı')
  })
})

describe('isSameName', () => {
  it('compares in any case and without marks', () => {
    expect(isSameName('SEVGİ  TAŞKIRAN', 'Sevgi Taskiran')).toBe(true)
    expect(isSameName('Sevgi Taşkın', 'Sevgi Taşkıran')).toBe(false)
  })
})
