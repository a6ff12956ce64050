import type { Account } from '@/lib/access/admin-session'
import { capitalise, clockInLocative, withinSentence } from '@/lib/platform/turkish/case'
import { elapsedWords, formatDateTime, formatShortDate, formatTime, startOfDay } from '@/lib/platform/turkish/dates'
import { currencyName } from '@/lib/platform/turkish/money'
import type { ReadinessPoint } from '@/lib/readiness/output'
import type { Answer, Point } from '@/lib/readiness/points'
import { accountsIn, placeholdersOf, printedHours } from '@/lib/settings/company'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { countIncomplete } from '@/lib/settings/questions/questions'
import type { Settings } from '@/lib/settings/schema'
import { ACCOUNT_SECTIONS, ADMIN_PATHS, siteSectionPath } from '@/lib/site/admin-pages'

type TestMail = { recipient: string; status: string; sentAt: Date | null; createdAt: Date; lastError: string }

/** What the states depend on. */
export type Facts = {
  settings: Settings
  /** The number of published services. */
  serviceCount: number
  /** The mail server, or '' if emails are written to files. */
  mailHost: string
  mailFrom: string
  testMail: TestMail | null
  /** The number of emails that are queued, or were written to files. */
  waitingMailCount: number
  /** When the newest backup on the same machine was started, or null. */
  lastBackup: Date | null
  /** When the newest full off-site copy was started, or null. */
  lastCopy: Date | null
  /** The age above which either is too old. */
  maxCopyAgeMs: number
  managerCount: number
  initialAccount: { passwordChangedAt: Date | null; closedAt: Date | null }
  session: Pick<Account, 'email' | 'name' | 'hasSecondFactor'>
  now: Date
}

/** A manager's answer to a point. */
type PointAnswer = { answer: Answer; reason: string; answeredAt: Date; answeredBy: string }

/** The state of a point. Missing properties are empty. */
type PointState = Pick<ReadinessPoint, 'state' | 'text'> & Partial<ReadinessPoint>

/** Matches addresses at the domains that RFC 2606 reserves for examples, among them the demo account's. */
const EXAMPLE_ADDRESS = /[@.]example(\.(com|net|org))?$/

const SITE_SECTIONS = { company: 'firma', contact: 'iletisim', social: 'sosyal' } as const

const accountLink = (section: keyof typeof ACCOUNT_SECTIONS) => ({
  label: 'Ayarlar',
  href: `${ADMIN_PATHS.account}#${ACCOUNT_SECTIONS[section]}`,
})

/** 'Kerem Aydın, 10.03.2026' */
const signedBy = ({ answeredBy, answeredAt }: PointAnswer) => `${answeredBy}, ${formatShortDate(answeredAt)}`

const done = (text: string, more: Partial<PointState> = {}): PointState => ({ state: 'done', text, ...more })
const open = (text: string, more: Partial<PointState> = {}): PointState => ({ state: 'open', text, ...more })

