import { area, type Field, flag, line, lines, whole } from '@/lib/content/fields'
import type { Section, Settings } from '@/lib/settings/schema'

export const SECTION_TITLES: Record<Section, string> = {
  company: 'Firma',
  contact: 'İletişim',
  hours: 'Çalışma saatleri',
  social: 'Sosyal bağlantılar',
  slides: 'Slaytlar',
  look: 'Görünüm',
  search: 'Arama motoru',
  orders: 'Teklif ve kargo',
  instruments: 'Ölçü aletleri',
  bank: 'Banka hesapları',
  papers: 'Belgeler',
  notifications: 'Bildirim ve süreler',
  aboutTexts: 'Kurumsal',
  processTexts: 'Tamir Süreci',
  homeTexts: 'Ana sayfa',
  formTexts: 'İş Emri Formu',
  questionTexts: 'Sık sorulanlar',
  notice: 'KVKK metni',
}

// Fields of the forms of 'Site Bilgileri'. Opening hours and slides have special controls.

export const COMPANY_FIELDS = {
  name: line('Kısa ad', { required: true, hint: 'Logonun okunuşu ve sekme başlıkları.' }),
  fullName: line('Görünen ad', { required: true }),
  legalName: line('Yasal unvan', { required: true, hint: 'Ticaret sicilindeki gibi.' }),
  mersis: line('MERSİS no', { optional: true, keyboard: 'numeric', hint: 'On altı hane. Boşsa sitede görünmez.' }),
  seat: line('Merkez', { optional: true, hint: 'Ticaret sicilindeki il. Boşsa belgelerde görünmez.' }),
  registryNumber: line('Ticaret sicil no', { optional: true, hint: 'Boşsa belgelerde görünmez.' }),
  foundedYear: whole('Kuruluş yılı', { required: true }),
  tagline: line('Slogan', { limit: 80 }),
  summary: area('Özet', { rows: 2, limit: 200 }),
} satisfies Record<keyof Settings['company'], Field>

type ContactField = Exclude<keyof Settings['contact'], 'latitude' | 'longitude'>

export const CONTACT_FIELDS = {
  phone: line('Telefon', { required: true, keyboard: 'tel' }),
  whatsapp: line('WhatsApp', { optional: true, keyboard: 'tel' }),
  email: line('E-posta', { required: true, keyboard: 'email' }),
  address: area('Adres', { required: true, rows: 3, hint: 'Son satır posta koduyla başlar: 34000 İstanbul' }),
} satisfies Record<ContactField, Field>

export const PLACE_FIELDS = {
  /** Latitude and longitude, or a link to a map. */
  place: line('Haritadaki yeri', {
    required: true,
    hint: 'Koordinat ya da haritadan kopyaladığınız bağlantı. Örnek: 41.0082, 28.9784',
  }),
} satisfies Record<string, Field>

export const SOCIAL_FIELDS = {
  linkedin: line('LinkedIn', { optional: true, keyboard: 'url' }),
  instagram: line('Instagram', { optional: true, keyboard: 'url' }),
  youtube: line('YouTube', { optional: true, keyboard: 'url' }),
} satisfies Record<keyof Settings['social'], Field>

export const SEARCH_FIELDS = {
  title: line('Ana sayfa başlığı', { optional: true }),
  description: area('Ana sayfa açıklaması', { optional: true, rows: 3 }),
} satisfies Record<keyof Settings['search'], Field>

export const ORDER_SETTING_FIELDS = {
  quoteValidDays: whole('Teklif kaç gün geçerli', {
    required: true,
    unit: 'day',
    hint: 'Yeni teklif bu günle başlar. 0 yazılırsa gün boş gelir.',
  }),
  quoteLeadDays: whole('Onaydan sonra iş günü', {
    optional: true,
    unit: 'workday',
    hint: 'Boşsa her teklifte ayrıca yazılır.',
  }),
  quoteVatRate: whole('KDV oranı (%)', { required: true, unit: 'percent' }),
  invoiceDays: whole('Fatura teslimden sonra kaç günde yazılır', {
    required: true,
    unit: 'day',
    hint: 'Vergi usul kanununa göre en geç yedi gün; muhasebecinize sorun.',
  }),
  paymentDays: whole('Vade, faturadan sonra kaç gün', {
    required: true,
    unit: 'day',
    hint: 'Müşterinin ya da iş emrinin kendi vadesi yoksa. Yazılmış faturalar değişmez.',
  }),
  workshopBilling: flag('Muhasebe Servis rolüne açık'),
  showPayments: flag('Müşteri sayfasında ödeme durumu görünür'),
  carriers: area('Kargo firmaları', { optional: true, rows: 4 }),
} satisfies Record<keyof Settings['orders'], Field>

