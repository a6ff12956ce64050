import { NotFoundView } from '@/components/site/not-found-view'
import { SiteFrame } from '@/components/site/site-frame'
import { missingMetadata } from '@/lib/seo/metadata'

export const metadata = missingMetadata('Sayfa Bulunamadı')

/** For `notFound()` outside the public pages; those have `[...rest]`. Next's own uses inline styles. */
export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundView />
    </SiteFrame>
  )
}
