/** One labelled part of a slide's drawing: where the leader line runs and what the label says. */
export type SlideCallout = {
  /** The part that fails. */
  label: string
  /** What one notices at the machine. */
  symptom: string
  /** Class that places the label beside the drawing ('c1' … 'c4', 'k1' … 'k12'). */
  side: string
  /** Where the line meets the label: its left edge, its right edge, its top; '' when `side` decides that itself. */
  align: 'l' | 'r' | 'b' | ''
  /** Leader line of the wide layout, a path in the drawing's coordinates. */
  lead: string
  /** The dot on the failing part, in the same coordinates. */
  tip: { x: number; y: number }
  /** Narrow layout: a numbered balloon instead of the label; the circle stands at x, y, its number at x, textY. */
  balloon: { path: string; x: number; y: number; textY: number }
}

/** One slide of the home page's hero: a device, what is done with it, and its parts that fail. */
export type Slide = {
  /** Stable key. */
  id: string
  /** Device as it stands alone: in the names of the slide and of its dot. */
  name: string
  /** Device as it stands within a line, beside the counter. */
  nameLower: string
  title: string
  /** `lead`, when there is one, is set in bold; `rest` then begins with the space between the two. */
  text: { lead?: string; rest: string }
  /** The service's own page; the slug is that of the seeded title. */
  link: { label: string; href: string }
  /**
   * Drawing for `<use>`. `viewBox` is the slide's, wider than the file's, to hold the leaders;
   * `plate` is the class with the plate's proportions ('' for those of the first slide).
   */
  image: { href: string; viewBox: string; plate: '' | 'p2' | 'p3' | 'p4' | 'p5' }
  /** Labels are placed one by one (`call free`) instead of by the first slide's own rules. */
  free: boolean
  callouts: readonly SlideCallout[]
}

/** How long a slide stays on the home page. */
export const HERO_INTERVAL_MS = 6000

