/** A point in the drawing's coordinates. */
type Point = { x: number; y: number }

/** A labelled part of a drawing, with its leader line. */
export type Callout = {
  /** The part that fails. */
  label: string
  /** What the operator notices at the machine. */
  symptom: string
  /** A code for the position of the label next to the drawing. hero-drawing.tsx maps it to classes. */
  position: string
  /** Whether the label ends at its position instead of starting there. */
  rightAligned?: true
  /** The leader line of the wide layout, from the tip: a path in the drawing's coordinates. */
  lead: string
  /** The dot on the failing part. */
  tip: Point
  /** The centre of the numbered balloon that replaces the label in the narrow layout. */
  balloon: Point
}

/** A drawing that a slide can show. */
export type Drawing = {
  /** The name of the device. Also the name of the slide and of its button in the carousel. */
  name: string
  /**
   * The drawing for `<use>` is `/drawings/<key>.svg#d`. If it has leader lines, `viewBox` is larger than in the file, because it
   * includes them.
   */
  viewBox: string
  callouts: readonly Callout[]
}

/** How long the home page shows a slide. */
export const HERO_INTERVAL_MS = 6000

/** A whole device, without leader lines. */
const wholeDevice = (name: string, viewBox: string) => ({ name, viewBox, callouts: [] }) as const

/** The drawings in public/drawings that a slide can show: devices shown open, with their parts, come first, then whole devices. */
export const DRAWINGS = {
  'hero-1-servo-drive': {
    name: 'Servo sürücü',
    viewBox: '-20 -602 680 690',
    callouts: [
      {
        label: 'Soğutma fanı',
        symptom: 'Yatak sıkışır: aşırı sıcaklık uyarısı',
        position: 'c1',
        lead: 'L480 -566L372 -566',
        tip: { x: 546.5, y: -537.5 },
        balloon: { x: 420, y: -560 },
      },
      {
        label: 'DC bara kondansatörü',
        symptom: 'Kapasite düşer: yükte düşük gerilim alarmı',
        position: 'c2',
        lead: 'L232 -392L172 -392',
        tip: { x: 289.3, y: -235 },
        balloon: { x: 210, y: -440 },
      },
      {
        label: 'IGBT modülü',
        symptom: 'Kısa devre olur: açılışta aşırı akım',
        position: 'c3',
        lead: 'L497 -92',
        tip: { x: 497.1, y: -273 },
        balloon: { x: 560, y: -110 },
      },
      {
        label: 'Enkoder girişi',
        symptom: 'Sinyal bozulur: konum hatası, titreme',
        position: 'c4',
        lead: 'L300 34L326 34',
        tip: { x: 232.1, y: -52 },
        balloon: { x: 340, y: 30 },
      },
    ],
  },
  'hero-2-plc-rack': {
    name: 'PLC',
    viewBox: '-200 -330 820 830',
    callouts: [
      {
        label: 'Çıkış kartı',
        symptom: 'Kanal yanar: vana veya röle çekmez',
        position: 'k1',
        lead: 'L330 300L356 300',
        tip: { x: 225, y: 48.8 },
        balloon: { x: 330, y: 300 },
      },
      {
        label: 'İşlemci',
        symptom: 'RUN’a geçmez, hata lambası yanar',
        position: 'k2',
        lead: 'L300 -250L330 -250',
        tip: { x: 146, y: -66 },
        balloon: { x: 300, y: -250 },
      },
      {
        label: 'Besleme',
        symptom: '24 V yükte düşer, PLC kendini yeniden başlatır',
        position: 'k3',
        lead: 'L60 424L90 424',
        tip: { x: -2, y: 318 },
        balloon: { x: 60, y: 424 },
      },
    ],
  },
  'hero-3-frequency-inverter': {
    name: 'Frekans inverteri',
    viewBox: '-60 -480 800 800',
    callouts: [
      {
        label: 'Soğutma fanı',
        symptom: 'Durur: yarım saat sonra aşırı sıcaklık',
        position: 'k4',
        lead: 'L400 -420L430 -420',
        tip: { x: 246.8, y: -343.5 },
        balloon: { x: 400, y: -420 },
      },
      {
        label: 'Çıkış klemensi',
        symptom: 'Faz eksik, motor titreyerek kalkar',
        position: 'k5',
        lead: 'L40 150L40 176',
        tip: { x: 91, y: -37.5 },
        balloon: { x: 40, y: 150 },
      },
      {
        label: 'Motor kablosu',
        symptom: 'Toprağa kaçak: hızlanırken atar',
        position: 'k6',
        lead: 'L500 -150L526 -150',
        tip: { x: 469.6, y: -30 },
        balloon: { x: 500, y: -150 },
      },
    ],
  },
  'hero-4-cnc-board': {
    name: 'CNC kartı',
    viewBox: '-40 -330 860 800',
    callouts: [
      {
        label: 'Dokunmatik',
        symptom: 'Bir köşesi basmaz, kalibrasyon tutmaz',
        position: 'k7',
        lead: 'L330 -190L360 -190',
        tip: { x: 208, y: -2 },
        balloon: { x: 330, y: -190 },
      },
      {
        label: 'Yedekleme pili',
        symptom: 'Biter: eksen parametreleri silinir',
        position: 'k8',
        lead: 'L520 -70L546 -70',
        tip: { x: 469, y: 37 },
        balloon: { x: 520, y: -70 },
      },
      {
        label: 'İşlemci bölgesi',
        symptom: 'Isındıkça eksen alarmı verir',
        position: 'k9',
        rightAligned: true,
        lead: 'L330 350L304 350',
        tip: { x: 510, y: 84 },
        balloon: { x: 330, y: 350 },
      },
    ],
  },
  'hero-5-robot-controller': {
    name: 'Robot kontrolörü',
    viewBox: '-200 -478 860 880',
    callouts: [
      {
        label: 'Acil stop',
        symptom: 'İki kanaldan biri kapanmaz, servo açılmaz',
        position: 'k10',
        lead: 'L420 120L446 120',
        tip: { x: 336.5, y: 208 },
        balloon: { x: 420, y: 120 },
      },
      {
        label: 'Dolap fanı',
        symptom: 'Durur: eksen kartı ısınır',
        position: 'k11',
        lead: 'L440 -190L466 -190',
        tip: { x: 326, y: -38 },
        balloon: { x: 440, y: -190 },
      },
      {
        label: 'Enkoder hattı',
        symptom: 'Pin gevşer, referans kaybolur',
        position: 'k12',
        rightAligned: true,
        lead: 'L-10 120L-36 120',
        tip: { x: 52, y: -10 },
        balloon: { x: -10, y: 120 },
      },
    ],
  },
  'servo-drive': wholeDevice('Servo sürücü', '-11.7 -321.5 210.5 375.5'),
  'plc-rack': wholeDevice('PLC', '-10 -171 370.7 323'),
  'frequency-inverter': wholeDevice('Frekans inverteri', '-10 -312 257.3 393'),
  'cnc-board': wholeDevice('CNC kartı', '-10 -136 496.3 306'),
  'robot-controller': wholeDevice('Robot kontrolörü', '-10 -321 302.3 586.4'),
  'hmi-panel': wholeDevice('Operatör paneli', '-10 -232 317.9 392'),
  'industrial-pc': wholeDevice('Endüstriyel PC', '-10 -173 392.4 314'),
  'power-supply': wholeDevice('Güç kaynağı', '-10 -186 357.7 271'),
} as const satisfies Record<string, Drawing>

export type DrawingName = keyof typeof DRAWINGS
