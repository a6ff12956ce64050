import { z } from 'zod/mini'
import { isCompletePhone, formatPhone, telHref } from '@/lib/platform/turkish/phone'
import { CURRENCIES, CURRENCY_ERROR } from '@/lib/platform/turkish/money'
import { splitLines } from '@/lib/content/fields'
import { DRAWINGS, type DrawingName } from '@/lib/settings/drawings'
import { instrumentsSchema } from '@/lib/settings/instruments'
import { ibanError, plainIban } from '@/lib/settings/iban'
import { NOTICE_SINCE, NOTICE_VERSION } from '@/lib/settings/notice-text'
import { TEXT_SECTIONS, textLimits, type TextSection, type TextsOf } from '@/lib/settings/page-texts'
import { foldText } from '@/lib/platform/turkish/search'
import { requiredFile } from '@/lib/platform/media/schema'
import { withPlainMarkers } from '@/lib/platform/fields/line-markers'
import { cleanEmail } from '@/lib/platform/fields/mail-address'
import {
  EMAIL,
  listOf,
  optionalLine,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredText,
} from '@/lib/platform/fields/text'
import { isDay, wholeNumber } from '@/lib/platform/fields/values'

/** A text that is blank or passes `rule`. */
const blankOr = (max: number, rule: (text: string) => boolean, error: string) =>
  optionalLine(max).check(z.refine((text) => text === '' || rule(text), { error }))

/** A list of at most `max` items. `name` and `noun` name it in the error texts. */
const listUpTo = <T extends z.ZodMiniType>(item: T, max: number, name: string, noun: string) =>
  listOf(item, { max, error: `${name} liste olmalı.`, tooLong: `En çok ${max} ${noun} yazılabilir.` })

/** A list of `length` items. */
const listOfExactly = <T extends z.ZodMiniType>(item: T, length: number, error: string) =>
  listOf(item, { max: length, error, tooLong: error }).check(z.length(length, { error }))

const companySchema = z.object({
  name: requiredLine(40, 'Kısa adı yazın.'),
  fullName: requiredLine(80, 'Görünen adı yazın.'),
  /** Registered trade name. */
  legalName: requiredLine(150, 'Yasal unvanı yazın.'),
  mersis: blankOr(30, (text) => /^\d{16}$/.test(text.replace(/\s/g, '')), 'MERSİS numarası on altı hanedir.').check(
    z.overwrite((text) => text.replace(/\s/g, '').replaceAll(/\d{4}(?=\d)/g, '$& ')),
  ),
  /** The company's seat and its number in the trade registry, which printed documents must show. */
  seat: optionalLine(80),
  registryNumber: optionalLine(40),
  foundedYear: wholeNumber(1850, 2100, 'Kuruluş yılını dört haneyle yazın.'),
  tagline: optionalLine(80),
  summary: optionalText(200),
})

const PLACE_ERROR = { error: 'Koordinatlar geçerli değil. Örnek: 41.0082, 28.9784.' }

const degrees = (max: number) =>
  z.number({ error: 'Haritadaki yeri yazın.' }).check(z.minimum(-max, PLACE_ERROR), z.maximum(max, PLACE_ERROR))

const contactSchema = z.object({
  phone: requiredLine(40, 'Telefon numarasını yazın.').check(
    z.refine(isCompletePhone, { error: 'Telefon numarası eksik ya da fazla. Örnek: 0212 555 01 23.' }),
    z.overwrite(formatPhone),
  ),
  whatsapp: blankOr(
    40,
    (text) => isCompletePhone(text) && telHref(text)!.startsWith('tel:+'),
    'WhatsApp numarasını alan koduyla yazın. Örnek: 0500 000 00 00.',
  ).check(z.overwrite(formatPhone)),
  email: requiredEmail(150, 'E-posta adresini yazın.', 'E-posta adresini denetleyin: ad@firma.com.tr gibi olmalı.'),
  /** The printed lines. The last one begins with the postal code. */
  address: requiredText(300, 'Adresi yazın.').check(
    z.refine((text) => text.split('\n').length <= 4, { error: 'Adres en çok dört satır olabilir.' }),
  ),
  latitude: degrees(90),
  longitude: degrees(180),
})

