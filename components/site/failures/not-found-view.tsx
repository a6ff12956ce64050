import { Missing } from '@/components/site/failures/missing'
import { PATHS } from '@/lib/site/pages'

export const NOT_FOUND_TITLE = 'Sayfa Bulunamadı'

/** Content of the 404 page for an unknown address. */
export function NotFoundView() {
  return (
    <Missing
      title={NOT_FOUND_TITLE}
      text="Bu adreste bir sayfa yok. Bağlantı eski ya da yanlış yazılmış olabilir."
      back={{ label: 'Ana Sayfaya Dön', href: PATHS.home }}
      more={{ label: 'Hizmetlerimiz', href: PATHS.services }}
    />
  )
}
