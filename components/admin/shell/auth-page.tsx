import type { ReactNode } from 'react'
import { RetryLink } from '@/components/site/failures/retry-link'
import { CompanyLogo } from '@/components/site/frame/logo'
import { Alert } from '@/components/ui/alert'
import { messageOf } from '@/lib/api/problems'
import { expectedFailure } from '@/lib/platform/failures'
import { setPageStatus } from '@/lib/platform/runtime/render-context'
import { getCompany } from '@/lib/settings/data'
import { PATHS } from '@/lib/site/pages'

export async function AuthPage({ children }: { children: ReactNode }) {
  const company = await getCompany()
  return (
    <main
      id="icerik"
      className="grid min-h-dvh grid-cols-[min(26rem,100%)] place-content-center gap-6 px-4 pt-6 pb-[12vh]">
      {/* Loaded as a document, because the site has its own security policy. */}
      <a href={PATHS.home} className="justify-self-start no-underline">
        <CompanyLogo company={company} className="h-11 w-[120px]" />
        <span className="sr-only">{company.name}, siteye dön</span>
      </a>
      {children}
    </main>
  )
}

/** Makes the page of a link with a token. Without the database it answers 503. */
export function linkPage(bodyFor: (token: string) => Promise<ReactNode>) {
  return async function LinkPage({ params }: { params: Promise<{ token: string }> }) {
    const { token } = await params
    const body = await bodyFor(token).catch((error: unknown) => {
      const failure = expectedFailure(error)
      if (failure?.code !== 'database-unavailable') throw error
      setPageStatus(503)
      return <Alert tone="bad" title={messageOf(failure)} actions={<RetryLink />} />
    })
    return <AuthPage>{body}</AuthPage>
  }
}
