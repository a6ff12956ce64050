/** The answers that managers can give to a point of the checklist. */
export const ANSWERS = ['not-needed', 'read', 'correct', 'arrived', 'not-arrived'] as const
export type Answer = (typeof ANSWERS)[number]

type PointEntry = { group: string; title: string; answers?: readonly Answer[] }

const COMPANY = 'Firma ve metinler'
const MAIL = 'E-posta'
const SIGN_IN = 'Giriş'
const WORK = 'İşleyiş'

const points = {
  placeholders: { group: COMPANY, title: 'Örnek bilgiler' },
  hours: { group: COMPANY, title: 'Çalışma saatleri', answers: ['correct'] },
  services: { group: COMPANY, title: 'Hizmetler', answers: ['not-needed'] },
  bank: { group: COMPANY, title: 'Banka hesabı', answers: ['not-needed'] },
  questions: { group: COMPANY, title: 'Sık sorulanlar', answers: ['not-needed'] },
  terms: { group: COMPANY, title: 'Teklif ve garanti koşulları', answers: ['read'] },
  notice: { group: COMPANY, title: 'KVKK metni', answers: ['read'] },
  mail: { group: MAIL, title: 'Gönderim ayarı' },
  'test-mail': { group: MAIL, title: 'Deneme e-postası', answers: ['arrived', 'not-arrived'] },
  password: { group: SIGN_IN, title: 'Başlangıç şifresi' },
  address: { group: SIGN_IN, title: 'E-posta adresiniz' },
  name: { group: SIGN_IN, title: 'Adınız' },
  'second-factor': { group: SIGN_IN, title: 'İki adımlı giriş', answers: ['not-needed'] },
  carriers: { group: WORK, title: 'Kargo firması', answers: ['not-needed'] },
  backup: { group: WORK, title: 'Yedek', answers: ['not-needed'] },
} as const satisfies Record<string, PointEntry>

export type Point = keyof typeof points

/** The checklist's points: the tasks before the site goes live, in the order of the screen, with the answers that managers can give. */
export const POINTS: Record<Point, PointEntry> = points

export const POINT_NAMES = Object.keys(points) as [Point, ...Point[]]
