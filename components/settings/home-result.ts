import type { Settings } from '@/lib/settings/schema'
import { HOME_SEARCH } from '@/lib/site/pages'

/** Returns what search engines show for the home page, with defaults for blank texts. */
export function homeSearchPreview({ company }: Pick<Settings, 'company'>, search: Settings['search'], siteUrl: string) {
  return {
    address: new URL(siteUrl).host,
    title: search.title.trim() || `${HOME_SEARCH.title} | ${company.fullName}`,
    description: search.description.trim() || HOME_SEARCH.description,
  }
}
