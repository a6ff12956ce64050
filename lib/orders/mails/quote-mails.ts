import { formatLongDate } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import type { Settings } from '@/lib/settings/schema'
import type { MailContent, OrderFacts, QuoteFacts } from '@/lib/mail/facts'
import { compose } from '@/lib/mail/layout/layout'
import { button, facts, large, paragraphs, type Part, quoted, stepLine } from '@/lib/mail/layout/parts'
import { deviceName, greeting, orderReason, orderUrl, placeOf, PRIVATE_LINK } from '@/lib/mail/layout/words'
import { APPROVAL } from '@/lib/orders/steps'
import { absoluteUrl } from '@/lib/settings/urls'
import { adminOrderPath } from '@/lib/site/admin-pages'

const totalOf = ({ total, currency }: QuoteFacts) => formatMoney(total, currency)

function amounts({ net, vat, vatRate, currency, ...quote }: QuoteFacts): Part {
  const small = `${formatMoney(net, currency)} + KDV %${vatRate} ${formatMoney(vat, currency)}`
  return large('Ödenecek tutar, KDV dahil', totalOf({ net, vat, vatRate, currency, ...quote }), small)
}

/** To the customer: a quote waits for the decision. */
export function quoteReadyMail(settings: Settings, order: OrderFacts, quote: QuoteFacts): MailContent {
  const { number, diagnosis } = order
  const until = formatLongDate(quote.validUntil)
  const device = deviceName(order) || 'Cihazınız'
  const found = diagnosis.trim() && `${device} ölçüldü, arızası bulundu: ${diagnosis.trim()}`
  return compose(settings, {
    kind: 'quote-ready',
    subject: `${number}: teklifimiz hazır, ${totalOf(quote)}`,
    preview: `Onayınız olmadan işlem yapılmaz. Geçerlilik: ${until}.`,
    heading: 'Teklifimiz hazır',
    number,
    parts: [
      paragraphs(greeting(order), found || `${device} için teklifimiz hazır.`),
      stepLine(placeOf({ ...order, step: APPROVAL }), 'hat yalnız sizin onayınızla kapanır.'),
      amounts(quote),
      facts(
        { label: 'Süre', value: quote.leadDays > 0 ? `Onaydan sonra ${quote.leadDays} iş günü` : 'Onayla aynı gün' },
        { label: 'Geçerlilik', value: until },
      ),
      button(
        'Teklifi Aç',
        orderUrl(order),
        'Yapılacak işi, fotoğrafları ve kararınızı vereceğiniz düğmeleri bu sayfada bulursunuz. Onayınız olmadan işlem yapılmaz.',
      ),
    ],
    reason: `${orderReason(order)} ${PRIVATE_LINK}`,
  })
}

/** To the customer: the decision as it was stored. */
export function decisionConfirmedMail(settings: Settings, order: OrderFacts, quote: QuoteFacts): MailContent {
  const { number } = order
  const isApproved = quote.decision === 'approved'
  const total = totalOf(quote)
  const sentence = isApproved
    ? `${total} tutarındaki teklifimizi onayladınız. Sıradaki adım onarım.`
    : `${total} tutarındaki teklifimizi onaylamadınız. Onayınız olmadan işlem yapılmaz. İade ya da yeni teklif için bizi arayın.`
  return compose(settings, {
    kind: 'decision-confirmed',
    subject: `${number}: ${isApproved ? 'onayınız' : 'kararınız'} kaydedildi`,
    preview: sentence,
    heading: isApproved ? 'Onayınız kaydedildi' : 'Kararınız kaydedildi',
    number,
    parts: [
      paragraphs(greeting(order), sentence),
      stepLine(placeOf({ ...order, step: Math.max(APPROVAL, order.step), isApproved })),
      amounts(quote),
      facts(
        { label: 'Karar', value: isApproved ? 'Onaylandı' : 'Onaylanmadı' },
        { label: 'Kararı veren', value: quote.decidedBy },
      ),
      quoted('Notunuz', quote.decisionNote),
      button('İş Emrini Aç', orderUrl(order), 'Kararı siz vermediyseniz hemen bizi arayın.'),
    ],
    reason: `${orderReason(order)} ${PRIVATE_LINK}`,
  })
}

/** To staff. */
export function newDecisionMail(settings: Settings, order: OrderFacts, quote: QuoteFacts): MailContent {
  const { id, number } = order
  const decision = quote.decision === 'approved' ? 'Onaylandı' : 'Onaylanmadı'
  return compose(settings, {
    kind: 'new-decision',
    subject: `${number}: teklif ${decision.toLocaleLowerCase('tr')}, ${totalOf(quote)}`,
    preview: `${quote.decidedBy}: ${decision}`,
    heading: 'Yeni karar',
    number,
    parts: [
      paragraphs(`${number} numaralı iş emrinin teklifi için müşteri kararını verdi.`),
      facts(
        { label: 'Karar', value: decision },
        { label: 'Kararı veren', value: quote.decidedBy },
        { label: 'Tutar, KDV dahil', value: totalOf(quote) },
        { label: 'Teklif', value: `Sürüm ${quote.version}` },
        { label: 'Firma', value: order.companyName },
        { label: 'Cihaz', value: deviceName(order) },
      ),
      quoted('Notu', quote.decisionNote),
      button('İş Emrini Aç', absoluteUrl(adminOrderPath(id))),
    ],
    reason: 'Bu e-posta, bildirim adresi olduğunuz için gönderildi.',
  })
}
