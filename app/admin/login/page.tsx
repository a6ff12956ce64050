import { adminMetadata } from '@/components/admin/shell/admin-page'
import { Entrance } from '@/components/admin/shell/entrance'
import { demoAccount } from '@/lib/auth/demo-account'
import { returnPath } from '@/lib/auth/return-path'
import { env } from '@/lib/env'
import { SignIn } from './_components/sign-in'

export const metadata = adminMetadata('Giriş')

export default async function LoginPage({ searchParams }: { searchParams: Promise<{ from?: string | string[] }> }) {
  const { from } = await searchParams
  return (
    <Entrance>
      <SignIn target={returnPath(Array.isArray(from) ? from[0] : from)} demo={demoAccount(env())} />
    </Entrance>
  )
}
