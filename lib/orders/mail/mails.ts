import type { MailContent } from '@/lib/mail/kinds'
import { compose, type Mail } from '@/lib/mail/layout/layout'
import {
  button,
  callLine,
  facts,
  largeValue,
  linkLine,
  paragraphs,
  type MailPart,
  quotedText,
} from '@/lib/mail/layout/parts'
import { ATTACHED_PHRASE, greeting } from '@/lib/mail/layout/words'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { billingPath } from '@/lib/orders/billing/words'
import { deviceName } from '@/lib/records/device'
import type { MailFactRow, QuoteRow } from '@/lib/orders/order/data'
import { stepLine } from '@/lib/orders/mail/circuit'
import { storedAmountsOf } from '@/lib/orders/quote/money'
import { type Decision, DECISION_LABELS, QUOTE_FIELDS } from '@/lib/orders/quote/fields'
import { APPROVAL, isApproved, STEPS, stepTitle } from '@/lib/orders/steps'
import type { TrackedShipment } from '@/lib/orders/shipment/carrier-links'
import { SHIPMENT_FIELDS } from '@/lib/orders/shipment/fields'
import { stockWords } from '@/lib/orders/words'
import { type PaperKind, paperName, parsePaperName } from '@/lib/papers/paper'
import { capitalise } from '@/lib/platform/turkish/case'
import { dayOf, formatLongDate } from '@/lib/platform/turkish/dates'
import { type Currency, currencyName, formatMoney } from '@/lib/platform/turkish/money'
import { accountsIn, companyOf } from '@/lib/settings/company'
import { groupedIban } from '@/lib/settings/iban'
import type { Settings } from '@/lib/settings/schema'
import { WAITS, type WaitsFor } from '@/lib/orders/turn/turn'
import { absoluteUrl } from '@/lib/settings/urls'
import { ADMIN_PATHS, adminOrderPath, LOW_PARTS_PATH } from '@/lib/site/admin-pages'
import { orderPath } from '@/lib/site/pages'

/** Returns the facts for the emails of an order. Days are YYYY-MM-DD. */
export function orderMailFacts({ quotes: [quote], underWarrantyOf, warrantyUntil, ...order }: MailFactRow) {
  return {
    ...order,
    /** Whether the quote that the customer sees is approved. */
    isApproved: isApproved({ quote }),
    isUnderWarranty: underWarrantyOf !== null,
    warrantyUntil: warrantyUntil && dayOf(warrantyUntil),
  }
}
export type OrderMailFacts = ReturnType<typeof orderMailFacts>

/** Returns the facts for the emails about a quote. `total` is the amount to pay with VAT, in kuruş or cents. */
export function quoteMailFacts(quote: QuoteRow) {
  const { version, vatRate, work, leadDays, decidedBy, decisionNote } = quote
  return {
    version,
    ...storedAmountsOf(quote),
    vatRate,
    currency: quote.currency as Currency,
    work,
    leadDays,
    validUntil: dayOf(quote.validUntil),
    decision: quote.decision as Decision | null,
    decidedBy,
    decisionNote,
  }
}
export type QuoteMailFacts = ReturnType<typeof quoteMailFacts>

const PRIVATE_LINK = 'Bağlantı size özeldir; kararı siz verecekseniz başkasına iletmeyin.'

type CustomerMail = Omit<Mail, 'number' | 'reason'>

/** Returns an email to the customer. Until the delivery it warns that anybody with the link can decide. */
function toCustomer(settings: Settings, { number }: OrderMailFacts, mail: CustomerMail): MailContent {
  const reason = `Bu e-posta ${number} numaralı iş emri için gönderildi.`
  return compose(settings, {
    ...mail,
    number,
    reason: mail.kind === 'delivered' ? reason : `${reason} ${PRIVATE_LINK}`,
  })
}

const orderUrl = ({ token }: OrderMailFacts) => absoluteUrl(orderPath(token))

const deviceFacts = (order: OrderMailFacts): MailPart =>
  facts(
    { label: 'Cihaz', value: deviceName(order) },
    { label: ORDER_FIELDS.serialNumber.label, value: order.serialNumber, isCode: true },
  )

const deviceLabel = (order: OrderMailFacts) => deviceName(order) || 'Cihazınız'

const openButton = (order: OrderMailFacts, ...notes: string[]) => button('İş Emrini Aç', orderUrl(order), ...notes)

