import { NOT_FOUND_TITLE, NotFoundView } from '@/components/site/failures/not-found-view'
import { missingMetadata } from '@/lib/seo/metadata'

export function generateMetadata() {
  return missingMetadata(NOT_FOUND_TITLE)
}

/** 404 for any unknown address. It is a page, because the response of `notFound()` is empty until scripts run. */
export default function NotFoundPage() {
  return <NotFoundView />
}
