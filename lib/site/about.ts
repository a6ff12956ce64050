import { PATHS } from '@/lib/site/pages'

/** Texts of /kurumsal. The owner must confirm every promise before launch. */
export const about = {
  title: 'Kurumsal',
  intro:
    '1999’dan beri sanayi tesislerinin elektronik kart ve cihazlarını onarıyoruz. 25 yılı aşan sürede değişmeyen kural: ölçmeden karar vermemek.',
  facts: [
    { label: 'Kuruluş', value: '1999' },
    { label: 'Deneyim', value: '25+ yıl' },
    { label: 'Çalışma düzeyi', value: 'Bileşen' },
    { label: 'Teslim', value: 'Garanti belgesiyle' },
  ],
  /** Decorative: the fifth step of the repair process. */
  drawing: { href: '/drawings/step-5-load-test.svg#d', viewBox: '-160.1 -314 819 546' },
  mission: {
    heading: 'Misyonumuz',
    paragraphs: [
      'Duran bir hattı, cihazı yenisiyle değiştirmeden ve arızanın sebebini bırakmadan yeniden çalıştırmak.',
      'Bunun için kart değil bileşen onarırız: arızalı parça ile onu zorlayan çevre devre birlikte değişir.',
    ],
  },
  vision: {
    heading: 'Vizyonumuz',
    paragraphs: [
      'Üretimden kalkmış bir kartın da onarılabildiği, yedek parça bekleyen tek bir hattın kalmadığı bir sanayi.',
    ],
  },
  whyUs: {
    heading: 'Neden biz',
    items: [
      'Onayınız olmadan işlem yapılmaz: ölçüm sonucu ve fiyat önce size gelir',
      'Her cihaz yük altında test edilir: motorla ya da yapay yükle',
      'Parametre ve programlar onarımdan önce yedeklenir',
      'Ne ölçüldüğü ve neyin değiştiği test tutanağında yazılıdır',
      'Teslim garanti belgesiyle yapılır',
    ],
  },
  howWeWork: {
    heading: 'Nasıl çalışırız',
    text: 'Kayıttan teslime altı adım; hangi adımda ne yapıldığı tek tek yazılı.',
    link: { label: 'Tamir süreci', href: PATHS.process },
  },
} as const
