import { CodeList } from '@/components/faults/code-list'
import { CallToAction } from '@/components/site/call-to-action'
import { CheckList } from '@/components/site/check-list'
import { FactGrid } from '@/components/site/fact-grid'
import { focusClass } from '@/components/site/focus-class'
import type { LightboxPicture } from '@/components/site/pictures/lightbox'
import { pictureSource } from '@/components/site/pictures/picture'
import { PageSection } from '@/components/site/section'
import { BackLink, MoreLink } from '@/components/site/text/text-links'
import type { ServiceFaults } from '@/lib/faults/data'
import { deviceNameOf } from '@/lib/faults/texts'
import { env } from '@/lib/platform/env'
import type { Service } from '@/lib/services/data'
import { faultListPath, PATHS } from '@/lib/site/pages'
import { Gallery } from './gallery'
import { ServiceHead } from './service-head'

const FACTS = [
  { label: 'Önce', value: 'Arıza tespiti' },
  { label: 'İşlem başlangıcı', value: 'Onayınızla' },
  { label: 'Son ölçüm', value: 'Yük altında test' },
  { label: 'Teslim', value: 'Garanti belgesiyle' },
]

/** The page of a service. */
export function ServiceBody({ service, faults }: { service: Service; faults: ServiceFaults }) {
  const { title, benefits, brands } = service
  const hasScope = benefits.length > 0 || brands.length > 0
  const hasContentAbove = hasScope || faults.featured.length > 0
  const gallery = galleryOf(service)
  return (
    <>
      <div className="px-gut pt-6">
        <BackLink href={PATHS.services}>Tüm hizmetler</BackLink>
      </div>
      <ServiceHead service={service} gallery={gallery} />
      <FactGrid facts={FACTS} className="mt-10" />
      {hasScope && (
        <PageSection top="none">
          <ServiceScope service={service} />
        </PageSection>
      )}
      <UsualFaults service={service} faults={faults} top={hasScope ? 'line' : 'none'} />
      {gallery.length > 1 && (
        <PageSection top={hasContentAbove ? 'line' : 'none'} aria-labelledby="galeri">
          <h2 id="galeri" className="mb-5 text-h2">
            Galeri
          </h2>
          <Gallery title={title} pictures={gallery} />
        </PageSection>
      )}
      <PageSection top={hasContentAbove || gallery.length > 1 ? 'line' : 'none'} space="snug">
        <CallToAction
          title="Cihazınız hangi alarmı veriyor?"
          text="Alarm kodunu ve etiketteki modeli iş emri formuna yazın.">
          <MoreLink href={PATHS.blog}>Önce ölçmek isterseniz</MoreLink>
        </CallToAction>
        <BackLink href={PATHS.services} className="mt-6">
          Tüm hizmetler
        </BackLink>
      </PageSection>
    </>
  )
}

/** Returns a service's pictures in the order of its gallery. The header picture, number 1, is shown above and comes last. */
function galleryOf({ title, images }: Service): LightboxPicture[] {
  const all = images.map((picture, index) => ({
    ...pictureSource(picture),
    focus: focusClass(picture.focus),
    href: env().ASSET_BASE_URL + picture.path,
    alt: picture.alt || `${title}, resim ${index + 1}`,
    number: index + 1,
  }))
  return [...all.slice(1), ...all.slice(0, 1)]
}

/** What a repair includes, and the brands of the devices; either may be empty. */
function ServiceScope({ service: { benefits, brands } }: { service: Service }) {
  const hasBoth = benefits.length > 0 && brands.length > 0
  return (
    <div
      className={`grid grid-cols-1 gap-x-[clamp(2rem,6vw,5rem)] gap-y-8 ${hasBoth ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]' : ''}`}>
      {benefits.length > 0 && (
        <div>
          <h2 className="mb-5 text-h2">Bu onarımda neler yapılır</h2>
          <CheckList items={benefits} />
        </div>
      )}
      {brands.length > 0 && (
        <div className="max-w-160">
          <h2 className="mb-5 text-h2">İlgili markalar</h2>
          <ul className="grid grid-cols-2 border-t border-l border-line">
            {[...new Set(brands)].map((brand) => (
              <li key={brand} lang="en" className="min-w-0 border-r border-b border-line px-4 py-3">
                {brand}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-ink-2">Markanız burada yoksa da sorun: kartı devre düzeyinde ölçüyoruz.</p>
        </div>
      )}
    </div>
  )
}

type UsualFaultsProps = { service: Service; faults: ServiceFaults; top: 'line' | 'none' }

/** The featured faults of a service, and a link to all faults of its device group. */
function UsualFaults({ service, faults: { featured, total }, top }: UsualFaultsProps) {
  if (featured.length === 0) return null
  return (
    <PageSection top={top} aria-labelledby="sik-arizalar">
      <div className="mb-6 grid grid-cols-1 items-end gap-x-8 gap-y-4 md:cols-lead">
        <h2 id="sik-arizalar" className="text-h2">
          Sık gelen arızalar
        </h2>
        <p className="max-w-[38em] text-ink-2">
          Tezgâhımıza en sık gelen alarmlar. Kodunuzu seçin: sebepleri ve güvenle bakabilecekleriniz.
        </p>
      </div>
      <CodeList fullBleed faults={featured} columns="no-device" />
      <MoreLink href={faultListPath({ service: service.slug })} className="mt-4">
        {deviceNameOf(service)} kodlarının tümü ({total.toLocaleString('tr-TR')})
      </MoreLink>
    </PageSection>
  )
}
