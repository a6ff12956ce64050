import { listPage } from '@/components/articles/list-page'

const firstPage = listPage(async () => 1)

export const generateMetadata = firstPage.generateMetadata
export default firstPage.Page
