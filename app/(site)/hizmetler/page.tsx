import { PageSection } from '@/components/site/section'
import { NoServices } from '@/components/services/no-services'
import { page } from '@/components/site/page'
import { PageTitle } from '@/components/site/page-title'
import { pageMetadata } from '@/lib/seo/metadata'
import { PATHS } from '@/lib/site/pages'
import { listServices } from '@/lib/services/data'
import { ServiceList } from '@/components/services/service-list'

const TITLE = 'Hizmetlerimiz'
const LEAD = 'Onardığımız cihaz grupları ve en sık görülen arızaları. Cihazınız burada yoksa da sorun.'

export function generateMetadata() {
  return pageMetadata({ title: TITLE, description: LEAD, path: PATHS.services })
}

export default page(
  'Hizmetler yüklenirken hata oluştu: ',
  async () => {
    const { items: services } = await listServices()
    return (
      <>
        <PageTitle title={TITLE} lead={LEAD} />
        {services.length === 0 ? (
          <PageSection top="edge" space="form">
            <NoServices />
          </PageSection>
        ) : (
          <ServiceList services={services} />
        )}
      </>
    )
  },
  TITLE,
)
