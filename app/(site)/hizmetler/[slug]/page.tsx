import { JsonLd } from '@/components/site/frame/json-ld'
import { ServiceBody } from '@/components/services/service-body'
import { slugPage } from '@/components/site/slug-page'
import { serviceDescription } from '@/lib/content/excerpt'
import { breadcrumbs, serviceData } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { PATHS, servicePath } from '@/lib/site/pages'
import { faultsOfService } from '@/lib/faults/data'
import { getService } from '@/lib/services/data'

const servicePage = slugPage({
  get: async (slug) => {
    const result = await getService(slug)
    return 'movedTo' in result ? result : { item: { ...result.item, faults: await faultsOfService(result.item.id) } }
  },
  pathOf: servicePath,
  errorPrefix: 'Hizmet detayları yüklenirken bir hata oluştu: ',
  failedTitle: 'Hizmet şu anda gösterilemiyor',
  missing: {
    title: 'Hizmet Bulunamadı',
    back: { label: 'Tüm Hizmetler', href: PATHS.services },
    more: { label: 'İletişim', href: PATHS.contact },
  },
  metadata: (service) => {
    const { title, slug, metaTitle, images } = service
    const path = servicePath(slug)
    return pageMetadata({ title, metaTitle, description: serviceDescription(service), path, image: images[0] })
  },
  render: (service, company) => (
    <>
      <JsonLd
        data={[
          serviceData(service, company),
          breadcrumbs(
            { name: 'Hizmetlerimiz', path: PATHS.services },
            { name: service.title, path: servicePath(service.slug) },
          ),
        ]}
      />
      <ServiceBody service={service} faults={service.faults} />
    </>
  ),
})

export const generateMetadata = servicePage.generateMetadata
export default servicePage.Page
