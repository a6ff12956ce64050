import { PageSection } from '@/components/site/section'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { setPageStatus } from '@/lib/platform/runtime/render-context'
import { searchPath } from '@/lib/site/page-queries'
import { SearchHead } from './search-head'

/** A failed search. The text stays in the field and in the link. */
export function FailedSearch({ text, message }: { text: string; message: string }) {
  setPageStatus(503)
  const retry = (
    <a href={searchPath(text)} className={buttonClasses({ size: 'normal' })}>
      Yeniden Dene
    </a>
  )
  return (
    <>
      <SearchHead title="Arama" lead="Alarm kodu, belirti, cihaz ya da marka yazın." text={text} />
      <PageSection top="edge" space="form">
        <Alert density="normal" tone="bad" title={message} className="max-w-160" actions={retry} />
      </PageSection>
    </>
  )
}