/** To the customer: number and link of a new order. */
export function orderOpenedMail(settings: Settings, order: OrderMailFacts): MailContent {
  const { number } = order
  return toCustomer(settings, order, {
    kind: 'order-opened',
    subject: `${number}: iş emriniz açıldı`,
    preview: `${deviceLabel(order)} kayda girdi. İş emri numaranız ${number}.`,
    heading: 'İş emriniz açıldı',
    parts: [
      paragraphs(greeting(order), `${deviceLabel(order)} kayda girdi. İş emri numaranız ${number}.`),
      stepLine(order),
      deviceFacts(order),
      openButton(
        order,
        order.isUnderWarranty
          ? 'Bu onarım önceki işin garantisi kapsamında; teklif ve onay gerekmez. Adımları bu sayfada görürsünüz.'
          : 'Adımları, fotoğrafları ve teklifimizi bu sayfada görürsünüz. Onayınız olmadan işlem yapılmaz.',
      ),
    ],
  })
}

/** Headings for orders that were closed without a delivery, by state. In lower case they are also the subjects. */
const CLOSED_HEADINGS: Record<string, string> = {
  returned: 'Cihazınız onarılmadan iade edildi',
  cancelled: 'İş emriniz iptal edildi',
}

/** Returns the texts for an order that was closed without a delivery, stayed at its step, or reached a step. */
function headlineOf(
  order: OrderMailFacts,
  isSameStep: boolean,
): { subject: string; heading: string; sentence: string } {
  const closedHeading = CLOSED_HEADINGS[order.state]
  if (closedHeading)
    return { subject: closedHeading.toLocaleLowerCase('tr'), heading: closedHeading, sentence: `${closedHeading}.` }
  const note = {
    subject: 'atölyeden not',
    heading: 'Atölyeden not',
    sentence: `${deviceLabel(order)} için size yazdık.`,
  }
  if (isSameStep) return note
  const title = stepTitle(order.step)
  const sentence = `${deviceLabel(order)} yeni bir adımda: ${title}.`
  return { subject: `adım ${order.step}/${STEPS.length}, ${title}`, heading: title, sentence }
}

/** To the customer: the order was closed without a delivery, stayed at its step, or reached a step, with the text that staff wrote. */
export function stepReachedMail(
  settings: Settings,
  order: OrderMailFacts,
  text: string,
  isSameStep = false,
): MailContent {
  const { number } = order
  const { subject, heading, sentence } = headlineOf(order, isSameStep)
  return toCustomer(settings, order, {
    kind: 'step-reached',
    subject: `${number}: ${subject}`,
    preview: text || sentence,
    heading,
    parts: [
      paragraphs(greeting(order), sentence),
      quotedText('Atölyenin notu', text),
      ...(CLOSED_HEADINGS[order.state] ? [] : [stepLine(order)]),
      deviceFacts(order),
      openButton(order),
    ],
  })
}

/** Returns the parts about the shipment to the customer: carrier, tracking number and tracking page. */
function shipmentParts(shipment: TrackedShipment | undefined): MailPart[] {
  if (!shipment) return []
  const { carrier, trackingNumber, url } = shipment
  // The carrier may also be whoever brings the device.
  const parts = facts(
    { label: 'Kargo', value: carrier },
    { label: SHIPMENT_FIELDS.trackingNumber.label, value: trackingNumber, isCode: true },
  )
  return url ? [parts, button('Kargoyu İzle', url)] : [parts]
}

/** Names of papers in the accusative. */
const PAPERS_AS_OBJECT: Readonly<Record<PaperKind, string>> = {
  quote: 'teklifi',
  intake: 'servis formunu',
  test: 'test tutanağını',
  warranty: 'garanti belgesini',
}

function attachedSentence(papers: readonly string[]): string[] {
  const objects = papers.flatMap((name) => parsePaperName(name) ?? []).map(({ kind }) => PAPERS_AS_OBJECT[kind])
  return objects.length === 0
    ? []
    : [capitalise(`${objects.join(' ve ')} ${ATTACHED_PHRASE} PDF olarak bulabilirsiniz.`)]
}

type DeliveryFacts = { papers?: string[]; shipment?: TrackedShipment; text?: string }

/**
 * To the customer: the device was delivered, with the text that staff wrote, and the last day of the warranty if there
 * is one.
 */
