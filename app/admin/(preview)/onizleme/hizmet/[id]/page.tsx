import { previewMetadata, previewPage } from '@/app/admin/(preview)/_components/preview-page'
import { ServiceBody } from '@/components/site/service/service-body'
import { getServiceById } from '@/lib/domains/services/data'
import { ADMIN_PATHS } from '@/lib/site/pages'

export const metadata = previewMetadata

export default previewPage({
  screen: ADMIN_PATHS.services,
  get: getServiceById,
  back: 'Hizmet Yönetimi',
  render: (service) => <ServiceBody service={service} />,
})