/** The five slides in the order in which they are shown. */
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
    free: false,
    callouts: [
      {
        label: 'Soğutma fanı',
        symptom: 'Yatak sıkışır: aşırı sıcaklık uyarısı',
        side: 'c1',
        align: '',
        lead: 'M546.5 -537.5L480 -566L372 -566',
        tip: { x: 546.5, y: -537.5 },
        balloon: { path: 'M546.5 -537.5L420 -560', x: 420, y: -560, textY: -549 },
      },
      {
        label: 'DC bara kondansatörü',
        symptom: 'Kapasite düşer: yükte düşük gerilim alarmı',
        side: 'c2',
        align: '',
        lead: 'M289.3 -235L232 -392L172 -392',
        tip: { x: 289.3, y: -235 },
        balloon: { path: 'M289.3 -235.0L210 -440', x: 210, y: -440, textY: -429 },
      },
      {
        label: 'IGBT modülü',
        symptom: 'Kısa devre olur: açılışta aşırı akım',
        side: 'c3',
        align: '',
        lead: 'M497.1 -273L497 -92',
        tip: { x: 497.1, y: -273 },
        balloon: { path: 'M497.1 -273.0L560 -110', x: 560, y: -110, textY: -99 },
      },
      {
        label: 'Enkoder girişi',
        symptom: 'Sinyal bozulur: konum hatası, titreme',
        side: 'c4',
        align: '',
        lead: 'M232.1 -52L300 34L326 34',
        tip: { x: 232.1, y: -52 },
        balloon: { path: 'M232.1 -52.0L340 30', x: 340, y: 30, textY: 41 },
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
    free: true,
    callouts: [
      {
        label: 'Çıkış kartı',
        symptom: 'Kanal yanar: vana veya röle çekmez',
        side: 'k1',
        align: 'l',
        lead: 'M225 48.8L330 300L356 300',
        tip: { x: 225, y: 48.8 },
        balloon: { path: 'M225.0 48.8L330 300', x: 330, y: 300, textY: 311 },
      },
      {
        label: 'İşlemci',
        symptom: 'RUN’a geçmez, hata lambası yanar',
        side: 'k2',
        align: 'l',
        lead: 'M146 -66L300 -250L330 -250',
        tip: { x: 146, y: -66 },
        balloon: { path: 'M146.0 -66.0L300 -250', x: 300, y: -250, textY: -239 },
      },
      {
        label: 'Besleme',
        symptom: '24 V yükte düşer, PLC kendini yeniden başlatır',
        side: 'k3',
        align: 'l',
        lead: 'M-2 318L60 424L90 424',
        tip: { x: -2, y: 318 },
        balloon: { path: 'M-2.0 318.0L60 424', x: 60, y: 424, textY: 435 },
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
    free: true,
    callouts: [
      {
        label: 'Soğutma fanı',
        symptom: 'Durur: yarım saat sonra aşırı sıcaklık',
        side: 'k4',
        align: 'l',
        lead: 'M246.8 -343.5L400 -420L430 -420',
        tip: { x: 246.8, y: -343.5 },
        balloon: { path: 'M246.8 -343.5L400 -420', x: 400, y: -420, textY: -409 },
      },
      {
        label: 'Çıkış klemensi',
        symptom: 'Faz eksik, motor titreyerek kalkar',
        side: 'k5',
        align: 'b',
        lead: 'M91 -37.5L40 150L40 176',
        tip: { x: 91, y: -37.5 },
        balloon: { path: 'M91.0 -37.5L40 150', x: 40, y: 150, textY: 161 },
      },
      {
        label: 'Motor kablosu',
        symptom: 'Toprağa kaçak: hızlanırken atar',
        side: 'k6',
        align: 'l',
        lead: 'M469.6 -30L500 -150L526 -150',
        tip: { x: 469.6, y: -30 },
        balloon: { path: 'M469.6 -30.0L500 -150', x: 500, y: -150, textY: -139 },
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
    free: true,
    callouts: [
      {
        label: 'Dokunmatik',
        symptom: 'Bir köşesi basmaz, kalibrasyon tutmaz',
        side: 'k7',
        align: 'l',
        lead: 'M208 -2L330 -190L360 -190',
        tip: { x: 208, y: -2 },
        balloon: { path: 'M208.0 -2.0L330 -190', x: 330, y: -190, textY: -179 },
      },
      {
        label: 'Yedekleme pili',
        symptom: 'Biter: eksen parametreleri silinir',
        side: 'k8',
        align: 'l',
        lead: 'M469 37L520 -70L546 -70',
        tip: { x: 469, y: 37 },
        balloon: { path: 'M469.0 37.0L520 -70', x: 520, y: -70, textY: -59 },
      },
      {
        label: 'İşlemci bölgesi',
        symptom: 'Isındıkça eksen alarmı verir',
        side: 'k9',
        align: 'r',
        lead: 'M510 84L330 350L304 350',
        tip: { x: 510, y: 84 },
        balloon: { path: 'M510.0 84.0L330 350', x: 330, y: 350, textY: 361 },
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
    free: true,
    callouts: [
      {
        label: 'Acil stop',
        symptom: 'İki kanaldan biri kapanmaz, servo açılmaz',
        side: 'k10',
        align: 'l',
        lead: 'M336.5 208L420 120L446 120',
        tip: { x: 336.5, y: 208 },
        balloon: { path: 'M336.5 208.0L420 120', x: 420, y: 120, textY: 131 },
      },
      {
        label: 'Dolap fanı',
        symptom: 'Durur: eksen kartı ısınır',
        side: 'k11',
        align: 'l',
        lead: 'M326 -38L440 -190L466 -190',
        tip: { x: 326, y: -38 },
        balloon: { path: 'M326.0 -38.0L440 -190', x: 440, y: -190, textY: -179 },
      },
      {
        label: 'Enkoder hattı',
        symptom: 'Pin gevşer, referans kaybolur',
        side: 'k12',
        align: 'r',
        lead: 'M52 -10L-10 120L-36 120',
        tip: { x: 52, y: -10 },
        balloon: { path: 'M52.0 -10.0L-10 120', x: -10, y: 120, textY: 131 },
      },
    ],
  },
]