export function deliveredMail(
  settings: Settings,
  order: OrderMailFacts,
  { papers = [], shipment, text = '' }: DeliveryFacts = {},
): MailContent {
  const { number, serialNumber, warrantyUntil } = order
  const today = formatLongDate(new Date())
  const until = warrantyUntil && formatLongDate(warrantyUntil)
  const device = serialNumber ? `${deviceLabel(order)} (S/N ${serialNumber})` : deviceLabel(order)
  const warrantySuffix = until ? `, garanti bitişi ${until}` : ''
  const content = toCustomer(settings, order, {
    kind: 'delivered',
    subject: `${number}: cihazınız teslim edildi${warrantySuffix}`,
    preview: until ? `Garanti son günü ${until}.` : `${deviceLabel(order)} teslim edildi.`,
    heading: 'Cihazınız teslim edildi',
    parts: [
      paragraphs(greeting(order), `${device} ${today} tarihinde teslim edildi.`, ...attachedSentence(papers)),
      quotedText('Atölyenin notu', text),
      stepLine(order),
      ...(until ? [largeValue('Garanti son günü', until)] : []),
      deviceFacts(order),
      ...shipmentParts(shipment),
      linkLine(
        'Aynı alarm yine çıkarsa cihazı sökmeden iş emri numarasıyla arayın.',
        'İş emrini aç',
        orderUrl(order),
        `${settings.notifications.closedPageMonths} ay açık kalır`,
      ),
    ],
  })
  return { ...content, papers }
}

/** To the customer: the link again. */
export function trackingLinkMail(settings: Settings, order: OrderMailFacts): MailContent {
  const { number } = order
  return toCustomer(settings, order, {
    kind: 'tracking-link',
    subject: `${number}: takip bağlantınız`,
    preview: 'İş emrinizin sayfası bu bağlantıda.',
    heading: 'Takip bağlantınız',
    parts: [
      paragraphs(greeting(order), `${number} numaralı iş emrinizin sayfası aşağıdaki bağlantıda.`),
      stepLine(order),
      deviceFacts(order),
      openButton(order, 'Bağlantıyı siz istemediyseniz bu e-postayı silin. Bağlantı yalnız bu adrese gönderildi.'),
    ],
  })
}

const totalOf = ({ total, currency }: QuoteMailFacts) => formatMoney(total, currency)

function amounts(quote: QuoteMailFacts): MailPart {
  const { net, vat, vatRate, currency } = quote
  const note = `${formatMoney(net, currency)} + KDV %${vatRate} ${formatMoney(vat, currency)}`
  return largeValue('Ödenecek tutar, KDV dahil', totalOf(quote), note)
}

/** To the customer: a quote to decide about. */
export function quoteReadyMail(settings: Settings, order: OrderMailFacts, quote: QuoteMailFacts): MailContent {
  const { number, diagnosis } = order
  const until = formatLongDate(quote.validUntil)
  const device = deviceLabel(order)
  const finding = diagnosis.trim() && `${device} ölçüldü, arızası bulundu: ${diagnosis.trim()}`
  const papers = [paperName({ kind: 'quote', version: quote.version })]
  const content = toCustomer(settings, order, {
    kind: 'quote-ready',
    subject: `${number}: teklifimiz hazır, ${totalOf(quote)}`,
    preview: `Onayınız olmadan işlem yapılmaz. Geçerlilik: ${until}.`,
    heading: 'Teklifimiz hazır',
    parts: [
      paragraphs(greeting(order), finding || `${device} için teklifimiz hazır.`, ...attachedSentence(papers)),
      stepLine({ ...order, step: APPROVAL }, 'siz onaylamadan onarım başlamaz.'),
      amounts(quote),
      facts(
        // The value names the unit.
        { label: 'Süre', value: quote.leadDays > 0 ? `Onaydan sonra ${quote.leadDays} iş günü` : 'Onayla aynı gün' },
        { label: QUOTE_FIELDS.validUntil.label, value: until },
      ),
      button(
        'Teklifi Aç',
        orderUrl(order),
        'Yapılacak işi, fotoğrafları ve kararınızı vereceğiniz düğmeleri bu sayfada bulursunuz. Onayınız olmadan işlem yapılmaz.',
      ),
    ],
  })
  return { ...content, papers }
}