/** Each returns the state of its point. */
export const STATES: Record<Point, (facts: Facts, answer: PointAnswer | undefined) => PointState> = {
  placeholders({ settings }) {
    const placeholders = placeholdersOf(settings)
    if (placeholders.length === 0) return done('Örnek bilgi kalmadı.')
    const details = placeholders.map(({ section, field, label }) => ({
      label,
      href: siteSectionPath(SITE_SECTIONS[section], field === 'latitude' ? 'place' : field),
    }))
    const link = { label: 'Site Bilgileri', href: ADMIN_PATHS.site }
    return open(`${placeholders.length} bilgi hâlâ örnek:`, { details, link })
  },
  hours({ settings: { hours } }, answer) {
    const week = printedHours(hours).map(({ days, time }) => `${days} ${time}`)
    const text = week.length > 0 ? `${week.join(', ')}.` : 'Hiçbir gün açık değil.'
    if (JSON.stringify(hours) !== JSON.stringify(DEFAULT_SETTINGS.hours)) return done(text)
    if (answer) return done(`${text} ${signedBy(answer)}.`, { offers: ['take-back'] })
    const link = { label: 'Site Bilgileri', href: siteSectionPath('saatler') }
    return open(`${text} Örnek saatlerdir; sizinkiler de böyleyse “Bunlar doğru”ya basın.`, {
      link,
      offers: ['correct'],
    })
  },
  services({ serviceCount }, answer) {
    if (serviceCount > 0) return done(`${serviceCount} hizmet yayında.`)
    if (answer) return notNeeded(answer)
    const link = { label: 'Hizmetler', href: ADMIN_PATHS.service }
    return open('Yayında hizmet yok; ana sayfada onarılan cihaz görünmez.', { link, offers: ['not-needed'] })
  },
  bank({ settings }, answer) {
    const currencies = [...new Set(settings.bank.accounts.map(({ currency }) => currency))]
    const counts = currencies.map((name) => `${accountsIn(settings, name).length} ${currencyName(name)} hesabı`)
    if (counts.length > 0) return done(`${counts.join(', ')}.`)
    if (answer) return notNeeded(answer)
    const link = { label: 'Site Bilgileri', href: siteSectionPath('banka') }
    return open('Yazılmadı; müşteri nereye ödeyeceğini göremez.', { link, offers: ['not-needed'] })
  },
  questions({ settings }, answer) {
    const count = countIncomplete(settings)
    const hasQuestions = settings.questionTexts.questions.length > 0
    if (hasQuestions && count === 0) return done('Köşeli ayraç kalmadı.')
    if (answer) return notNeeded(answer)
    const link = { label: 'Sayfa Metinleri', href: siteSectionPath('sorular', undefined, ADMIN_PATHS.texts) }
    const text = hasQuestions ? `${count} soruda köşeli ayraç var, sitede görünmüyor.` : 'Hiç soru yazılmadı.'
    return open(text, { link, offers: ['not-needed'] })
  },
  terms({ settings: { papers } }, answer) {
    const isOriginal = JSON.stringify(papers) === JSON.stringify(DEFAULT_SETTINGS.papers)
    if (!isOriginal) return done('Kendi koşullarınız yazıyor.')
    if (answer)
      return done(`Asıl metin. ${answer.answeredBy} okudu, ${formatShortDate(answer.answeredAt)}.`, {
        offers: ['take-back'],
      })
    const link = { label: 'Oku', href: siteSectionPath('belgeler') }
    return open('Asıl metin duruyor. Okuyup firmanıza uydurun; böyle kalacaksa “Okudum”a basın.', {
      link,
      offers: ['read'],
    })
  },
  notice({ settings: { notice } }, answer) {
    if (answer && answer.answeredAt >= startOfDay(notice.since)) {
      const text = `Sürüm ${notice.version}. ${answer.answeredBy} okudu, ${formatShortDate(answer.answeredAt)}.`
      return done(text, { offers: ['take-back'] })
    }
    const link = { label: 'Oku', href: siteSectionPath('kvkk', undefined, ADMIN_PATHS.texts) }
    const text = `Sürüm ${notice.version}. Yayımdan önce okuyun ve hukuk danışmanınıza okutun.`
    return open(text, { link, offers: ['read'] })
  },
  mail({ mailHost, mailFrom, waitingMailCount }) {
    if (mailHost) return done(`${mailHost} üzerinden, gönderen ${mailFrom}.`)
    const count = waitingMailCount > 0 ? ` (${waitingMailCount})` : ''
    return open(
      `E-postalar gönderilmiyor, sunucuda dosya olarak birikiyor${count}. Sunucuyu kuran kişi SMTP_URL ve MAIL_FROM ayarlarını yazınca yenileri gider.`,
      { offers: ['mail-settings'] },
    )
  },
  'test-mail'({ testMail, waitingMailCount, mailHost }, answer) {
    if (!testMail) {
      if (!mailHost) return open('Önce gönderim ayarı yazılmalı.')
      const text =
        'Ayar doğru görünüyor, ama hiç e-posta gitmedi. Kendinize bir tane gönderin; istenmeyen klasörüne de bakın.'
      return open(text, { offers: ['test-mail'] })
    }
    const { recipient, status, sentAt, createdAt, lastError } = testMail
    const currentAnswer = answer && answer.answeredAt > createdAt ? answer : undefined
    if (currentAnswer?.answer === 'arrived') {
      const { answeredBy, answeredAt } = currentAnswer
      return done(`Ulaştı, ${answeredBy} ${formatDateTime(answeredAt)}.`, { offers: ['test-mail'] })
    }
    if (currentAnswer) {
      const advice = 'Sunucuyu kuran kişi alan adının SPF ve DKIM kayıtlarını denetlesin.'
      return open(`${advice} ${recipient} doğru adres mi?`, { warning: 'Gelmedi.', offers: ['test-mail'] })
    }
    if (status === 'written') return open('Dosyaya yazıldı, gönderilmedi.', { offers: ['test-mail'] })
    if (lastError) {
      const waitingText = waitingMailCount > 0 ? ` Bekleyen ${waitingMailCount} e-posta sonra kendiliğinden gider.` : ''
      const advice = 'sunucuyu kuran kişi SMTP_URL ayarını denetlesin.'
      const text = status === 'failed' ? `Adres doğruysa ${advice}` : `${capitalise(advice)}${waitingText}`
      return open(text, { warning: `Gönderilmedi: ${withinSentence(lastError)}.`, offers: ['test-mail'] })
    }
    if (!sentAt) return open(`${recipient} adresine gidiyor.`)
    const text = `${clockInLocative(formatTime(sentAt))} ${recipient} adresine gitti. Sunucunuz kabul etti; kutuya düştü mü?`
    return open(text, { offers: ['arrived', 'not-arrived'] })
  },
  password({ initialAccount: { passwordChangedAt, closedAt } }) {
    if (closedAt) return done(`İlk hesap kapatıldı, ${formatShortDate(closedAt)}.`)
    if (passwordChangedAt) return done(`Değiştirildi, ${formatShortDate(passwordChangedAt)}.`)
    return open('İlk hesabın şifresi değişmedi; onu bilen her şeyi açar.', { link: accountLink('password') })
  },
  address({ session: { email } }) {
    if (!EXAMPLE_ADDRESS.test(email)) return done(`${email} ile giriyorsunuz.`)
    return open(`${email} örnek adrestir; “Şifremi unuttum” bağlantısı size ulaşmaz.`, { link: accountLink('email') })
  },
  name({ session: { name } }) {
    if (name) return done(`Geçmişte “${name}” yazıyor.`)
    return open('Yazılmadı; geçmişte e-posta adresiniz görünür.', { link: accountLink('name') })
  },
  'second-factor'({ session, managerCount }, answer) {
    if (session.hasSecondFactor) return done('Hesabınızda açık.')
    if (answer) return notNeeded(answer)
    const text = managerCount === 1 ? 'Yöneticiniz tek: şifreyi bilen her şeyi açar.' : 'Şifrenizi bilen her şeyi açar.'
    return open(text, { link: accountLink('secondFactor'), offers: ['not-needed'] })
  },
  carriers({ settings: { orders } }, answer) {
    if (orders.carriers.length > 0) return done(`${orders.carriers.map(({ name }) => name).join(', ')}.`)
    if (answer) return notNeeded(answer)
    const link = { label: 'Site Bilgileri', href: siteSectionPath('teklif', 'carriers') }
    return open('Yazılmadı; müşteri gönderisini izleyemez.', { link, offers: ['not-needed'] })
  },
  backup({ lastBackup, lastCopy, maxCopyAgeMs, now }, answer) {
    const isRecent = (begunAt: Date | null) => begunAt !== null && now.getTime() - begunAt.getTime() <= maxCopyAgeMs
    if (isRecent(lastCopy)) return done(`Son yedek ${formatDateTime(lastCopy!)}, başka bir yerde.`)
    if (isRecent(lastBackup)) {
      const text = `Son yedek ${formatDateTime(lastBackup!)}, sunucunun kendisinde. Sunucu giderse o da gider; başka bir yere de kopyalanmalı.`
      return done(text, { offers: ['backup-instructions'] })
    }
    if (answer) return notNeeded(answer)
    const newest = lastCopy && lastBackup ? (lastCopy > lastBackup ? lastCopy : lastBackup) : (lastCopy ?? lastBackup)
    const warning = newest
      ? `Son yedek ${elapsedWords(newest.toISOString(), now)} önce, ${formatDateTime(newest)}.`
      : 'Hiç yedek alınmadı.'
    const text = 'Her gece alınmalı; sunucuyu kuran kişiye iletin.'
    return open(text, { warning, offers: ['backup-instructions', 'not-needed'] })
  },
}

function notNeeded(answer: PointAnswer): PointState {
  const { reason } = answer
  const sentence = reason && `${reason.replace(/\.$/, '')}. `
  return { state: 'not-needed', text: `${sentence}${signedBy(answer)}.`, offers: ['take-back'] }
}
