import { Missing } from '@/components/site/missing'

/** The 404 of an address that the site does not have. */
export function NotFoundView() {
  return (
    <Missing
      title="Sayfa Bulunamadı"
      text="Bu adreste bir sayfa yok. Bağlantı eski ya da yanlış yazılmış olabilir."
      back={{ label: 'Ana Sayfaya Dön', href: '/' }}
      more={{ label: 'Hizmetlerimiz', href: '/hizmetler' }}
    />
  )
}
