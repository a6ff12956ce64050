/** A point in the drawing's coordinates. */
type Point = { x: number; y: number }

/** One labelled part of a slide's drawing: where the leader line runs and what the label says. */
export type SlideCallout = {
  /** The part that fails. */
  label: string
  /** What the operator notices at the machine. */
  symptom: string
  /** Place of the label beside the drawing; hero-drawing.tsx has its classes. */
  side: string
  /** The label ends at its place instead of beginning there. */
  rightAligned?: true
  /** Leader line of the wide layout, from the tip on: a path in the drawing's coordinates. */
  lead: string
  /** The dot on the failing part. */
  tip: Point
  /** Narrow layout: centre of the numbered balloon that replaces the label. */
  balloon: Point
}

/** One slide of the home page's hero: a device, how we repair it, and its parts that fail. */
export type Slide = {
  /** Stable key. */
  id: string
  /** Name of the device: of the slide and its dot. */
  name: string
  /** The same within a sentence, beside the counter. */
  nameLower: string
  title: string
  /** `lead` is set in bold; after one, `rest` begins with a space. */
  text: { lead?: string; rest: string }
  /** The service's page. The slug is that of the seeded service. */
  link: { label: string; href: string }
  /**
   * Drawing for `<use>`. `viewBox` is wider than the file's because it holds the leaders; `plate` names its proportions
   * in hero-drawing.tsx.
   */
  image: { href: string; viewBox: string; plate: '' | 'p2' | 'p3' | 'p4' | 'p5' }
  callouts: readonly SlideCallout[]
}

/** Time that a slide of the home page stays. */
export const HERO_INTERVAL_MS = 6000

