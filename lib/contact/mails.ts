import { MESSAGE_FIELDS, MESSAGE_LAYOUT } from '@/lib/contact/fields'
import { messageNumber } from '@/lib/contact/message-number'
import { type InputName, furtherFacts } from '@/lib/records/derive'
import type { Settings } from '@/lib/settings/schema'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import type { MailContent } from '@/lib/mail/kinds'
import { compose } from '@/lib/mail/layout/layout'
import { advice, button, callLine, facts, paragraphs, quotedText } from '@/lib/mail/layout/parts'
import { deviceName } from '@/lib/records/device'
import { absoluteUrl } from '@/lib/settings/urls'
import { companyOf } from '@/lib/settings/company'
import { adminMessagePath } from '@/lib/site/admin-pages'
import { telHref } from '@/lib/platform/turkish/phone'

/** The data for the emails about a contact message. */
export type MessageFacts = { id: string; receivedAt: Date } & Record<InputName<typeof MESSAGE_FIELDS>, string>

/**
 * The email to the address that the sender of a message typed. The address may belong to anybody, and the email has the company's
 * name, so it must not repeat anything that was typed.
 */
export function messageReceivedMail(settings: Settings, { id, receivedAt }: MessageFacts): MailContent {
  return compose(settings, {
    kind: 'message-received',
    subject: 'Mesajınız bize ulaştı',
    preview: 'En kısa sürede sizinle iletişime geçeceğiz.',
    heading: 'Mesajınız bize ulaştı',
    parts: [
      paragraphs('Merhaba,', 'Mesajınız bize ulaştı. En kısa sürede sizinle iletişime geçeceğiz.'),
      callLine('Hattınız duruyorsa beklemeyin, arayın:', companyOf(settings).phone),
      facts(
        { label: 'Bize ulaştığı zaman', value: formatDateTime(receivedAt) },
        { label: 'Mesaj no', value: messageNumber(id), isCode: true },
      ),
      advice(
        'Cihazı gönderecekseniz',
        'Antistatik torbaya sarın, köşelerini destekleyin, kutuya adınızı ve alarm kodunu yazın. Cihaz gelince iş emri numarasını ve takip bağlantısını bu adrese göndeririz.',
      ),
    ],
    reason: 'Bu e-posta, sitemizden gönderdiğiniz mesaj için yazıldı.',
  })
}

/** The email to staff about a new message. */
export function newMessageMail(settings: Settings, message: MessageFacts): MailContent {
  const { id, companyName, contactPerson, phone, email, problemDescription } = message
  return compose(settings, {
    kind: 'new-message',
    subject: `Yeni mesaj: ${companyName || contactPerson}`,
    preview: problemDescription,
    heading: 'Yeni mesaj',
    parts: [
      paragraphs('Siteden yeni bir mesaj geldi.'),
      facts(
        { label: MESSAGE_FIELDS.contactPerson.label, value: contactPerson },
        { label: MESSAGE_FIELDS.companyName.label, value: companyName },
        { label: MESSAGE_FIELDS.phone.label, value: phone, href: telHref(phone) },
        { label: MESSAGE_FIELDS.email.label, value: email },
        { label: 'Cihaz', value: deviceName(message) },
        ...furtherFacts(MESSAGE_FIELDS, message, MESSAGE_LAYOUT),
        { label: 'Mesaj no', value: messageNumber(id), isCode: true },
      ),
      quotedText('Yazdığı', problemDescription),
      button('Mesajı Aç', absoluteUrl(adminMessagePath(id))),
    ],
    reason: 'Bu e-posta, bildirim adresi olduğunuz için gönderildi.',
  })
}
