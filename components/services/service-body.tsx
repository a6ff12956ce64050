import { CallToAction } from '@/components/site/call-to-action'
import { FactGrid } from '@/components/site/fact-grid'
import { PageSection } from '@/components/site/section'
import { BackLink, MoreLink } from '@/components/site/text/text-links'
import type { ServiceFaults } from '@/lib/faults/data'
import type { Service } from '@/lib/services/data'
import { PATHS } from '@/lib/site/pages'
import { Gallery } from './gallery'
import { galleryOf } from './gallery-pictures'
import { ServiceHead } from './service-head'
import { ServiceScope } from './service-scope'
import { UsualFaults } from './usual-faults'

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
          <ServiceScope benefits={benefits} brands={brands} />
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
