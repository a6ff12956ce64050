import { previewMetadata, previewPage } from '@/app/admin/(preview)/_components/preview-page'
import { FaultView } from '@/components/site/fault'
import { faultOnPage } from '@/lib/domains/fault-pages/data'
import { getFaultById } from '@/lib/domains/faults/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

export const metadata = previewMetadata

export default previewPage({
  screen: ADMIN_PATHS.faults,
  get: async (id) => {
    const fault = await getFaultById(id)
    return { ...fault, page: await faultOnPage(fault) }
  },
  back: 'Arıza Kodları',
  render: ({ page }) => <FaultView {...page} />,
})
