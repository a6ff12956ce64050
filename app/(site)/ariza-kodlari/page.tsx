import { PATHS } from '@/lib/site/pages'
import { faultListPage } from '@/components/faults/lists/list-page'

const index = faultListPage(async () => PATHS.faults)

export const generateMetadata = index.generateMetadata
export default index.Page