function accountParts(settings: Settings, { number }: OrderMailFacts, { currency }: QuoteMailFacts): MailPart[] {
  const accounts = accountsIn(settings, currency)
  if (accounts.length === 0) return []
  const { phone } = companyOf(settings)
  return [
    ...accounts.flatMap(({ bank, holder, iban }) => [
      facts(
        { label: `Ödeme için hesap, ${currencyName(currency)}`, value: bank },
        { label: 'Hesap sahibi', value: holder },
      ),
      facts({ label: 'IBAN', value: groupedIban(iban), isCode: true }),
    ]),
    facts({ label: 'Açıklamaya yazın', value: number, isCode: true }),
    callLine('E-postayla başka bir hesap gelirse ödemeden önce arayın:', phone),
  ]
}

/** The decision and, because it is named just above, 'Kararı veren' instead of the quote's 'Karar veren'. */
const decisionFacts = ({ decision, decidedBy }: QuoteMailFacts) => [
  { label: QUOTE_FIELDS.decision.label, value: DECISION_LABELS[decision ?? 'declined'] },
  { label: 'Kararı veren', value: decidedBy },
]

/** To the customer: the confirmation of their decision. */
export function decisionConfirmedMail(settings: Settings, order: OrderMailFacts, quote: QuoteMailFacts): MailContent {
  const { number } = order
  const isApproved = quote.decision === 'approved'
  const total = totalOf(quote)
  const sentence = isApproved
    ? `${total} tutarındaki teklifimizi onayladınız. Sıradaki adım onarım.`
    : `${total} tutarındaki teklifimizi onaylamadınız. Onayınız olmadan işlem yapılmaz. İade ya da yeni teklif için bizi arayın.`
  return toCustomer(settings, order, {
    kind: 'decision-confirmed',
    subject: `${number}: ${isApproved ? 'onayınız' : 'kararınız'} kaydedildi`,
    preview: sentence,
    heading: isApproved ? 'Onayınız kaydedildi' : 'Kararınız kaydedildi',
    parts: [
      paragraphs(greeting(order), sentence),
      stepLine({ ...order, step: Math.max(APPROVAL, order.step), isApproved }),
      amounts(quote),
      ...(isApproved ? accountParts(settings, order, quote) : []),
      facts(...decisionFacts(quote)),
      quotedText('Notunuz', quote.decisionNote),
      button('İş Emrini Aç', orderUrl(order), 'Kararı siz vermediyseniz hemen bizi arayın.'),
    ],
  })
}

const REASON_IN_CHARGE = 'Bu e-posta, iş emrinin sorumlusu olduğunuz için gönderildi.'
const REASON_NOTIFIED = 'Bu e-posta, bildirim adresi olduğunuz için gönderildi.'

/** To the notification addresses, or to the person in charge: the customer's decision. */
export function newDecisionMail(
  settings: Settings,
  order: OrderMailFacts,
  quote: QuoteMailFacts,
  { isInCharge = false } = {},
): MailContent {
  const { id, number } = order
  const decision = DECISION_LABELS[quote.decision ?? 'declined']
  return compose(settings, {
    kind: 'new-decision',
    subject: `${number}: teklif ${decision.toLocaleLowerCase('tr')}, ${totalOf(quote)}`,
    preview: `${quote.decidedBy}: ${decision}`,
    heading: 'Yeni karar',
    number,
    parts: [
      paragraphs(`${number} numaralı iş emrinin teklifi için müşteri kararını verdi.`),
      facts(
        ...decisionFacts(quote),
        // 'Toplam' needs lines that it adds up.
        { label: 'Tutar, KDV dahil', value: totalOf(quote) },
        { label: 'Teklif', value: `Sürüm ${quote.version}` },
        { label: ORDER_FIELDS.companyName.label, value: order.companyName },
        { label: 'Cihaz', value: deviceName(order) },
      ),
      quotedText('Notu', quote.decisionNote),
      button('İş Emrini Aç', absoluteUrl(adminOrderPath(id))),
    ],
    reason: isInCharge ? REASON_IN_CHARGE : REASON_NOTIFIED,
  })
}

