import { beforeAll, expect, test, vi } from 'vitest'
import { MESSAGE_FIELDS } from '@/lib/contact/fields'
import type { MessageFacts } from '@/lib/contact/mails'
import { MAIL_KINDS, type MailContent } from '@/lib/mail/kinds'
import { type InputName, inputNames } from '@/lib/records/derive'
import { deviceName } from '@/lib/records/device'
import * as accountMails from '@/lib/accounts/mails'
import * as contactMails from '@/lib/contact/mails'
import * as orderMails from '@/lib/orders/mail/mails'
import type { OrderMailFacts, QuoteMailFacts, ReminderKind } from '@/lib/orders/mail/mails'
import { APPROVAL, DELIVERY } from '@/lib/orders/steps'
import type { Settings } from '@/lib/settings/schema'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

const mails = { ...contactMails, ...orderMails, ...accountMails }

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
})

const person = {
  companyName: 'Tunçel Ambalaj',
  contactPerson: 'Sevgi Taşkıran',
  phone: '0532 555 01 23',
  deviceBrand: 'Yumaro',
  deviceModel: 'YS2-40A-4HP',
}
const order: OrderMailFacts = {
  ...person,
  id: '0190a5c0-0000-7000-8000-000000000001',
  number: '2026-0042',
  token: 'h3vQ0c9ZtLw2bN7xKp4RzA',
  serialNumber: '24031187',
  diagnosis: 'IGBT modülünün U fazında kısa devre var.',
  step: APPROVAL,
  state: 'open',
  isApproved: false,
  isUnderWarranty: false,
  warrantyUntil: null,
}
const quote: QuoteMailFacts = {
  version: 1,
  total: 2_220_000,
  net: 1_850_000,
  vat: 370_000,
  vatRate: 20,
  currency: 'TRY',
  work: 'IGBT modülü değişecek',
  leadDays: 3,
  validUntil: '2026-03-25',
  decision: 'approved',
  decidedBy: 'Sevgi Taşkıran',
  decisionNote: 'Acele edin',
}
const emptyMessage = Object.fromEntries(inputNames(MESSAGE_FIELDS).map((name) => [name, ''])) as Record<
  InputName<typeof MESSAGE_FIELDS>,
  string
>
const message: MessageFacts = {
  ...emptyMessage,
  ...person,
  id: '0190a5c0-0000-7000-8000-00009c71ab4d',
  receivedAt: new Date('2026-03-16T06:05:00Z'),
  email: 'sevgi@ornek.example',
  problemDescription: 'Makine sabah AL16 veriyor.\nHat duruyor.',
}
const delivered = { step: DELIVERY, state: 'delivered', isApproved: true, warrantyUntil: '2026-09-16' }
const url = 'http://localhost:3000/admin/sifre/kZ3vR8mT1qXw5YbN0aLc7gkZ3vR8mT1qXw5YbN0aLc7'
const expiresAt = new Date('2026-03-09T11:05:00Z')

type Facts = {
  settings?: Settings
  message?: Partial<MessageFacts>
  order?: Partial<OrderMailFacts>
  quote?: Partial<QuoteMailFacts>
}

function allMails({ settings = DEFAULT_SETTINGS, ...changes }: Facts = {}): MailContent[] {
  const [someMessage, someOrder, someQuote] = [
    { ...message, ...changes.message },
    { ...order, ...changes.order },
    { ...quote, ...changes.quote },
  ]
  const lateOrder = { number: someOrder.number, device: deviceName(someOrder), days: 4, waitsFor: 'answer' as const }
  return [
    mails.messageReceivedMail(settings, someMessage),
    mails.newMessageMail(settings, someMessage),
    mails.orderOpenedMail(settings, someOrder),
    mails.quoteReadyMail(settings, someOrder, someQuote),
    mails.decisionConfirmedMail(settings, someOrder, someQuote),
    mails.newDecisionMail(settings, someOrder, someQuote),
    mails.newPhotoMail(settings, someOrder),
    mails.reminderMail(
      settings,
      (['unanswered', 'promised', 'invoice-late'] as const).map((kind) => ({ ...lateOrder, kind })),
      false,
    ),
    mails.stepReachedMail(settings, someOrder, changes.quote?.decisionNote ?? 'Parça geldi.'),
    mails.deliveredMail(settings, { ...order, ...delivered, ...changes.order }, { text: changes.quote?.decisionNote }),
    mails.trackingLinkMail(settings, someOrder),
    mails.invitationMail(settings, { inviterName: someMessage.contactPerson, role: 'workshop', url, expiresAt }),
    mails.passwordLinkMail(settings, { url, expiresAt }),
    mails.accountChangedMail(settings, {
      kind: 'email',
      at: expiresAt,
      device: someMessage.contactPerson,
      newEmail: someMessage.email,
    }),
    mails.testMail(settings),
  ]
}

