import type { ReactNode } from 'react'
import { CompanyLogo } from '@/components/site/frame/logo'
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
