import type { Settings } from '@/lib/domains/settings/schema'
import type { MailContent, MessageFacts } from '@/lib/mail/facts'
import { compose } from '@/lib/mail/templates/layout'
import { advice, button, callLine, facts, paragraphs, quoted } from '@/lib/mail/templates/parts'
import { plainName, withoutDomains, withoutLinks } from '@/lib/mail/templates/visitor-words'
import { deviceName, greeting } from '@/lib/mail/templates/words'
import { absoluteUrl } from '@/lib/seo/urls'
import { companyOf } from '@/lib/site/company'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** To the sender of a contact message, or to whomever the sender named: words that advertise something are left out. */
export function messageReceivedMail(settings: Settings, message: MessageFacts): MailContent {
  const device = withoutDomains(deviceName(message))
  const contactPerson = plainName(message.contactPerson) || 'Yetkili'
  return compose(settings, {
    kind: 'message-received',
    subject: `Mesajınız bize ulaştı${device ? `: ${device}` : ''}`,
    preview: 'En kısa sürede sizinle iletişime geçeceğiz.',
    heading: 'Mesajınız bize ulaştı',
    parts: [
      paragraphs(greeting({ contactPerson }), 'Mesajınız bize ulaştı. En kısa sürede sizinle iletişime geçeceğiz.'),
      callLine('Hattınız duruyorsa beklemeyin, arayın:', companyOf(settings).phone),
      facts({ label: 'Cihaz', value: device }, { label: 'Firma', value: withoutLinks(message.companyName) }),
      quoted('Yazdığınız', withoutLinks(message.problemDescription)),
      advice(
        'Cihazı gönderecekseniz',
        'Antistatik torbaya sarın, köşelerini destekleyin, kutuya adınızı ve alarm kodunu yazın. Cihaz gelince iş emri numarasını ve takip bağlantısını bu adrese göndeririz.',
      ),
    ],
    reason: 'Bu e-posta, sitemizden gönderdiğiniz mesaj için yazıldı.',
  })
}

/** To staff. */
export function newMessageMail(settings: Settings, message: MessageFacts): MailContent {
  const { companyName, contactPerson, phone, email, problemDescription } = message
  return compose(settings, {
    kind: 'new-message',
    subject: `Yeni mesaj: ${companyName || contactPerson}`,
    preview: problemDescription,
    heading: 'Yeni mesaj',
    parts: [
      paragraphs('Siteden yeni bir mesaj geldi.'),
      facts(
        { label: 'Yetkili kişi', value: contactPerson },
        { label: 'Firma', value: companyName },
        { label: 'Telefon', value: phone },
        { label: 'E-posta', value: email },
        { label: 'Cihaz', value: deviceName(message) },
      ),
      quoted('Yazdığı', problemDescription),
      button('Mesajları Aç', absoluteUrl(ADMIN_PATHS.messages)),
    ],
    reason: 'Bu e-posta, bildirim adresi olduğunuz için gönderildi.',
  })
}
