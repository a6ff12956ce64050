import type { Settings } from '@/lib/domains/settings/schema'
import type { MailContent, MessageFacts } from '@/lib/mail/facts'
import { compose } from '@/lib/mail/templates/layout'
import { advice, button, callLine, facts, paragraphs, quoted } from '@/lib/mail/templates/parts'
import { deviceName, greeting } from '@/lib/mail/templates/words'
import { absoluteUrl } from '@/lib/seo/urls'
import { companyOf } from '@/lib/site/company'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** To the sender of a contact message. */
export function messageReceivedMail(settings: Settings, message: MessageFacts): MailContent {
  const device = deviceName(message)
  return compose(settings, {
    kind: 'message-received',
    subject: `Mesajınız bize ulaştı${device ? `: ${device}` : ''}`,
    preview: 'En kısa sürede sizinle iletişime geçeceğiz.',
    heading: 'Mesajınız bize ulaştı',
    parts: [
      paragraphs(greeting(message), 'Mesajınız bize ulaştı. En kısa sürede sizinle iletişime geçeceğiz.'),
      callLine('Hattınız duruyorsa beklemeyin, arayın:', companyOf(settings).phone),
      facts({ label: 'Cihaz', value: device }, { label: 'Firma', value: message.companyName }),
      quoted('Yazdığınız', message.problemDescription),
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
