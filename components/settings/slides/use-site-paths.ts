import { useRead } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'
import { PAGES, servicePath } from '@/lib/site/pages'

/** The pages of this site that a link may lead to. Until the services are read they are missing. */
export function useSitePaths(): { path: string; label: string }[] {
  const { data = [] } = useRead(apiPath('Services'))
  const services = data.map(({ slug, title }) => ({ path: servicePath(slug), label: title }))
  return [...PAGES.map(({ path, label }) => ({ path, label })), ...services]
}
