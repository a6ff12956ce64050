import { PATHS } from '@/lib/site/pages'

/** Returns for how long the company has worked: up to five years exactly, later by fives that are surely exceeded. */
function experience(foundedYear: number, thisYear: number) {
  const years = thisYear - foundedYear
  if (years < 1) return null
  if (years <= 5) return { value: `${years} yıl`, words: `${years} yılda` }
  const atLeast = years - 1 - ((years - 1) % 5)
  return { value: `${atLeast}+ yıl`, words: `${atLeast} yılı aşan sürede` }
}

/** Returns what /kurumsal says of the company's age. */
export function ageOf(foundedYear: number, thisYear: number) {
  const years = experience(foundedYear, thisYear)
  const rule = 'değişmeyen kural: ölçmeden karar vermemek.'
  const sentence = years ? `${years.words} ${rule}` : `${rule.charAt(0).toLocaleUpperCase('tr')}${rule.slice(1)}`
  return {
    intro: `${foundedYear} yılından beri sanayi tesislerinin elektronik kart ve cihazlarını onarıyoruz. ${sentence}`,
    facts: [
      { label: 'Kuruluş', value: String(foundedYear) },
      ...(years ? [{ label: 'Deneyim', value: years.value }] : []),
      { label: 'Çalışma düzeyi', value: 'Bileşen' },
      { label: 'Teslim', value: 'Garanti belgesiyle' },
    ],
  }
}

/** Other texts of /kurumsal. The owner must confirm every promise before launch. */
export const about = {
  title: 'Kurumsal',
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
