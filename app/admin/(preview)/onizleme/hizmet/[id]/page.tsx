import { previewMetadata, previewPage } from '@/components/admin/preview/preview-page'
import { ServiceBody } from '@/components/services/service-body'
import { faultsOfService } from '@/lib/faults/data'
import { getServiceById } from '@/lib/services/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = previewMetadata

export default previewPage({
  screen: ADMIN_PATHS.service,
  get: async (id) => {
    const service = await getServiceById(id)
    return { ...service, faults: await faultsOfService(service.id) }
  },
  backLabel: 'Hizmet Yönetimi',
  render: (service) => <ServiceBody service={service} faults={service.faults} />,
})
