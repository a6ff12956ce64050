import { faultListPage } from '@/components/faults/lists/list-page'
import { PATHS } from '@/lib/site/pages'

type Props = { params: Promise<{ parts: string[] }> }

/** The list of a brand, a device group or a letter, and its further pages. */
const list = faultListPage(async ({ params }: Props) => [PATHS.faults, ...(await params).parts].join('/'))

export const generateMetadata = list.generateMetadata
export default list.Page
