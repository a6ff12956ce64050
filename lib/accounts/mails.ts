import { ROLES, type Role } from '@/lib/access/roles'
import type { Settings } from '@/lib/settings/schema'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import type { MailContent } from '@/lib/mail/kinds'
import { compose } from '@/lib/mail/layout/layout'
import { oneLine } from '@/lib/mail/layout/html'
import { advice, button, callLine, facts, paragraphs } from '@/lib/mail/layout/parts'
import { companyOf } from '@/lib/settings/company'
import { absoluteUrl } from '@/lib/settings/urls'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const PRIVATE_LINK = 'Bağlantı size özeldir ve bir kez geçerlidir; başkasına iletmeyin.'

const expiryFact = (expiresAt: Date) => ({ label: 'Son kullanım', value: formatDateTime(expiresAt) })

/** The email to an invited person, with the link that opens the account. */
export function invitationMail(
  settings: Settings,
  { inviterName, role, url, expiresAt }: { inviterName: string; role: Role; url: string; expiresAt: Date },
): MailContent {
  const { name } = companyOf(settings)
  const { label, scope } = ROLES[role]
  const heading = `${name} yönetimine davetlisiniz`
  const sentence = `${oneLine(inviterName)} sizi ${label} rolüyle davet etti: ${scope}.`
  return compose(settings, {
    kind: 'invitation',
    subject: heading,
    preview: sentence,
    heading,
    parts: [
      paragraphs('Merhaba,', sentence),
      facts({ label: 'Rol', value: label }, expiryFact(expiresAt)),
      button('Hesabı Aç', url, 'Adınızı yazıp şifrenizi belirlersiniz; hesabınız o anda açılır.'),
      advice('Bu daveti beklemiyorsanız', 'E-postayı silin. Siz bağlantıyı açmadıkça hesap açılmaz.'),
    ],
    reason: `Bu e-posta, yönetim paneline davet edildiğiniz için gönderildi. ${PRIVATE_LINK}`,
  })
}

/** The email with a link for a new password. */
export function passwordLinkMail(
  settings: Settings,
  { url, expiresAt }: { url: string; expiresAt: Date },
): MailContent {
  const sentence = 'Yönetim panelindeki hesabınız için şifre bağlantısı istendi.'
  return compose(settings, {
    kind: 'password-link',
    subject: 'Şifre bağlantınız',
    preview: 'Yeni şifrenizi bu bağlantıda belirleyin. Bağlantı bir saat geçerlidir.',
    heading: 'Şifre bağlantınız',
    parts: [
      paragraphs('Merhaba,', `${sentence} Yeni şifrenizi aşağıdaki bağlantıda belirleyin.`),
      facts(expiryFact(expiresAt)),
      button('Yeni Şifre Belirle', url, 'Kaydedince açık bütün oturumlar kapanır.'),
      advice(
        'Bağlantıyı siz istemediyseniz',
        'Bu e-postayı silin. Şifreniz değişmedi, eskisiyle girmeye devam edersiniz.',
      ),
    ],
    reason: `Bu e-posta, yönetim panelinde bu adresle bir hesap olduğu için gönderildi. ${PRIVATE_LINK}`,
  })
}

/** Heading and first sentence for each change of an account. */
const CHANGES = {
  password: ['Şifreniz değişti', 'Yönetim panelindeki hesabınızın şifresi değişti. Açık bütün oturumlar kapandı.'],
  email: [
    'E-posta adresiniz değişti',
    'Yönetim panelindeki hesabınızın e-posta adresi değişti. Giriş artık yeni adresle.',
  ],
  'second-factor-on': ['İki adımlı giriş açıldı', 'Hesabınıza bir telefon bağlandı. Bundan sonra girişte kod sorulur.'],
  'second-factor-off': [
    'İki adımlı giriş kapandı',
    'Hesabınızın iki adımlı girişi kapandı. Girişte yalnız şifre sorulur.',
  ],
  'recovery-codes': ['Yedek kodlarınız yenilendi', 'Hesabınızın yedek kodları yenilendi. Eskileri artık geçmez.'],
} as const

export type AccountChange = {
  kind: keyof typeof CHANGES
  at: Date
  /** The browser and system of the session that made the change. */
  device?: string
  newEmail?: string
}

/** The email about a changed email address, password or second factor. After a change of address, the old address gets it too. */
export function accountChangedMail(
  settings: Settings,
  { kind, at, device = '', newEmail = '' }: AccountChange,
): MailContent {
  const [heading, sentence] = CHANGES[kind]
  return compose(settings, {
    kind: 'account-changed',
    subject: heading,
    preview: sentence,
    heading,
    parts: [
      paragraphs('Merhaba,', sentence),
      facts(
        { label: 'Zaman', value: formatDateTime(at) },
        { label: 'Cihaz', value: device },
        { label: 'Yeni adres', value: newEmail },
      ),
      advice('Bunu siz yapmadıysanız', 'Hesabınıza başkası girmiş olabilir. Bir Yönetici hesabı hemen kapatabilir.'),
      callLine('Beklemeyin, arayın:', companyOf(settings).phone),
    ],
    reason: 'Bu e-posta, yönetim panelindeki hesabınızın güvenliği için gönderildi.',
  })
}

/** The email with which a manager tests whether emails arrive. */
export function testMail(settings: Settings): MailContent {
  const heading = 'Deneme e-postası'
  const sentence = 'Bu e-postayı okuyorsanız sitenizin e-postaları ulaşıyor.'
  return compose(settings, {
    kind: 'test',
    subject: heading,
    preview: sentence,
    heading,
    parts: [
      paragraphs(
        'Merhaba,',
        `${sentence} Panelde, Yayına hazırlık’ta “Geldi”ye basın. İstenmeyenler klasörüne düştüyse müşterilerinizinki de oraya düşer.`,
      ),
      button('Yayına Hazırlığı Aç', absoluteUrl(ADMIN_PATHS.readiness)),
    ],
    reason: 'Bu e-posta bir denemedir; yönetim panelinden bu adrese gönderildi.',
  })
}
