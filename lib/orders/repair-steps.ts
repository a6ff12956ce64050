/** A step of the repair process. */
export type RepairStep = {
  /** Name of the test point on the circuit. */
  code: string
  title: string
  /** One or two lines for the circuit on the home page. */
  short: string
  /** Paragraphs for the process page. */
  long: readonly string[]
  /** Drawing for `<use>`, with the file's own viewBox. */
  drawing: { href: string; viewBox: string }
  /** Circuit symbol on the line after this step: the contact that the customer closes, or the load resistor. */
  symbol?: 'switch' | 'load'
}

/** The six steps from intake to delivery. The owner must confirm every promise before launch. */
export const repairSteps: readonly RepairStep[] = [
  {
    code: 'TP1',
    title: 'Kayıt',
    short: 'Cihazın etiketi, alarm kodu ve arıza tarifi kayda girer. İş emri numarası size bildirilir.',
    long: [
      'Cihaz geldiğinde etiketi, alarm kodu ve anlattığınız arıza kayda girer. İş emri numarası size bildirilir.',
      'Sizden: cihaz, etiketteki model, alarm kodu, arızanın ne zaman çıktığı.',
    ],
    drawing: { href: '/drawings/step-1-intake.svg#d', viewBox: '-244.2 -323.5 722.2 481.5' },
  },
  {
    code: 'TP2',
    title: 'Arıza tespiti',
    short: 'Kart enerji altında ölçülür, arıza bileşene kadar izlenir. Parametreler önce yedeklenir.',
    long: [
      'Kart önce enerjisiz, sonra enerji altında ölçülür; arıza bileşene kadar izlenir. Parametre ve program okunabiliyorsa önce yedeklenir.',
      'Ölçülenler: güç katı, sürme devresi, besleme, haberleşme, bağlantı.',
    ],
    drawing: { href: '/drawings/step-2-diagnosis.svg#d', viewBox: '-12 -137.6 521.1 347.4' },
  },
  {
    code: 'TP3',
    title: 'Onay',
    short: 'Ölçüm sonucu ve fiyat size gelir. Siz onaylamadan hat kapanmaz, işlem başlamaz.',
    long: [
      'Arızanın sebebi, değişecek parçalar ve fiyat size gelir. Onayınız olmadan işlem yapılmaz.',
      'Hat bu noktada açıktır: onay verilmeden bir sonraki adıma geçilmez.',
    ],
    drawing: { href: '/drawings/step-3-approval.svg#d', viewBox: '-12 -151.5 405.1 270' },
    symbol: 'switch',
  },
  {
    code: 'TP4',
    title: 'Onarım',
    short: 'Arızalı bileşen ile onu zorlayan çevre devre değişir, lehimler mikroskop altında denetlenir.',
    long: [
      'Arızalı bileşen ile onu zorlayan çevre devre değişir. Lehimler mikroskop altında denetlenir, kart temizlenir.',
      'Değişen parçalar test tutanağına yazılır.',
    ],
    drawing: { href: '/drawings/step-4-repair.svg#d', viewBox: '-12 -126 477.8 318.5' },
  },
  {
    code: 'TP5',
    title: 'Yük altında test',
    short: 'Cihaz motorla veya yapay yükle çalıştırılır, sıcaklık ve akım izlenir.',
    long: [
      'Cihaz motorla ya da yapay yükle çalıştırılır; akım, gerilim ve sıcaklık izlenir.',
      'Boşta çalışan cihaz onarılmış sayılmaz.',
    ],
    drawing: { href: '/drawings/step-5-load-test.svg#d', viewBox: '-160.1 -314 819 546' },
    symbol: 'load',
  },
  {
    code: 'TP6',
    title: 'Garantili teslim',
    short: 'Test tutanağı ve garanti belgesiyle kargolanır ya da elden teslim edilir.',
    long: [
      'Cihaz test tutanağı ve garanti belgesiyle kargolanır ya da elden teslim edilir.',
      'Yedeklenen parametreler geri yüklenmiş olur.',
    ],
    drawing: { href: '/drawings/step-6-delivery.svg#d', viewBox: '-154.1 -247 684 456' },
  },
]
