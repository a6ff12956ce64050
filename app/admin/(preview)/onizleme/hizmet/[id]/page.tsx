import { previewMetadata, previewPage } from '@/app/admin/(preview)/_components/preview-page'
import { ServiceBody } from '@/components/site/service/service-body'
import { faultsOfService } from '@/lib/domains/fault-pages/data'
import { getServiceById } from '@/lib/domains/services/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = previewMetadata

export default previewPage({
  screen: ADMIN_PATHS.services,
  get: async (id) => {
    const service = await getServiceById(id)
    return { ...service, faults: await faultsOfService(service.id) }
  },
  back: 'Hizmet Yönetimi',
  render: (service) => <ServiceBody service={service} faults={service.faults} />,
})