const CHARACTERS = { '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Returns the words of an email's HTML as a reader sees them. */
function wordsOf({ html }: MailContent): string {
  const text = html.slice(html.indexOf('<body')).replaceAll(/<br>|<[^>]*>/g, ' ')
  return text
    .replaceAll(/&(#39|quot|lt|gt|amp);/g, (entity) => CHARACTERS[entity as keyof typeof CHARACTERS])
    .replaceAll(/\s+/g, ' ')
}

function splitLine(line: string): { words: string[]; link?: string } {
  const [, label, link] = /^(.*): (https?:\S+)/.exec(line) ?? []
  return link ? { words: [label!], link } : { words: line.split(/: | \(|\)$/).filter(Boolean) }
}

test('the HTML of each kind of email contains all words and links of its text', () => {
  expect(allMails().map(({ kind }) => kind)).toEqual(Object.keys(MAIL_KINDS))
  const missingLines = allMails().flatMap((mail) => {
    const visibleWords = wordsOf(mail)
    const textLines = mail.text.split('\n').filter((line) => line.trim() && line !== '-- ')
    return textLines.filter((line) => {
      const { words, link } = splitLine(line)
      return words.some((word) => !visibleWords.includes(word)) || (link && !mail.html.includes(`href="${link}"`))
    })
  })
  expect(missingLines).toEqual([])
})

test('subjects and facts follow the design, and amounts in other currencies have their codes', () => {
  const mailsByKind = new Map(allMails().map((mail) => [mail.kind, mail]))
  const [readyMail, deliveredMail] = [mailsByKind.get('quote-ready'), mailsByKind.get('delivered')]
  expect(readyMail!.subject).toBe('2026-0042: teklifimiz hazır, 22.200,00 TL')
  for (const fact of [
    'Sayın Sevgi Taşkıran,',
    'Ödenecek tutar, KDV dahil: 22.200,00 TL (18.500,00 TL + KDV %20 3.700,00 TL)',
    'Süre: Onaydan sonra 3 iş günü',
    'Geçerlilik: 25 Mart 2026',
    'Teklifi Aç: http://localhost:3000/is-emri/h3vQ0c9ZtLw2bN7xKp4RzA',
  ])
    expect(readyMail!.text).toContain(fact)
  expect(deliveredMail!.subject).toBe('2026-0042: cihazınız teslim edildi, garanti bitişi 16 Eylül 2026')
  expect(allMails({ quote: { currency: 'EUR' } })[3]!.text).toContain('22.200,00 EUR')
})

test('no email of another company contains a word of the default settings', () => {
  const { company, contact, social } = DEFAULT_SETTINGS
  const withOtherTexts = <Section extends object>(section: Section): Section =>
    Object.assign({}, section, ...Object.keys(section).map((name) => ({ [name]: `Kıvılcım ${name}` })))
  const settings: Settings = {
    ...DEFAULT_SETTINGS,
    company: { ...withOtherTexts(company), foundedYear: 2011 },
    contact: {
      ...withOtherTexts(contact),
      phone: '+90 (224) 444 16 99',
      whatsapp: '+90 (532) 444 16 99',
      latitude: 40,
      longitude: 29,
    },
    social: withOtherTexts(social),
  }
  const words = [company, contact, social].flatMap((section) => Object.values(section).map(String)).filter(Boolean)
  words.push(company.name.toLocaleUpperCase('tr'), ...contact.address.split('\n'))
  const defaultWords = allMails({ settings }).flatMap(({ kind, subject, text, html }) =>
    words.filter((word) => (subject + text + html).includes(word)).map((word) => `${kind}: ${word}`),
  )
  expect(defaultWords).toEqual([])
})

test('inserted texts cannot become markup', () => {
  const evil = `<script>alert(1)</script><img src=x onerror='a'>"&`
  const facts = { contactPerson: evil, companyName: evil, deviceBrand: evil, deviceModel: evil }
  const mailsWithMarkup = allMails({
    message: { ...facts, phone: evil, email: evil, problemDescription: evil },
    order: { ...facts, serialNumber: evil, diagnosis: evil },
    quote: { decidedBy: evil, decisionNote: evil },
  })
  for (const { kind, html } of mailsWithMarkup) {
    expect(html).not.toMatch(/<script|<img/)
    // A receipt, a test email and the email of a password link contain no text that people wrote.
    expect(html.includes('&lt;script&gt;')).toBe(!['password-link', 'message-received', 'test'].includes(kind))
  }
})

test('a line break in a name adds no line to subject or greeting, and a long name does not make a subject too long', () => {
  for (const name of ['Ece\r\nBcc kurban\u2028\u202e', 'ğ'.repeat(200)]) {
    const facts = { contactPerson: name, companyName: '', deviceBrand: name, deviceModel: '' }
    for (const { subject, text } of allMails({ message: facts, order: facts })) {
      expect(subject).toMatch(/^[^\r\n\u2028\u202e]{1,180}$/)
      expect(text).not.toMatch(/^Bcc/m)
    }
  }
})

test('a reminder links to the list with the items that it names first', () => {
  const reminderOf = (kind: ReminderKind) => ({ kind, number: order.number, device: '', days: 1 })
  const part = { code: 'FAN-80-24', name: 'Soğutma fanı', unit: 'adet', onHand: 1000, least: 4000 }
  const linkOf = (...kinds: ReminderKind[]) =>
    /^(.*Aç): http.*(\/admin.*)$/m
      .exec(mails.reminderMail(DEFAULT_SETTINGS, kinds.map(reminderOf), false, [part]).text)!
      .slice(1)
  expect([linkOf('ready', 'overdue'), linkOf('overdue'), linkOf()]).toEqual([
    ['İş Emirlerini Aç', '/admin/is-emirleri'],
    ['Muhasebe’yi Aç', '/admin/muhasebe?suz=vadesi-gecti'],
    ['Parçaları Aç', '/admin/parcalar?suz=azalan'],
  ])
})

test('emails load nothing; only emails to staff link to the panel, and only emails to the customer contain the token', () => {
  const toStaff = ['new-message', 'new-decision', 'new-photo', 'reminder', 'password-link', 'invitation', 'test']
  const withoutToken = [...toStaff, 'message-received', 'account-changed']
  for (const { kind, html, text } of allMails()) {
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<img|<script|http-equiv/)
    expect((html + text).includes('/admin/')).toBe(toStaff.includes(kind))
    expect((html + text).includes(order.token)).toBe(!withoutToken.includes(kind))
  }
})
