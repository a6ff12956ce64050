import { adminMetadata } from '@/components/admin/shell/admin-page'
import { AuthPage } from '@/components/admin/shell/auth-page'
import { demoAccount } from '@/lib/accounts/demo-account'
import { returnPath } from '@/lib/accounts/return-path'
import { env } from '@/lib/platform/env'
import { FORGOTTEN_PASSWORD_PATH } from '@/lib/site/admin-pages'
import { SignInScreen } from '@/components/accounts/auth/sign-in'

export const metadata = adminMetadata('Giriş')

export default async function LoginPage({ searchParams }: { searchParams: Promise<{ from?: string | string[] }> }) {
  const { from } = await searchParams
  return (
    <AuthPage>
      <SignInScreen target={returnPath(Array.isArray(from) ? from[0] : from)} demo={demoAccount(env())} />
      {/* Loaded as a document, because the other page has its own referrer policy. */}
      <a href={FORGOTTEN_PASSWORD_PATH} className="-my-2 flex min-h-11 items-center justify-self-start">
        Şifremi unuttum
      </a>
    </AuthPage>
  )
}
