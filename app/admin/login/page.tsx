import { adminMetadata } from '@/components/admin/shell/admin-page'
import { Logo } from '@/components/site/logo'
import { demoAccount } from '@/lib/auth/demo-account'
import { returnPath } from '@/lib/auth/return-path'
import { getCompany } from '@/lib/domains/settings/data'
import { env } from '@/lib/env'
import { PATHS } from '@/lib/site/pages'
import { SignIn } from './_components/sign-in'

export const metadata = adminMetadata('Giriş')

export default async function LoginPage({ searchParams }: { searchParams: Promise<{ from?: string | string[] }> }) {
  const { from } = await searchParams
  const { name } = await getCompany()
  return (
    <main
      id="icerik"
      className="grid min-h-dvh grid-cols-[min(26rem,100%)] place-content-center gap-6 px-4 pt-6 pb-[12vh]">
      {/* A whole load: the site has a policy of its own. */}
      <a href={PATHS.home} className="justify-self-start no-underline">
        <Logo name={name} className="h-11 w-[120px]" />
        <span className="sr-only">{name}, siteye dön</span>
      </a>
      <SignIn target={returnPath(Array.isArray(from) ? from[0] : from)} demo={demoAccount(env())} />
    </main>
  )
}
