import { PageSection } from '@/components/site/section'
import { PageTitle } from '@/components/site/page-title'
import { RetryLink } from '@/components/site/failures/retry-link'
import { Alert } from '@/components/ui/alert'
import { setPageStatus } from '@/lib/platform/runtime/render-context'

/** Content of a page whose data cannot be read. Sets the response's status to 503. */
export function Unavailable({ title, message }: { title: string; message: string }) {
  setPageStatus(503)
  return (
    <>
      <PageTitle title={title} />
      <PageSection top="edge" space="form">
        <Alert density="normal" tone="bad" title={message} className="max-w-160" actions={<RetryLink />} />
      </PageSection>
    </>
  )
}
