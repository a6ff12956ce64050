import { Zone } from '@/components/site/section'
import { CornerFacts } from '@/components/site/fact-grid'
import { HeroSlide, OWN_PICTURE_SIZES, slideNames } from '@/components/home/hero-slide'
import { PictureImg } from '@/components/site/pictures/picture'
import type { Slide } from '@/lib/settings/data'
import { HERO_INTERVAL_MS } from '@/lib/settings/drawings'
import { HeroSlider } from './hero-slider'

type HeroProps = { slides: readonly Slide[]; foundedYear: number }

/** First section of the home page: five slides, by default devices with the parts that fail. */
export function Hero({ slides, foundedYear }: HeroProps) {
  const facts = [
    { label: 'Kuruluş', value: String(foundedYear) },
    { label: 'İşlem başlangıcı', value: 'Onayınızla' },
    { label: 'Son ölçüm', value: 'Yük altında test' },
    { label: 'Teslim', value: 'Garanti belgesiyle' },
  ]
  return (
    <HeroSlider
      label="Öne çıkan hizmetler"
      names={slides.map(slideNames)}
      intervalMs={HERO_INTERVAL_MS}
      aside={<CornerFacts facts={facts} />}
      zone={<Zone letter="A" />}>
      {slides.map((slide, index) => (
        <HeroSlide
          key={index}
          slide={slide}
          picture={<OwnPicture slide={slide} isFirst={index === 0} />}
          foundedYear={foundedYear}
          isFirst={index === 0}
        />
      ))}
    </HeroSlider>
  )
}

function OwnPicture({ slide: { image }, isFirst }: { slide: Slide; isFirst: boolean }) {
  if (image.kind === 'drawing') return null
  return <PictureImg picture={image.picture} alt={image.alt} sizes={OWN_PICTURE_SIZES} priority={isFirst} />
}
