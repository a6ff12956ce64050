import { NOT_FOUND_TITLE, NotFoundView } from '@/components/site/not-found-view'
import { missingMetadata } from '@/lib/seo/metadata'

export const metadata = missingMetadata(NOT_FOUND_TITLE)

/** Any address that no other page has. A page of its own, so that it comes whole, with its title, without scripts. */
export default function NotFoundPage() {
  return <NotFoundView />
}