/** To the person in charge: the customer has added photos that no staff member has seen. */
export function newPhotoMail(settings: Settings, order: OrderMailFacts): MailContent {
  const { id, number } = order
  return compose(settings, {
    kind: 'new-photo',
    subject: `${number}: müşteri fotoğraf ekledi`,
    preview: `${deviceLabel(order)} için yeni fotoğraf var.`,
    heading: 'Yeni fotoğraf',
    number,
    parts: [
      paragraphs(`${number} numaralı iş emrine müşteri fotoğraf ekledi.`),
      facts(
        { label: ORDER_FIELDS.companyName.label, value: order.companyName },
        { label: 'Cihaz', value: deviceName(order) },
      ),
      button('İş Emrini Aç', absoluteUrl(adminOrderPath(id))),
    ],
    reason: REASON_IN_CHARGE,
  })
}

/** The kinds of reminders, in the order of the email. */
const REMINDER_TITLES = {
  unanswered: 'Teklifi yanıtsız',
  expiring: 'Teklifi yarın sona eren',
  promised: 'Bugün söz verilen',
  ready: 'Teslim alınmayan',
  'invoice-late': 'Fatura süresi dün dolan',
  overdue: 'Vadesi dün dolan',
} as const
export type ReminderKind = keyof typeof REMINDER_TITLES
const REMINDER_KINDS = Object.keys(REMINDER_TITLES) as ReminderKind[]

/** An order in a reminder. It does not name the customer, because an erasure cannot find an email that belongs to no order. */
export type Reminder = { kind: ReminderKind; number: string; device: string; days: number; waitsFor?: WaitsFor }

function reminderLine({ kind, number, device, days, waitsFor }: Reminder): string {
  const notes: Partial<Record<ReminderKind, string>> = {
    promised: waitsFor && WAITS[waitsFor].words,
    unanswered: `${days} gündür yanıt yok`,
    ready: `${days} gündür hazır`,
  }
  return [`${number}${device && ` ${device}`}`, notes[kind]].filter(Boolean).join(', ')
}

/** A part whose stock became low. */
export type LowPart = { code: string; name: string; unit: string; onHand: number; least: number }

const LOW_PARTS_TITLE = 'Azalan parçalar'

const lowPartLine = ({ code, name, ...stock }: LowPart) => `${code} ${name}, ${stockWords(stock)}`

/** Returns the button to the list of what the email names first: open orders, or else accounts, or else low parts. */
function listButton(kinds: readonly ReminderKind[]) {
  const [firstKind] = kinds
  if (!firstKind) return button('Parçaları Aç', absoluteUrl(LOW_PARTS_PATH))
  if (firstKind === 'invoice-late' || firstKind === 'overdue')
    return button('Muhasebe’yi Aç', absoluteUrl(billingPath(firstKind)))
  return button('İş Emirlerini Aç', absoluteUrl(ADMIN_PATHS.orders))
}

/**
 * To the person in charge, or to the notification addresses: the orders that wait this morning. The notification addresses also get
 * the parts that became low.
 */
export function reminderMail(
  settings: Settings,
  reminders: readonly Reminder[],
  isInCharge: boolean,
  lowParts: readonly LowPart[] = [],
): MailContent {
  const remindersOf = (kind: ReminderKind) => reminders.filter((reminder) => reminder.kind === kind)
  const kinds = REMINDER_KINDS.filter((kind) => remindersOf(kind).length > 0)
  const orderCount = new Set(reminders.map(({ number }) => number)).size
  return compose(settings, {
    kind: 'reminder',
    subject: orderCount > 0 ? `Bu sabah bekleyen ${orderCount} iş emri` : `Azalan ${lowParts.length} parça`,
    preview: [
      ...kinds.map((kind) => `${REMINDER_TITLES[kind]}: ${remindersOf(kind).length}`),
      ...(lowParts.length > 0 ? [`${LOW_PARTS_TITLE}: ${lowParts.length}`] : []),
    ].join(', '),
    heading: 'Bu sabah bekleyenler',
    parts: [
      ...kinds.map((kind) => quotedText(REMINDER_TITLES[kind], remindersOf(kind).map(reminderLine).join('\n'))),
      ...(lowParts.length > 0 ? [quotedText(LOW_PARTS_TITLE, lowParts.map(lowPartLine).join('\n'))] : []),
      listButton(kinds),
    ],
    reason: isInCharge
      ? 'Bu e-posta, iş emirlerinin sorumlusu olduğunuz için sabahları gönderilir.'
      : 'Bu e-posta, bildirim adresi olduğunuz için sabahları gönderilir.',
  })
}
