import { Zone } from '@/components/site/section'
import { CornerFacts } from '@/components/site/fact-grid'
import { HERO_INTERVAL_MS, slides } from '@/lib/site/slides'
import { HeroSlide } from './hero-slide'
import { HeroSlider } from './hero-slider'

const FACTS = [
  { label: 'Kuruluş', value: '1999' },
  { label: 'İşlem başlangıcı', value: 'Onayınızla' },
  { label: 'Son ölçüm', value: 'Yük altında test' },
  { label: 'Teslim', value: 'Garanti belgesiyle' },
]

/** Opening of the home page: five devices, each with the parts that fail. */
export function Hero() {
  return (
    <HeroSlider
      label="Öne çıkan hizmetler"
      names={slides.map(({ name, nameLower }) => ({ name, nameLower }))}
      intervalMs={HERO_INTERVAL_MS}
      aside={<CornerFacts facts={FACTS} />}
      zone={<Zone letter="A" />}>
      {slides.map((slide, index) => (
        <HeroSlide key={slide.id} slide={slide} first={index === 0} />
      ))}
    </HeroSlider>
  )
}
