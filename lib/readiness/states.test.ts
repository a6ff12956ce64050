import { expect, test } from 'vitest'
import type { Answer, Point } from '@/lib/readiness/points'
import { type Facts, STATES } from '@/lib/readiness/states'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

const now = new Date('2026-03-12T11:10:00+03:00')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const facts: Facts = {
  settings: DEFAULT_SETTINGS,
  serviceCount: 0,
  mailHost: 'smtp.ornek.example',
  mailFrom: 'servis@ornek.example',
  testMail: null,
  waitingMailCount: 0,
  lastBackup: null,
  lastCopy: null,
  maxCopyAgeMs: 26 * 3_600_000,
  managerCount: 1,
  initialAccount: { passwordChangedAt: null, closedAt: null },
  session: { email: 'kerem@olcev.com.tr', name: 'Kerem Aydın', hasSecondFactor: false },
  now,
}

const sentMail = {
  recipient: 'kerem@ornek.example',
  status: 'sent',
  sentAt: minutesAgo(5),
  createdAt: minutesAgo(6),
  lastError: '',
}
const failedMail = {
  ...sentMail,
  status: 'queued',
  sentAt: null,
  lastError: 'Posta sunucusu kullanıcı adını kabul etmedi (535)',
}
const pointAnswer = (answer: Answer, minutes: number) => {
  return { answer, reason: '', answeredAt: minutesAgo(minutes), answeredBy: 'Kerem Aydın' }
}

const account = (currency: 'TRY' | 'EUR') => ({ bank: 'Örnek Bankası', holder: 'Ölçev', iban: '', currency })

const { hours, notice } = DEFAULT_SETTINGS
const withSettings = (changes: Partial<Facts['settings']>) => ({ settings: { ...DEFAULT_SETTINGS, ...changes } })
const questions = [{ question: 'Ne kadar?', answer: '[…] lira', home: false }]

test.each<[string, Point, object, Partial<Facts>?, ReturnType<typeof pointAnswer>?]>([
  ['no test email', 'test-mail', { state: 'open', offers: ['test-mail'] }],
  ['neither a test email nor a server', 'test-mail', { text: 'Önce gönderim ayarı yazılmalı.' }, { mailHost: '' }],
  ['a test email on its way', 'test-mail', { state: 'open' }, { testMail: { ...sentMail, sentAt: null } }],
  [
    'a sent test email',
    'test-mail',
    {
      text: '11:05’te kerem@ornek.example adresine gitti. Sunucunuz kabul etti; kutuya düştü mü?',
      offers: ['arrived', 'not-arrived'],
    },
    { testMail: sentMail },
  ],
  [
    'an answer that is older than the test email',
    'test-mail',
    { state: 'open' },
    { testMail: sentMail },
    pointAnswer('arrived', 60),
  ],
  [
    'an arrived test email',
    'test-mail',
    { state: 'done', text: 'Ulaştı, Kerem Aydın 12.03.2026 11:07.' },
    { testMail: sentMail },
    pointAnswer('arrived', 3),
  ],
  [
    'a lost test email',
    'test-mail',
    { state: 'open', warning: 'Gelmedi.' },
    { testMail: sentMail },
    pointAnswer('not-arrived', 3),
  ],
  [
    'a refused test email',
    'test-mail',
    { state: 'open', warning: 'Gönderilmedi: posta sunucusu kullanıcı adını kabul etmedi (535).' },
    { testMail: failedMail },
  ],
  ['emails but no server', 'mail', { state: 'open' }, { mailHost: '', waitingMailCount: 14 }],
  [
    'the example’s hours',
    'hours',
    {
      state: 'open',
      text: expect.stringContaining('Pazartesi–Cuma 08.30–18.00, Cumartesi 09.00–13.00.'),
      offers: ['correct'],
    },
  ],
  [
    'example hours that staff confirmed',
    'hours',
    { state: 'done', offers: ['take-back'] },
    {},
    pointAnswer('correct', 9),
  ],
  [
    'the company’s own hours',
    'hours',
    { state: 'done' },
    withSettings({ hours: { ...hours, lunch: { from: '12:30', to: '13:30' } } }),
  ],
  ['no service', 'services', { state: 'open', offers: ['not-needed'] }],
  ['a service', 'services', { state: 'done', text: '1 hizmet yayında.' }, { serviceCount: 1 }],
  [
    'an example address',
    'address',
    { state: 'open', text: 'admin@example.com örnek adrestir; “Şifremi unuttum” bağlantısı size ulaşmaz.' },
    { session: { ...facts.session, email: 'admin@example.com' } },
  ],
  ['a real address', 'address', { state: 'done' }],
  ['terms that nobody has read', 'terms', { state: 'open', offers: ['read'] }],
  ['terms that somebody has read', 'terms', { state: 'done' }, {}, pointAnswer('read', 9)],
  ['a notice that changed after somebody read it', 'notice', { state: 'open' }, {}, pointAnswer('read', 9)],
  [
    'a notice that somebody has read',
    'notice',
    { state: 'done', offers: ['take-back'] },
    withSettings({ notice: { ...notice, since: '2026-03-01' } }),
    pointAnswer('read', 9),
  ],
  [
    'bank accounts in two currencies',
    'bank',
    { state: 'done', text: '2 TL hesabı, 1 EUR hesabı.' },
    withSettings({ bank: { accounts: [account('TRY'), account('TRY'), account('EUR')] } }),
  ],
  ['no question', 'questions', { state: 'open', text: 'Hiç soru yazılmadı.' }],
  [
    'a question with a gap',
    'questions',
    { state: 'open', text: '1 soruda köşeli ayraç var, sitede görünmüyor.', offers: ['not-needed'] },
    withSettings({ questionTexts: { questions } }),
  ],
  [
    'an old backup and an older off-site copy',
    'backup',
    { warning: 'Son yedek 2 gün önce, 10.03.2026 03:00.' },
    { lastBackup: minutesAgo(2 * 24 * 60 + 490), lastCopy: minutesAgo(9 * 24 * 60) },
  ],
  [
    'a backup from last night',
    'backup',
    { state: 'done', text: expect.stringContaining('sunucunun kendisinde') },
    { lastBackup: minutesAgo(490) },
  ],
  [
    'an off-site copy from last night',
    'backup',
    { state: 'done', text: 'Son yedek 12.03.2026 03:00, başka bir yerde.' },
    { lastBackup: minutesAgo(490), lastCopy: minutesAgo(490) },
  ],
  ['the initial password', 'password', { state: 'open' }],
  [
    'a closed initial account',
    'password',
    { state: 'done', text: 'İlk hesap kapatıldı, 12.03.2026.' },
    { initialAccount: { passwordChangedAt: null, closedAt: minutesAgo(5) } },
  ],
  [
    'a point that is not needed',
    'carriers',
    { state: 'not-needed', offers: ['take-back'] },
    {},
    pointAnswer('not-needed', 9),
  ],
])('the checklist shows the right state for %s', (_, point, state, changes, answer) => {
  expect(STATES[point]({ ...facts, ...changes }, answer)).toMatchObject(state)
})

test('a company seat equal to the default is not reported as a placeholder once the registry number has changed', () => {
  const company = { ...DEFAULT_SETTINGS.company, registryNumber: '123456-5' }
  const labelsWith = (settings: Facts['settings']) =>
    STATES.placeholders({ ...facts, settings }, undefined).details?.map(({ label }) => label)
  expect(labelsWith(DEFAULT_SETTINGS)).toContain('Merkez')
  expect(labelsWith({ ...DEFAULT_SETTINGS, company })).not.toContain('Merkez')
})
