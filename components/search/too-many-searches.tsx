import { NoPage } from '@/components/site/failures/missing'
import { TelLink } from '@/components/site/text/tel-link'
import { MoreLink } from '@/components/site/text/text-links'
import { buttonClasses } from '@/components/ui/button-classes'
import { setPageStatus } from '@/lib/platform/runtime/render-context'
import { PATHS } from '@/lib/site/pages'
import { searchPath } from '@/lib/site/page-queries'

/** 429 for a network that searches too often. The text stays in the link. `wait` is in seconds. */
export function TooManySearches({ text, wait }: { text: string; wait: number }) {
  setPageStatus(429)
  return (
    <NoPage
      title="Çok sayıda arama yapıldı"
      text={`Bu bağlantıdan bir dakikada 30’dan fazla arama geldi. ${wait} saniye sonra yeniden deneyin; aradığınız “${text}” duruyor. Beklemek istemezseniz kodları listeden bulun ya da telefon edin.`}>
      <a href={searchPath(text)} data-act className={buttonClasses({ variant: 'primary', size: 'large' })}>
        Yeniden Dene
      </a>
      <MoreLink plain href={PATHS.faults}>
        Arıza Kodları
      </MoreLink>
      <TelLink />
    </NoPage>
  )
}
