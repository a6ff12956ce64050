import { permanentRedirect } from 'next/navigation'
import { listPage } from '@/components/articles/list-page'
import { PATHS } from '@/lib/site/pages'

/** Numbers have at most four digits. The first page has the list's own address. */
const furtherPage = listPage(async ({ params }: { params: Promise<{ page: string }> }) => {
  const { page: segment } = await params
  if (segment === '1') permanentRedirect(PATHS.blog)
  return /^[1-9]\d{0,3}$/.test(segment) ? Number(segment) : null
})

export const generateMetadata = furtherPage.generateMetadata
export default furtherPage.Page
