import { Section } from '@/components/site/section'
import { PageTitle } from '@/components/site/page-title'
import { RetryLink } from '@/components/site/retry-link'
import { Notice } from '@/components/ui/notice'
import { answerWith } from '@/lib/runtime/render-context'

/** What stands in place of a page whose data could not be read; makes the answer a 503. */
export function Unavailable({ title, message }: { title: string; message: string }) {
  answerWith(503)
  return (
    <>
      <PageTitle title={title} />
      <Section top="edge" space="form">
        <Notice tone="bad" title={message} className="max-w-160" action={<RetryLink />} />
      </Section>
    </>
  )
}