/** The five slides in their order. */
export const slides: readonly Slide[] = [
  {
    id: 'servo-surucu',
    name: 'Servo sürücü',
    nameLower: 'servo sürücü',
    title: 'Servo sürücünüzü bileşen düzeyinde onarıyoruz',
    text: {
      lead: '1999’dan beri',
      rest: ' servo sürücü, PLC, inverter, CNC kartı ve robot kontrolörü onarıyoruz. Alarmın ardındaki arızalı parçayı buluyor, onayınızdan sonra değiştiriyor, cihazı yük altında test ediyoruz.',
    },
    link: { label: 'Servo sürücü tamiri', href: '/hizmetler/servo-surucu-tamiri' },
    image: { href: '/drawings/hero-1-servo-drive.svg#d', viewBox: '-20 -602 680 690', plate: '' },
    callouts: [
      {
        label: 'Soğutma fanı',
        symptom: 'Yatak sıkışır: aşırı sıcaklık uyarısı',
        side: 'c1',
        lead: 'L480 -566L372 -566',
        tip: { x: 546.5, y: -537.5 },
        balloon: { x: 420, y: -560 },
      },
      {
        label: 'DC bara kondansatörü',
        symptom: 'Kapasite düşer: yükte düşük gerilim alarmı',
        side: 'c2',
        lead: 'L232 -392L172 -392',
        tip: { x: 289.3, y: -235 },
        balloon: { x: 210, y: -440 },
      },
      {
        label: 'IGBT modülü',
        symptom: 'Kısa devre olur: açılışta aşırı akım',
        side: 'c3',
        lead: 'L497 -92',
        tip: { x: 497.1, y: -273 },
        balloon: { x: 560, y: -110 },
      },
      {
        label: 'Enkoder girişi',
        symptom: 'Sinyal bozulur: konum hatası, titreme',
        side: 'c4',
        lead: 'L300 34L326 34',
        tip: { x: 232.1, y: -52 },
        balloon: { x: 340, y: 30 },
      },
    ],
  },
  {
    id: 'plc',
    name: 'PLC',
    nameLower: 'PLC',
    title: 'PLC’niz yeniden RUN konumuna geçsin',
    text: {
      rest: 'İşlemci, giriş çıkış kartı, besleme ve haberleşme arızalarını onarıyoruz. Onarıma başlamadan program ve parametreler yedeklenir.',
    },
    link: { label: 'PLC tamiri', href: '/hizmetler/plc-tamiri' },
    image: { href: '/drawings/hero-2-plc-rack.svg#d', viewBox: '-200 -330 820 830', plate: 'p2' },
    callouts: [
      {
        label: 'Çıkış kartı',
        symptom: 'Kanal yanar: vana veya röle çekmez',
        side: 'k1',
        lead: 'L330 300L356 300',
        tip: { x: 225, y: 48.8 },
        balloon: { x: 330, y: 300 },
      },
      {
        label: 'İşlemci',
        symptom: 'RUN’a geçmez, hata lambası yanar',
        side: 'k2',
        lead: 'L300 -250L330 -250',
        tip: { x: 146, y: -66 },
        balloon: { x: 300, y: -250 },
      },
      {
        label: 'Besleme',
        symptom: '24 V yükte düşer, PLC kendini yeniden başlatır',
        side: 'k3',
        lead: 'L60 424L90 424',
        tip: { x: -2, y: 318 },
        balloon: { x: 60, y: 424 },
      },
    ],
  },
  {
    id: 'frekans-inverteri',
    name: 'Frekans inverteri',
    nameLower: 'frekans inverteri',
    title: 'Patlayan inverteri, patlatan sebeple birlikte onarıyoruz',
    text: {
      rest: 'IGBT modülü değişmeden önce sürme devresi, fan ve DC bara ölçülür. İnverter motorla, yük altında denenir.',
    },
    link: { label: 'Frekans inverteri tamiri', href: '/hizmetler/frekans-inverteri-tamiri' },
    image: { href: '/drawings/hero-3-frequency-inverter.svg#d', viewBox: '-60 -480 800 800', plate: 'p3' },
    callouts: [
      {
        label: 'Soğutma fanı',
        symptom: 'Durur: yarım saat sonra aşırı sıcaklık',
        side: 'k4',
        lead: 'L400 -420L430 -420',
        tip: { x: 246.8, y: -343.5 },
        balloon: { x: 400, y: -420 },
      },
      {
        label: 'Çıkış klemensi',
        symptom: 'Faz eksik, motor titreyerek kalkar',
        side: 'k5',
        lead: 'L40 150L40 176',
        tip: { x: 91, y: -37.5 },
        balloon: { x: 40, y: 150 },
      },
      {
        label: 'Motor kablosu',
        symptom: 'Toprağa kaçak: hızlanırken atar',
        side: 'k6',
        lead: 'L500 -150L526 -150',
        tip: { x: 469.6, y: -30 },
        balloon: { x: 500, y: -150 },
      },
    ],
  },
  {
    id: 'cnc-karti',
    name: 'CNC kartı',
    nameLower: 'CNC kartı',
    title: 'CNC kartı ve paneli birlikte ölçüyoruz',
    text: {
      rest: 'Eksen alarmı çoğu zaman tek karttan gelmez. Kartı, pili ve operatör panelini aynı tezgâhta çalıştırıyoruz.',
    },
    link: { label: 'CNC kontrol kartı tamiri', href: '/hizmetler/cnc-kontrol-karti-tamiri' },
    image: { href: '/drawings/hero-4-cnc-board.svg#d', viewBox: '-40 -330 860 800', plate: 'p4' },
    callouts: [
      {
        label: 'Dokunmatik',
        symptom: 'Bir köşesi basmaz, kalibrasyon tutmaz',
        side: 'k7',
        lead: 'L330 -190L360 -190',
        tip: { x: 208, y: -2 },
        balloon: { x: 330, y: -190 },
      },
      {
        label: 'Yedekleme pili',
        symptom: 'Biter: eksen parametreleri silinir',
        side: 'k8',
        lead: 'L520 -70L546 -70',
        tip: { x: 469, y: 37 },
        balloon: { x: 520, y: -70 },
      },
      {
        label: 'İşlemci bölgesi',
        symptom: 'Isındıkça eksen alarmı verir',
        side: 'k9',
        rightAligned: true,
        lead: 'L330 350L304 350',
        tip: { x: 510, y: 84 },
        balloon: { x: 330, y: 350 },
      },
    ],
  },
  {
    id: 'robot-kontroloru',
    name: 'Robot kontrolörü',
    nameLower: 'robot kontrolörü',
    title: 'Robotunuz yeniden servoya geçsin',
    text: { rest: 'Acil stop zinciri, eksen kartı, enkoder hattı ve el terminali arızalarını onarıyoruz.' },
    link: { label: 'Robot kontrolörü tamiri', href: '/hizmetler/robot-kontroloru-tamiri' },
    image: { href: '/drawings/hero-5-robot-controller.svg#d', viewBox: '-200 -478 860 880', plate: 'p5' },
    callouts: [
      {
        label: 'Acil stop',
        symptom: 'İki kanaldan biri kapanmaz, servo açılmaz',
        side: 'k10',
        lead: 'L420 120L446 120',
        tip: { x: 336.5, y: 208 },
        balloon: { x: 420, y: 120 },
      },
      {
        label: 'Dolap fanı',
        symptom: 'Durur: eksen kartı ısınır',
        side: 'k11',
        lead: 'L440 -190L466 -190',
        tip: { x: 326, y: -38 },
        balloon: { x: 440, y: -190 },
      },
      {
        label: 'Enkoder hattı',
        symptom: 'Pin gevşer, referans kaybolur',
        side: 'k12',
        rightAligned: true,
        lead: 'L-10 120L-36 120',
        tip: { x: 52, y: -10 },
        balloon: { x: -10, y: 120 },
      },
    ],
  },
]
