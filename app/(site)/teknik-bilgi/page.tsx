import { listPage } from './_components/list-page'

const firstPage = listPage(async () => 1)

export const generateMetadata = firstPage.generateMetadata
export default firstPage.Page
