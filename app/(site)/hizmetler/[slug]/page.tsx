import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { CallToAction } from '@/components/site/call-to-action'
import { Section } from '@/components/site/section'
import { JsonLd } from '@/components/site/json-ld'
import { Missing } from '@/components/site/missing'
import { metadataOf, page } from '@/components/site/page'
import { FactGrid } from '@/components/site/fact-grid'
import { BackLink, MoreLink } from '@/components/site/text-links'
import { breadcrumbs, serviceData } from '@/lib/seo/json-ld'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { nameOf, PATHS, servicePath } from '@/lib/site/pages'
import { findService } from '@/lib/domains/services/data'
import { SERVICE_ERROR_PREFIX, SERVICE_MISSING_TITLE, serviceErrorText } from '@/lib/domains/services/error-text'
import { descriptionOf } from './_components/description'
import { Gallery } from './_components/gallery'
import { galleryOf } from './_components/gallery-pictures'
import { ServiceHead } from './_components/service-head'
import { ServiceScope } from './_components/service-scope'

type Props = { params: Promise<{ slug: string }> }

const FAILED_TITLE = 'Hizmet şu anda gösterilemiyor'

const FACTS = [
  { label: 'Önce', value: 'Arıza tespiti' },
  { label: 'İşlem başlangıcı', value: 'Onayınızla' },
  { label: 'Son ölçüm', value: 'Yük altında test' },
  { label: 'Teslim', value: 'Garanti belgesiyle' },
]

/** One read for page and metadata. */
const findOnce = cache(findService)

export const generateMetadata = metadataOf<Props>(missingMetadata(FAILED_TITLE), async (props) => {
  const found = await findOnce(nameOf((await props.params).slug))
  if (!found || !('service' in found)) return missingMetadata(SERVICE_MISSING_TITLE)
  const { title, slug, images } = found.service
  return pageMetadata({ title, description: descriptionOf(found.service), path: servicePath(slug), image: images[0] })
})

export default page<Props>(
  SERVICE_ERROR_PREFIX,
  async (props) => {
    const name = nameOf((await props.params).slug)
    const found = await findOnce(name)
    if (!found) {
      return (
        <Missing
          title={SERVICE_MISSING_TITLE}
          text={serviceErrorText(name, '404')}
          back={{ label: 'Tüm Hizmetler', href: PATHS.services }}
          more={{ label: 'İletişim', href: PATHS.contact }}
        />
      )
    }
    if ('movedTo' in found) permanentRedirect(servicePath(found.movedTo))
    const { service } = found
    const { title, slug, benefits, brands } = service
    const scoped = benefits.length > 0 || brands.length > 0
    const gallery = galleryOf(service)
    return (
      <>
        <JsonLd
          data={[
            serviceData(service),
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
            text="Alarm kodunu ve etiketteki modeli iş emri formuna yazın."
          >
            <MoreLink href={PATHS.blog}>Önce ölçmek isterseniz</MoreLink>
          </CallToAction>
          <BackLink href={PATHS.services} className="mt-6">
            Tüm hizmetler
          </BackLink>
        </Section>
      </>
    )
  },
  FAILED_TITLE,
)
