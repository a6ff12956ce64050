import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetSingletons } from '@/e2e/support/forget-singletons'

beforeEach(() => {
  forgetSingletons('site.env')
  vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
})
afterEach(() => vi.unstubAllEnvs())

const cookiesAt = async (site: string) => {
  vi.stubEnv('SITE_URL', site)
  const { clearedCookies, sessionCookies } = await import('@/lib/accounts/cookie')
  return [sessionCookies('a.b.c', new Date(Date.now() + 60_000))[0]!, clearedCookies()[0]!]
}

it('the session cookie is Secure and has the __Secure- prefix only if the site uses https', async () => {
  for (const cookie of await cookiesAt('https://www.ornek.example'))
    expect(cookie).toMatch(/^__Secure-admin_session=[^;]*; Path=\/admin; .*; HttpOnly; SameSite=Lax; Secure$/)
  forgetSingletons('site.env')
  for (const cookie of await cookiesAt('http://localhost:3000'))
    expect(cookie).toMatch(/^admin_session=[^;]*; .*; HttpOnly; SameSite=Lax$/)
})

it('the session cookie is sent to the panel and to customers’ order pages', async () => {
  vi.stubEnv('SITE_URL', 'http://localhost:3000')
  const { sessionCookies } = await import('@/lib/accounts/cookie')
  const paths = sessionCookies('a.b.c', new Date()).map((cookie) => /; Path=([^;]*);/.exec(cookie)![1])
  expect(paths).toEqual(['/admin', '/is-emri'])
})
