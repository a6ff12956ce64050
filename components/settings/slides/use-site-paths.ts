import { useRead } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'
import { PAGES, servicePath } from '@/lib/site/pages'

/** Returns the pages of the site that a link can lead to. The pages of services are missing until they are loaded. */
export function useSitePaths(): { path: string; label: string }[] {
  const { data = [] } = useRead(apiPath('Services'))
  const services = data.map(({ slug, title }) => ({ path: servicePath(slug), label: title }))
  return [...PAGES.map(({ path, label }) => ({ path, label })), ...services]
}