const TIME = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/
const time = z.string({ error: 'Saati yazın.' }).check(z.regex(TIME, { error: 'Saati 08:30 gibi yazın.' }))

/** A day of the week: '08:30' to '18:00', or closed. A closed day keeps its times for the form. */
const daySchema = z
  .object(
    { isOpen: z.boolean({ error: 'Gün açık ya da kapalı olmalı.' }), from: time, to: time },
    { error: 'Günün saatlerini yazın.' },
  )
  .check(
    z.refine(({ isOpen, from, to }) => !isOpen || from < to, {
      error: 'Kapanış saati açılıştan sonra olmalı.',
      path: ['to'],
    }),
  )

const dateField = (error: string) =>
  z.string({ error: 'Kapalı günün tarihini yazın.' }).check(z.refine(isDay, { error }), z.meta({ format: 'date' }))

const closedDaySchema = z
  .object(
    {
      /** YYYY-MM-DD */
      date: dateField('Kapalı günün tarihini denetleyin.'),
      name: requiredLine(80, 'Kapalı günün adını yazın.'),
      /** The last of several days with the same name, YYYY-MM-DD. */
      lastDate: z.optional(dateField('Son günün tarihini denetleyin.')),
      /** When a half day ends: '13:00'. */
      openUntil: z.optional(time),
    },
    { error: 'Kapalı günün tarihini ve adını yazın.' },
  )
  .check(
    z.refine(({ date, lastDate }) => lastDate === undefined || lastDate > date, {
      error: 'Son gün ilk günden sonra olmalı.',
      path: ['lastDate'],
    }),
    z.refine(({ lastDate, openUntil }) => lastDate === undefined || openUntil === undefined, {
      error: 'Yarım gün tek gün olmalı.',
      path: ['openUntil'],
    }),
  )

const hoursSchema = z.object({
  /** The lunch break of each day that is open before and after it. */
  lunch: z.optional(
    z
      .object({ from: time, to: time })
      .check(
        z.refine(({ from, to }) => from < to, { error: 'Öğle arasının sonu başından sonra olmalı.', path: ['to'] }),
      ),
  ),
  /** Monday to Sunday. */
  week: listOfExactly(daySchema, 7, 'Haftanın yedi gününü yazın.'),
  /** Sorted by date. */
  closedDays: listUpTo(closedDaySchema, 60, 'Kapalı günler', 'kapalı gün').check(
    z.refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
      error: 'Bir gün iki kez yazılmış.',
    }),
    z.overwrite((days) => days.toSorted((a, b) => (a.date < b.date ? -1 : 1))),
  ),
})

