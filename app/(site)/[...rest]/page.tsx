import { Missing } from '@/components/site/missing'
import { missingMetadata } from '@/lib/seo/metadata'
import { PATHS } from '@/lib/seo/paths'

const TITLE = 'Sayfa Bulunamadı'

export const metadata = missingMetadata(TITLE)

/** Any address that no other page has. A page of its own, so that it comes whole, with its title, without scripts. */
export default function UnknownPage() {
  return (
    <Missing
      title={TITLE}
      text="Bu adreste bir sayfa yok. Bağlantı eski ya da yanlış yazılmış olabilir."
      back={{ label: 'Ana Sayfaya Dön', href: PATHS.home }}
      more={{ label: 'Hizmetlerimiz', href: PATHS.services }}
    />
  )
}
