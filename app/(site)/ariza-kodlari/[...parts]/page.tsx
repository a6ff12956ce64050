import { faultListPage } from '@/components/faults/lists/list-page'
import { PATHS } from '@/lib/site/pages'

type Props = { params: Promise<{ parts: string[] }> }

/** The lists of a brand, of a device group, of a letter, and their pages. */
const list = faultListPage(async ({ params }: Props) => [PATHS.faults, ...(await params).parts].join('/'))

export const generateMetadata = list.generateMetadata
export default list.Page