const PROFILE = /^https:\/\/[^\s/?#]+\.[^\s/?#]+\/[^\s/?#]+[^\s]*$/

/** Completes the name of a profile ('@firma', 'firma') or an address without protocol. */
const profileUrl = (folder: string) => (text: string) => {
  if (/^(@[\w.-]+|[\w-]+)$/.test(text)) return `https://${folder}${text.replace('@', '')}`
  return /^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : text
}

const profile = (name: string, folder: string) =>
  optionalLine(300).check(
    z.overwrite(profileUrl(folder)),
    z.refine((text) => text === '' || PROFILE.test(text), {
      error: `${name} adresini firma adıyla yazın. Örnek: ${folder}firma-adi`,
    }),
  )

/** Profiles on social networks. Blank profiles are not shown. */
const socialSchema = z.object({
  linkedin: profile('LinkedIn', 'linkedin.com/company/'),
  instagram: profile('Instagram', 'instagram.com/'),
  youtube: profile('YouTube', 'youtube.com/@'),
})

const DRAWING_NAMES = Object.keys(DRAWINGS) as [DrawingName, ...DrawingName[]]

/** Path of a page of this site. */
const sitePath = requiredLine(300, 'Bağlantıyı yazın.').check(
  z.regex(/^\/(?!\/)[^\s\\]*$/, { error: 'Bağlantı bu sitedeki bir sayfa olmalı ve “/” ile başlamalı.' }),
)

const drawingSchema = z.object({
  kind: z.literal('drawing'),
  drawing: z.enum(DRAWING_NAMES, { error: 'Bir çizim seçin.' }),
})

/** An uploaded picture of a slide. */
export const slidePictureSchema = z.object({
  kind: z.literal('picture'),
  /** Path of an uploaded picture, '/uploads/…'. */
  path: requiredLine(200, 'Bir resim seçin.'),
  alt: requiredLine(200, 'Resimde ne görüldüğünü yazın.'),
  /** The part of a portrait picture that stays visible when it is cropped to 4:3. Without it, the middle. */
  focus: z.optional(z.enum(['top', 'bottom'], { error: 'Görünen yer “Üst” ya da “Alt” olabilir.' })),
})

export const slideSchema = z.object(
  {
    title: requiredLine(80, 'Slayt başlığını yazın.'),
    text: requiredText(240, 'Slayt metnini yazın.'),
    linkLabel: requiredLine(40, 'Bağlantı sözünü yazın.'),
    linkHref: sitePath,
    image: z.discriminatedUnion('kind', [drawingSchema, slidePictureSchema], {
      error: 'Hazır bir çizim ya da kendi resminizi seçin.',
    }),
  },
  { error: 'Slaydın başlığını, metnini, bağlantısını ve resmini yazın.' },
)

const slidesSchema = z.object({ slides: listOfExactly(slideSchema, 5, 'Beş slayt gönderin.') })

export const pictureUploadSchema = z.object({ file: requiredFile('Bir görsel seçin.') })

/** Title and description of the home page for search engines. A blank text means the default. */
const searchSchema = z.object({ title: optionalLine(70), description: optionalText(170) })

/** A picture of the company, or null. Clients send only its path; the server adds its size. */
const lookPicture = z._default(
  z.nullable(
    z.object({
      /** Path of an uploaded picture, '/uploads/…'. */
      path: requiredLine(200, 'Bir resim seçin.'),
      width: z._default(z.int(), 0),
      height: z._default(z.int(), 0),
    }),
  ),
  null,
)

/** The company's pictures instead of the defaults: logo, icon, and picture of link previews. */
const lookSchema = z.object({ logo: lookPicture, icon: lookPicture, share: lookPicture })

const HTTPS = /^https:\/\/[^\s/?#]+\.[^\s/?#]+(?:[/?#]\S*)?$/

const months = (name: string) => wholeNumber(1, 240, `${name} 1 ile 240 ay arasında olmalı.`)

/** A number of days after which a reminder is sent, 0 for never. Older forms lack this field. */
function days(name: string, fallback: number) {
  return z._default(wholeNumber(0, 90, `${name} 0 ile 90 gün arasında olmalı.`), fallback)
}

const notificationsSchema = z.object({
  /** Recipients of notifications. An empty list means the company's own address. */
  addresses: listUpTo(
    requiredEmail(150, 'E-posta adresini yazın.', 'Her satıra geçerli bir e-posta adresi yazın.'),
    20,
    'Adresler',
    'adres',
  ).check(z.overwrite((addresses) => [...new Set(addresses)])),
  /** Opening hours within which a message is answered. Null: no answer is promised. */
  answerHours: z._default(z.nullable(wholeNumber(1, 200, 'Yanıt süresi 1 ile 200 saat arasında olmalı.')), null),
  warrantyMonths: months('Garanti süresi'),
  /** Months after which messages without a work order are deleted. */
  messageMonths: months('Mesajların saklanma süresi'),
  /** How many months the page of a closed order can be read. */
  closedPageMonths: months('Takip sayfasının süresi'),
  /** Days after which staff are reminded of an unanswered quote, or of a device that was not picked up. 0: never. */
  quoteReminderDays: days('Yanıtsız teklif hatırlatması', 3),
  pickupReminderDays: days('Teslim bekleyen hatırlatması', 7),
  /** Whether every account needs a second factor to use the panel. */
  secondFactorRequired: z.boolean({ error: 'İki adımlı giriş zorunlu ya da isteğe bağlı olmalı.' }),
  /** Contact for vulnerability reports in security.txt: an email or https address. Blank: no such file. */
  securityContact: blankOr(
    200,
    (text) => EMAIL.test(text) || HTTPS.test(text),
    'Bir e-posta adresi ya da https:// ile başlayan bir adres yazın.',
  ).check(z.overwrite((text) => (EMAIL.test(text) ? cleanEmail(text) : text))),
})

const withoutBlankLines = (text: string) => splitLines(text).join('\n')

const MAX_TERMS = 12

/** Terms on a printed document, one per line. */
const terms = optionalText(2000).check(
  z.overwrite(withoutBlankLines),
  z.refine((text) => text.split('\n').length <= MAX_TERMS, { error: `En çok ${MAX_TERMS} koşul yazılabilir.` }),
)

/** The terms on quotes and warranty cards. */
const papersSchema = z.object({ quoteTerms: terms, warrantyTerms: terms })

/** The placeholder for the tracking number in a carrier's address. */
export const TRACKING_NUMBER = '{no}'

const carrier = z.object({
  name: optionalLine(60),
  /** The URL of the carrier's tracking page, with `{no}` for the number. Blank if there is none. */
  url: optionalLine(300),
})

/** The placeholder must be in the path or query: in the host, a number could choose the server. */
const CARRIER_URL = /^https:\/\/[^\s/?#{}]+\.[^\s/?#{}]+[/?][^\s#]*\{no\}\S*$/

const isCarrier = ({ name, url }: z.output<typeof carrier>) => name !== '' && (url === '' || CARRIER_URL.test(url))

/** Initial values of quotes, and the carriers to choose from. */
const ordersSchema = z.object({
  /** Days for which a new quote is valid. 0: staff enter the day. */
  quoteValidDays: wholeNumber(0, 365, 'Geçerlilik 0 ile 365 gün arasında olmalı.'),
  /** Working days after the approval. Null: staff enter them. */
  quoteLeadDays: z.nullable(wholeNumber(0, 365, 'Süre 0 ile 365 iş günü arasında olmalı.')),
  quoteVatRate: wholeNumber(0, 100, 'KDV oranı 0 ile 100 arasında bir tam sayı olmalı.'),
  /** Days from the delivery until the invoice must be written. The law says seven. */
  invoiceDays: wholeNumber(0, 30, 'Fatura süresi 0 ile 30 gün arasında olmalı.'),
  /** Days from an invoice to its due date, unless the customer or the order has its own. */
  paymentDays: wholeNumber(0, 365, 'Vade 0 ile 365 gün arasında olmalı.'),
  /** Whether the workshop sees and writes invoices and payments. */
  workshopBilling: z.boolean({ error: 'Muhasebe Servis’e açık ya da kapalı olmalı.' }),
  /** Whether a customer's page shows payments. */
  showPayments: z.boolean({ error: 'Ödeme müşteriye açık ya da kapalı olmalı.' }),
  carriers: listUpTo(carrier, 20, 'Kargo firmaları', 'kargo firması').check(
    z.refine((carriers) => carriers.every(isCarrier), {
      error: `Her satıra ad, isterseniz ardından https:// ile başlayan ve site adından sonra ${TRACKING_NUMBER} geçen bir adres yazın.`,
    }),
  ),
})

export const MAX_ACCOUNTS = 5

/** A bank account to which customers pay. */
const accountSchema = z.object(
  {
    /** The bank with its branch. */
    bank: requiredLine(80, 'Bankayı yazın.'),
    holder: requiredLine(120, 'Hesap sahibini yazın.'),
    /** Without spaces. */
    iban: requiredLine(60, 'IBAN’ı yazın.').check(
      z.refine((text) => ibanError(text) === null, { error: ({ input }) => ibanError(String(input)) ?? '' }),
      z.overwrite(plainIban),
    ),
    currency: z.enum(CURRENCIES, { error: CURRENCY_ERROR }),
  },
  { error: 'Hesabın bankasını, sahibini, IBAN’ını ve para birimini yazın.' },
)

/** The accounts on quotes, on a customer's page and in the email after an approval, in this order. */
const bankSchema = z.object({
  accounts: listUpTo(accountSchema, MAX_ACCOUNTS, 'Hesaplar', 'hesap').check((payload) => {
    for (const [index, { iban }] of payload.value.entries()) {
      const firstIndex = payload.value.findIndex((account) => account.iban === iban)
      if (firstIndex === index) continue
      const message = `Bu hesap listede var (${firstIndex + 1}. sırada).`
      payload.issues.push({ code: 'custom', input: iban, path: [index, 'iban'], message })
    }
  }),
})

/** Returns the schema of a section with texts of pages. It removes blank lines between paragraphs. */
function textsSchema<Name extends TextSection>(section: Name) {
  const limits = Object.entries<number>(textLimits(section))
  const fields = limits.map(([name, max]) => [
    name,
    requiredText(max, 'Metni yazın.').check(z.overwrite(withoutBlankLines)),
  ])
  return z.object(Object.fromEntries(fields) as Record<keyof TextsOf<Name>, z.ZodMiniString>)
}

export const MAX_QUESTIONS = 12
export const MAX_HOME_QUESTIONS = 3

const MAX_QUESTION_CHARS = 120
const MAX_ANSWER_CHARS = 1500

const questionSchema = z.object(
  {
    question: requiredLine(MAX_QUESTION_CHARS, 'Soruyu yazın.'),
    /** Markdown. */
    answer: requiredText(MAX_ANSWER_CHARS, 'Cevabı yazın.'),
    /** Whether the home page shows it. */
    home: z.boolean({ error: 'Soru ana sayfada olmalı ya da olmamalı.' }),
  },
  { error: 'Soruyu ve cevabını yazın.' },
)

/** Questions and answers, in the order of the pages. */
const questionsSchema = z.object({
  questions: listUpTo(questionSchema, MAX_QUESTIONS, 'Sorular', 'soru').check(
    z.refine((questions) => new Set(questions.map(({ question }) => foldText(question))).size === questions.length, {
      error: 'Bir soru iki kez yazılmış.',
    }),
    z.refine((questions) => questions.filter(({ home }) => home).length <= MAX_HOME_QUESTIONS, {
      error: `Ana sayfada en çok ${MAX_HOME_QUESTIONS} soru olabilir.`,
    }),
  ),
})

/**
 * The privacy notice, in the format that privacySections() parses. Clients send only the text; a changed text becomes a new
 * version with its day (YYYY-MM-DD).
 */
const noticeSchema = z.object({
  text: requiredText(30_000, 'Metni yazın.').check(
    z.overwrite(withPlainMarkers),
    z.refine((text) => text.startsWith('## '), { error: 'Metin “## ” ile başlayan bir başlıkla başlamalı.' }),
  ),
  version: z._default(z.int(), NOTICE_VERSION),
  since: z._default(z.string(), NOTICE_SINCE),
})

/** The sections of the settings, one row each. */
export const SECTIONS = {
  company: companySchema,
  contact: contactSchema,
  hours: hoursSchema,
  social: socialSchema,
  slides: slidesSchema,
  look: lookSchema,
  search: searchSchema,
  orders: ordersSchema,
  instruments: instrumentsSchema,
  bank: bankSchema,
  papers: papersSchema,
  notifications: notificationsSchema,
  aboutTexts: textsSchema('aboutTexts'),
  processTexts: textsSchema('processTexts'),
  homeTexts: textsSchema('homeTexts'),
  formTexts: textsSchema('formTexts'),
  questionTexts: questionsSchema,
  notice: noticeSchema,
} as const

export type Section = keyof typeof SECTIONS

export type Settings = { [Name in Section]: z.output<(typeof SECTIONS)[Name]> }

/** A section with its new value. */
export type SectionChange = { [Name in Section]: { section: Name; value: Settings[Name] } }[Section]

export type BankAccount = Settings['bank']['accounts'][number]

export type SlideSettings = Settings['slides']['slides'][number]

const SECTION_NAMES = Object.keys(SECTIONS) as [Section, ...Section[]]

/** Parses the last part of a path as a section. */
export const sectionParams = z.object({ section: z.enum(SECTION_NAMES) })

/** The sections of 'Sayfa Metinleri'. Their earlier versions are kept. */
const VERSIONED_SECTIONS = [...TEXT_SECTIONS, 'questionTexts', 'notice'] as const

export type VersionedSection = (typeof VERSIONED_SECTIONS)[number]

/** Whether earlier versions of a section are kept. */
export const isVersioned = (section: Section): section is VersionedSection =>
  VERSIONED_SECTIONS.some((name) => name === section)

/** Parses the last part of a path as a section with earlier versions. */
export const versionedSectionParams = z.object({ section: z.enum(VERSIONED_SECTIONS) })

/** Returns the schema of a section. */
export function schemaOf(section: Section): z.ZodMiniType<Settings[Section]> {
  return SECTIONS[section]
}
