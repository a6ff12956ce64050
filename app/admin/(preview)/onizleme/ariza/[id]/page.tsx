import { previewMetadata, previewPage } from '@/components/admin/preview/preview-page'
import { FaultView } from '@/components/faults/fault'
import { readFaultPage, getFaultById } from '@/lib/faults/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = previewMetadata

export default previewPage({
  screen: ADMIN_PATHS.fault,
  get: async (id) => {
    const fault = await getFaultById(id)
    return { ...fault, page: await readFaultPage(fault) }
  },
  backLabel: 'Arıza Kodları',
  render: ({ page }) => <FaultView {...page} />,
})
