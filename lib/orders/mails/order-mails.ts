import { formatLongDate } from '@/lib/platform/turkish/dates'
import type { Settings } from '@/lib/settings/schema'
import type { MailContent, OrderFacts } from '@/lib/mail/facts'
import { compose } from '@/lib/mail/layout/layout'
import { button, facts, large, linkLine, paragraphs, type Part, quoted, stepLine } from '@/lib/mail/layout/parts'
import { deviceName, greeting, orderReason, orderUrl, placeOf, PRIVATE_LINK } from '@/lib/mail/layout/words'
import { STEPS, stepTitle } from '@/lib/orders/steps'

const deviceFacts = (order: OrderFacts): Part =>
  facts(
    { label: 'Cihaz', value: deviceName(order) },
    { label: 'Seri numarası', value: order.serialNumber, isCode: true },
  )

const named = (order: OrderFacts) => deviceName(order) || 'Cihazınız'

const openButton = (order: OrderFacts, ...notes: string[]) => button('İş Emrini Aç', orderUrl(order), ...notes)

/** To the customer: number and link of a new order. */
export function orderOpenedMail(settings: Settings, order: OrderFacts): MailContent {
  const { number } = order
  return compose(settings, {
    kind: 'order-opened',
    subject: `${number}: iş emriniz açıldı`,
    preview: `${named(order)} kayda girdi. İş emri numaranız ${number}.`,
    heading: 'İş emriniz açıldı',
    number,
    parts: [
      paragraphs(greeting(order), `${named(order)} kayda girdi. İş emri numaranız ${number}.`),
      stepLine(placeOf(order)),
      deviceFacts(order),
      openButton(
        order,
        'Adımları, fotoğrafları ve teklifimizi bu sayfada görürsünüz. Onayınız olmadan işlem yapılmaz.',
      ),
    ],
    reason: `${orderReason(order)} ${PRIVATE_LINK}`,
  })
}

/** Heading and subject of an order that was closed without a delivery. */
const CLOSED: Record<string, string> = {
  returned: 'Cihazınız onarılmadan iade edildi',
  cancelled: 'İş emriniz iptal edildi',
}

/** Returns what happened to an order: it was closed without a delivery, or stays where it is, or reached a step. */
function happened(order: OrderFacts, stays: boolean): { subject: string; heading: string; sentence: string } {
  const closed = CLOSED[order.state]
  if (closed) return { subject: closed.toLocaleLowerCase('tr'), heading: closed, sentence: `${closed}.` }
  const note = { subject: 'atölyeden not', heading: 'Atölyeden not', sentence: `${named(order)} için size yazdık.` }
  if (stays) return note
  const title = stepTitle(order.step)
  const sentence = `${named(order)} yeni bir adımda: ${title}.`
  return { subject: `adım ${order.step}/${STEPS.length}, ${title}`, heading: title, sentence }
}

/** To the customer: a step was reached, with the sentence that staff wrote. The order may also stay where it is (`stays`). */
export function stepReachedMail(settings: Settings, order: OrderFacts, text: string, stays = false): MailContent {
  const { number } = order
  const { subject, heading, sentence } = happened(order, stays)
  return compose(settings, {
    kind: 'step-reached',
    subject: `${number}: ${subject}`,
    preview: text || sentence,
    heading,
    number,
    parts: [
      paragraphs(greeting(order), sentence),
      quoted('Atölyenin notu', text),
      ...(CLOSED[order.state] ? [] : [stepLine(placeOf(order))]),
      deviceFacts(order),
      openButton(order),
    ],
    reason: `${orderReason(order)} ${PRIVATE_LINK}`,
  })
}

/** To the customer: the device was delivered, with the last day of the warranty if there is one. */
export function deliveredMail(settings: Settings, order: OrderFacts): MailContent {
  const { number, serialNumber, warrantyUntil } = order
  const today = formatLongDate(new Date())
  const until = warrantyUntil && formatLongDate(warrantyUntil)
  const device = serialNumber ? `${named(order)} (S/N ${serialNumber})` : named(order)
  const warranty = until ? `, garanti bitişi ${until}` : ''
  return compose(settings, {
    kind: 'delivered',
    subject: `${number}: cihazınız teslim edildi${warranty}`,
    preview: until ? `Garanti son günü ${until}.` : `${named(order)} teslim edildi.`,
    heading: 'Cihazınız teslim edildi',
    number,
    parts: [
      paragraphs(greeting(order), `${device} ${today} tarihinde teslim edildi.`),
      stepLine(placeOf(order)),
      ...(until ? [large('Garanti son günü', until)] : []),
      deviceFacts(order),
      linkLine(
        'Aynı alarm yine çıkarsa cihazı sökmeden iş emri numarasıyla arayın.',
        'İş emrini aç',
        orderUrl(order),
        `${settings.notifications.closedPageMonths} ay açık kalır`,
      ),
    ],
    reason: orderReason(order),
  })
}

/** To the order's own address: the link again. */
export function trackingLinkMail(settings: Settings, order: OrderFacts): MailContent {
  const { number } = order
  return compose(settings, {
    kind: 'tracking-link',
    subject: `${number}: takip bağlantınız`,
    preview: 'İş emrinizin sayfası bu bağlantıda.',
    heading: 'Takip bağlantınız',
    number,
    parts: [
      paragraphs(greeting(order), `${number} numaralı iş emrinizin sayfası aşağıdaki bağlantıda.`),
      stepLine(placeOf(order)),
      deviceFacts(order),
      openButton(order, 'Bağlantıyı siz istemediyseniz bu e-postayı silin. Bağlantı yalnız bu adrese gönderildi.'),
    ],
    reason: `${orderReason(order)} ${PRIVATE_LINK}`,
  })
}