/** The fields of a bank account, a row of a list. Its currency has a special control. */
export const BANK_ACCOUNT_FIELDS = {
  bank: line('Banka'),
  holder: line('Hesap sahibi', { hint: 'Bankadaki unvanla aynı olmalı; değilse havale geri döner.' }),
  iban: line('IBAN'),
} satisfies Record<string, Field>

export const PAPER_FIELDS = {
  quoteTerms: area('Teklif koşulları', {
    optional: true,
    rows: 6,
    limit: 2000,
    hint: 'Her satır bir koşul. Gönderilmiş teklifler değişmez.',
  }),
  warrantyTerms: area('Garanti koşulları', {
    optional: true,
    rows: 6,
    limit: 2000,
    hint: 'Her satır bir koşul. Verilmiş garanti belgeleri değişmez.',
  }),
} satisfies Record<keyof Settings['papers'], Field>

export const NOTIFICATION_FIELDS = {
  addresses: lines('Yeni mesaj ve karar e-postası', { unit: 'adres', rows: 3, hint: 'Her satıra bir adres.' }),
  answerHours: whole('Mesajlar kaç saatte yanıtlanır', {
    optional: true,
    unit: 'saat',
    hint: 'Çalışma saatleri sayılır; formu gönderene “Bugün 18.00’e kadar” diye yazılır. Boşsa söz verilmez.',
  }),
  warrantyMonths: whole('Garanti süresi, ay', {
    required: true,
    unit: 'month',
    hint: 'Yeni teslimlerde. Eski garantiler değişmez.',
  }),
  messageMonths: whole('Mesajlar kaç ay saklanır', {
    required: true,
    unit: 'month',
    hint: 'Daha eskileri silinir. İş emri olanlar kalır.',
  }),
  closedPageMonths: whole('Takip sayfası kaç ay açık kalır', {
    required: true,
    unit: 'month',
    hint: 'İş emri kapandıktan sonra.',
  }),
  quoteReminderDays: whole('Yanıtsız teklif kaç günde hatırlatılır', {
    required: true,
    unit: 'day',
    hint: 'Her sabah 08.00’de sorumlusuna, sorumlusu yoksa bildirim adresine. 0 yazılırsa hatırlatılmaz.',
  }),
  pickupReminderDays: whole('Teslim bekleyen cihaz kaç günde hatırlatılır', {
    required: true,
    unit: 'day',
    hint: '0 yazılırsa hatırlatılmaz.',
  }),
  secondFactorRequired: flag('Bütün kullanıcılar için zorunlu'),
  securityContact: line('Güvenlik bildirimi adresi', {
    optional: true,
    keyboard: 'email',
    hint: 'Sitede açık bulanların yazacağı e-posta ya da https adresi. security.txt’te herkese görünür.',
  }),
} satisfies Record<keyof Settings['notifications'], Field>

/** The company's pictures. Each is uploaded separately. */
export const LOOK_FIELDS = {
  logo: line('Logo', {
    hint: 'Sitede, panelde, belgelerde ve e-postalarda adın yerinde durur. PNG ya da JPEG, koyu renk, boşluksuz.',
  }),
  icon: line('Simge', { hint: 'Tarayıcı sekmesinde ve telefonun ana ekranında. Kare PNG, en az 512 × 512 piksel.' }),
  share: line('Paylaşım resmi', {
    hint: 'Kendi resmi olmayan sayfaların bağlantısı paylaşılınca görünür. 1200 × 630 piksel.',
  }),
} satisfies Record<keyof Settings['look'], Field>

/** The texts of a slide. Its picture has a special control. */
export const SLIDE_FIELDS = {
  title: line('Başlık', { section: 'Söz', required: true }),
  text: area('Metin', { section: 'Söz', required: true, rows: 4, limit: 240 }),
  linkLabel: line('Bağlantı sözü', { section: 'Söz', required: true }),
} satisfies Record<string, Field>

export const NOTICE_FIELDS = {
  text: area('KVKK metni', {
    required: true,
    rows: 24,
    hint: 'Başlık “## ”, madde “- ” ile başlar; öteki her satır bir paragraftır. {unvan}, {adres}, {sicil}, {telefon}, {e-posta} ve {mesaj süresi} yerine Site Bilgileri’nde yazan gelir. Değişen metin yeni bir sürümdür; mesajlar gördükleri sürümü saklar.',
  }),
} satisfies Record<string, Field>
