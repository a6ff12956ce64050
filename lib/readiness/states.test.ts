import { expect, test } from 'vitest'
import type { Answer, Point } from '@/lib/readiness/points'
import { stateOfPoint } from '@/lib/readiness/states'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'

const now = new Date('2026-03-12T11:10:00+03:00')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

type Facts = Parameters<typeof stateOfPoint>[1]

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

test.each<[string, Point, Partial<Facts>, ReturnType<typeof pointAnswer> | undefined, object]>([
  ['no test email', 'test-mail', {}, undefined, { state: 'open', offers: ['test-mail'] }],
  [
    'neither a test email nor a server',
    'test-mail',
    { mailHost: '' },
    undefined,
    { text: 'Önce gönderim ayarı yazılmalı.' },
  ],
  ['a test email on its way', 'test-mail', { testMail: { ...sentMail, sentAt: null } }, undefined, { state: 'open' }],
  [
    'a sent test email',
    'test-mail',
    { testMail: sentMail },
    undefined,
    {
      text: '11:05’te kerem@ornek.example adresine gitti. Sunucunuz kabul etti; kutuya düştü mü?',
      offers: ['arrived', 'not-arrived'],
    },
  ],
  [
    'an answer that is older than the test email',
    'test-mail',
    { testMail: sentMail },
    pointAnswer('arrived', 60),
    { state: 'open' },
  ],
  [
    'an arrived test email',
    'test-mail',
    { testMail: sentMail },
    pointAnswer('arrived', 3),
    { state: 'done', text: 'Ulaştı, Kerem Aydın 12.03.2026 11:07.' },
  ],
  [
    'a lost test email',
    'test-mail',
    { testMail: sentMail },
    pointAnswer('not-arrived', 3),
    { state: 'open', warning: 'Gelmedi.' },
  ],
  [
    'a refused test email',
    'test-mail',
    { testMail: failedMail },
    undefined,
    { state: 'open', warning: 'Gönderilmedi: posta sunucusu kullanıcı adını kabul etmedi (535).' },
  ],
  ['emails but no server', 'mail', { mailHost: '', waitingMailCount: 14 }, undefined, { state: 'open' }],
  [
    'the example’s hours',
    'hours',
    {},
    undefined,
    {
      state: 'open',
      text: expect.stringContaining('Pazartesi–Cuma 08.30–18.00, Cumartesi 09.00–13.00.'),
      offers: ['correct'],
    },
  ],
  [
    'example hours that staff confirmed',
    'hours',
    {},
    pointAnswer('correct', 9),
    { state: 'done', offers: ['take-back'] },
  ],
  [
    'the company’s own hours',
    'hours',
    { settings: { ...DEFAULT_SETTINGS, hours: { ...DEFAULT_SETTINGS.hours, lunch: { from: '12:30', to: '13:30' } } } },
    undefined,
    { state: 'done' },
  ],
  ['no service', 'services', {}, undefined, { state: 'open', offers: ['not-needed'] }],
  ['a service', 'services', { serviceCount: 1 }, undefined, { state: 'done', text: '1 hizmet yayında.' }],
  [
    'an example address',
    'address',
    { session: { ...facts.session, email: 'admin@example.com' } },
    undefined,
    { state: 'open', text: 'admin@example.com örnek adrestir; “Şifremi unuttum” bağlantısı size ulaşmaz.' },
  ],
  ['a real address', 'address', {}, undefined, { state: 'done' }],
  ['terms that nobody has read', 'terms', {}, undefined, { state: 'open', offers: ['read'] }],
  ['terms that somebody has read', 'terms', {}, pointAnswer('read', 9), { state: 'done' }],
  ['a notice that changed after somebody read it', 'notice', {}, pointAnswer('read', 9), { state: 'open' }],
  [
    'a notice that somebody has read',
    'notice',
    { settings: { ...DEFAULT_SETTINGS, notice: { ...DEFAULT_SETTINGS.notice, since: '2026-03-01' } } },
    pointAnswer('read', 9),
    { state: 'done', offers: ['take-back'] },
  ],
  [
    'bank accounts in two currencies',
    'bank',
    { settings: { ...DEFAULT_SETTINGS, bank: { accounts: [account('TRY'), account('TRY'), account('EUR')] } } },
    undefined,
    { state: 'done', text: '2 TL hesabı, 1 EUR hesabı.' },
  ],
  ['no question', 'questions', {}, undefined, { state: 'open', text: 'Hiç soru yazılmadı.' }],
  [
    'a question with a gap',
    'questions',
    {
      settings: {
        ...DEFAULT_SETTINGS,
        questionTexts: { questions: [{ question: 'Ne kadar?', answer: '[…] lira', home: false }] },
      },
    },
    undefined,
    { state: 'open', text: '1 soruda köşeli ayraç var, sitede görünmüyor.', offers: ['not-needed'] },
  ],
  [
    'an old backup and an older off-site copy',
    'backup',
    { lastBackup: minutesAgo(2 * 24 * 60 + 490), lastCopy: minutesAgo(9 * 24 * 60) },
    undefined,
    { warning: 'Son yedek 2 gün önce, 10.03.2026 03:00.' },
  ],
  [
    'a backup from last night',
    'backup',
    { lastBackup: minutesAgo(490) },
    undefined,
    { state: 'done', text: expect.stringContaining('sunucunun kendisinde') },
  ],
  [
    'an off-site copy from last night',
    'backup',
    { lastBackup: minutesAgo(490), lastCopy: minutesAgo(490) },
    undefined,
    { state: 'done', text: 'Son yedek 12.03.2026 03:00, başka bir yerde.' },
  ],
  ['the initial password', 'password', {}, undefined, { state: 'open' }],
  [
    'a closed initial account',
    'password',
    { initialAccount: { passwordChangedAt: null, closedAt: minutesAgo(5) } },
    undefined,
    { state: 'done', text: 'İlk hesap kapatıldı, 12.03.2026.' },
  ],
  [
    'a point that is not needed',
    'carriers',
    {},
    pointAnswer('not-needed', 9),
    { state: 'not-needed', offers: ['take-back'] },
  ],
])('the checklist shows the right state for %s', (_, point, changes, answer, state) => {
  expect(stateOfPoint(point, { ...facts, ...changes }, answer)).toMatchObject(state)
})

test('a company seat equal to the default is not reported as a placeholder once the registry number has changed', () => {
  const company = { ...DEFAULT_SETTINGS.company, registryNumber: '123456-5' }
  const labelsWith = (settings: Facts['settings']) =>
    stateOfPoint('placeholders', { ...facts, settings }, undefined).details?.map(({ label }) => label)
  expect(labelsWith(DEFAULT_SETTINGS)).toContain('Merkez')
  expect(labelsWith({ ...DEFAULT_SETTINGS, company })).not.toContain('Merkez')
})
