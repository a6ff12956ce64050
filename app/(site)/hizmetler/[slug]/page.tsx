import { CallToAction } from '@/components/site/call-to-action'
import { Section } from '@/components/site/section'
import { JsonLd } from '@/components/site/json-ld'
import { slugPage } from '@/components/site/slug-page'
import { FactGrid } from '@/components/site/fact-grid'
import { BackLink, MoreLink } from '@/components/site/text-links'
import { serviceDescription } from '@/lib/seo/excerpt'
import { breadcrumbs, serviceData } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { PATHS, servicePath } from '@/lib/site/pages'
import { getService } from '@/lib/domains/services/data'
import { SERVICE_ERROR_PREFIX, SERVICE_MISSING_TITLE } from '@/lib/domains/services/error-text'
import { Gallery } from './_components/gallery'
import { galleryOf } from './_components/gallery-pictures'
import { ServiceHead } from './_components/service-head'
import { ServiceScope } from './_components/service-scope'

const FACTS = [
  { label: 'Önce', value: 'Arıza tespiti' },
  { label: 'İşlem başlangıcı', value: 'Onayınızla' },
  { label: 'Son ölçüm', value: 'Yük altında test' },
  { label: 'Teslim', value: 'Garanti belgesiyle' },
]

const servicePage = slugPage({
  get: getService,
  pathOf: servicePath,
  errorPrefix: SERVICE_ERROR_PREFIX,
  failedTitle: 'Hizmet şu anda gösterilemiyor',
  missing: {
    title: SERVICE_MISSING_TITLE,
    back: { label: 'Tüm Hizmetler', href: PATHS.services },
    more: { label: 'İletişim', href: PATHS.contact },
  },
  metadata: (service) => {
    const { title, slug, metaTitle, images } = service
    const path = servicePath(slug)
    return pageMetadata({ title, metaTitle, description: serviceDescription(service), path, image: images[0] })
  },
  render: (service, company) => {
    const { title, slug, benefits, brands } = service
    const scoped = benefits.length > 0 || brands.length > 0
    const gallery = galleryOf(service)
    return (
      <>
        <JsonLd
          data={[
            serviceData(service, company),
            breadcrumbs({ name: 'Hizmetlerimiz', path: PATHS.services }, { name: title, path: servicePath(slug) }),
          ]}
        />
        <div className="px-gut pt-6">
          <BackLink href={PATHS.services}>Tüm hizmetler</BackLink>
        </div>
        <ServiceHead service={service} gallery={gallery} />
        <FactGrid facts={FACTS} className="mt-10" />
        {scoped && (
          <Section top="none">
            <ServiceScope benefits={benefits} brands={brands} />
          </Section>
        )}
        {gallery.length > 1 && (
          <Section top={scoped ? 'line' : 'none'} aria-labelledby="galeri">
            <h2 id="galeri" className="mb-5 text-h2">
              Galeri
            </h2>
            <Gallery title={title} pictures={gallery} />
          </Section>
        )}
        <Section top={scoped || gallery.length > 1 ? 'line' : 'none'} space="snug">
          <CallToAction
            title="Cihazınız hangi alarmı veriyor?"
            text="Alarm kodunu ve etiketteki modeli iş emri formuna yazın.">
            <MoreLink href={PATHS.blog}>Önce ölçmek isterseniz</MoreLink>
          </CallToAction>
          <BackLink href={PATHS.services} className="mt-6">
            Tüm hizmetler
          </BackLink>
        </Section>
      </>
    )
  },
})

export const generateMetadata = servicePage.generateMetadata
export default servicePage.Page
