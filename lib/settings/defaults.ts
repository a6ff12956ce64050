import { NOTICE_SINCE, NOTICE_TEXT, NOTICE_VERSION } from '@/lib/settings/notice-text'
import { originalTexts } from '@/lib/settings/page-texts'
import type { Settings } from '@/lib/settings/schema'

/**
 * The settings of an empty database.
 *
 * MOST VALUES ARE PLACEHOLDERS. The owner replaces them in the admin panel ('Site Bilgileri'), which lists the
 * remaining placeholders; structured data omits them.
 */
export const DEFAULT_SETTINGS: Settings = {
  company: {
    name: 'Ölçev',
    fullName: 'Ölçev Endüstriyel Elektronik',
    legalName: 'Ölçev Endüstriyel Elektronik Onarım Ltd. Şti.',
    mersis: '0000 0000 0000 0000',
    seat: 'İstanbul',
    registryNumber: '000000-0',
    foundedYear: 1999,
    tagline: 'Endüstriyel elektronik onarımı, 1999’dan beri',
    summary: 'Sanayi tesislerinin elektronik kart ve cihazlarını bileşen düzeyinde onarır. Kuruluş 1999.',
  },
  contact: {
    phone: '+90 (212) 555 01 23',
    whatsapp: '+90 (500) 000 00 00',
    email: 'servis@ornek.example',
    address: 'Örnek Sanayi Sitesi, 12. Blok No: 4\n34000 İstanbul',
    // A public square in İstanbul.
    latitude: 41.0082,
    longitude: 28.9784,
  },
  hours: {
    week: [
      ...Array.from({ length: 5 }, () => ({ isOpen: true, from: '08:30', to: '18:00' })),
      { isOpen: true, from: '09:00', to: '13:00' },
      { isOpen: false, from: '09:00', to: '13:00' },
    ],
    closedDays: [],
  },
  social: {
    linkedin: 'https://social.example/linkedin',
    instagram: 'https://social.example/instagram',
    youtube: 'https://social.example/youtube',
  },
  slides: {
    slides: [
      {
        title: 'Servo sürücünüzü bileşen düzeyinde onarıyoruz',
        text: '1999’dan beri servo sürücü, PLC, inverter, CNC kartı ve robot kontrolörü onarıyoruz. Alarmın ardındaki arızalı parçayı buluyor, onayınızdan sonra değiştiriyor, cihazı yük altında test ediyoruz.',
        linkLabel: 'Servo sürücü tamiri',
        linkHref: '/hizmetler/servo-surucu-tamiri',
        image: { kind: 'drawing', drawing: 'hero-1-servo-drive' },
      },
      {
        title: 'PLC’niz yeniden RUN konumuna geçsin',
        text: 'İşlemci, giriş çıkış kartı, besleme ve haberleşme arızalarını onarıyoruz. Onarıma başlamadan program ve parametreler yedeklenir.',
        linkLabel: 'PLC tamiri',
        linkHref: '/hizmetler/plc-tamiri',
        image: { kind: 'drawing', drawing: 'hero-2-plc-rack' },
      },
      {
        title: 'Patlayan inverteri, patlatan sebeple birlikte onarıyoruz',
        text: 'IGBT modülü değişmeden önce sürme devresi, fan ve DC bara ölçülür. İnverter motorla, yük altında denenir.',
        linkLabel: 'Frekans inverteri tamiri',
        linkHref: '/hizmetler/frekans-inverteri-tamiri',
        image: { kind: 'drawing', drawing: 'hero-3-frequency-inverter' },
      },
      {
        title: 'CNC kartı ve paneli birlikte ölçüyoruz',
        text: 'Eksen alarmı çoğu zaman tek karttan gelmez. Kartı, pili ve operatör panelini aynı tezgâhta çalıştırıyoruz.',
        linkLabel: 'CNC kontrol kartı tamiri',
        linkHref: '/hizmetler/cnc-kontrol-karti-tamiri',
        image: { kind: 'drawing', drawing: 'hero-4-cnc-board' },
      },
      {
        title: 'Robotunuz yeniden servoya geçsin',
        text: 'Acil stop zinciri, eksen kartı, enkoder hattı ve el terminali arızalarını onarıyoruz.',
        linkLabel: 'Robot kontrolörü tamiri',
        linkHref: '/hizmetler/robot-kontroloru-tamiri',
        image: { kind: 'drawing', drawing: 'hero-5-robot-controller' },
      },
    ],
  },
  look: { logo: null, icon: null, share: null },
  search: { title: '', description: '' },
  orders: {
    quoteValidDays: 15,
    quoteLeadDays: null,
    quoteVatRate: 20,
    invoiceDays: 7,
    paymentDays: 15,
    workshopBilling: false,
    showPayments: false,
    carriers: [],
  },
  instruments: { instruments: [] },
  bank: { accounts: [] },
  papers: {
    quoteTerms: [
      'Fiyat, geçerlilik gününe kadar değişmez. Onay olmadan onarıma başlanmaz.',
      'Süre, onay ile parçaların tamamının elimize geçtiği günün geç olanından sayılır.',
      'Onarım sırasında ek bir arıza çıkarsa iş durur ve yeni bir teklif gönderilir.',
      'Onarıma garanti verilir; süresi ve kapsamı garanti belgesinde yazar.',
      'Ödeme teslimden önce, havale ile. Bu belge fatura değildir.',
    ].join('\n'),
    warrantyTerms: [
      'Garanti yukarıda yazan onarımı, işçilik ve parçasıyla kapsar.',
      'Aynı arıza yinelerse cihazı sökmeden bu numarayla arayın; kargo bizdendir.',
      'Cihazın başkasınca açılması, yanlış bağlantı, sıvı, darbe ve yıldırım kapsam dışıdır.',
      'Başka bir arıza çıkarsa ayrı iş emri açılır ve teklif verilir.',
    ].join('\n'),
  },
  notifications: {
    addresses: [],
    answerHours: null,
    warrantyMonths: 6,
    messageMonths: 24,
    closedPageMonths: 12,
    quoteReminderDays: 3,
    pickupReminderDays: 7,
    secondFactorRequired: false,
    securityContact: '',
  },
  aboutTexts: originalTexts('aboutTexts'),
  processTexts: originalTexts('processTexts'),
  homeTexts: originalTexts('homeTexts'),
  formTexts: originalTexts('formTexts'),
  questionTexts: { questions: [] },
  notice: { text: NOTICE_TEXT, version: NOTICE_VERSION, since: NOTICE_SINCE },
}
