import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
})
afterEach(() => vi.unstubAllEnvs())

const cookieAt = async (site: string) => {
  vi.stubEnv('SITE_URL', site)
  const { clearedCookie, sessionCookie } = await import('@/lib/accounts/cookie')
  return [sessionCookie('a.b.c', new Date(Date.now() + 60_000)), clearedCookie()]
}

it('is Secure only if the site uses https', async () => {
  for (const cookie of await cookieAt('https://www.ornek.example'))
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  vi.resetModules()
  for (const cookie of await cookieAt('http://localhost:3000')) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
})

it('has the __Secure- prefix on https', async () => {
  for (const cookie of await cookieAt('https://www.ornek.example')) {
    expect(cookie).toMatch(/^__Secure-admin_session=[^;]*; Path=\/admin; /)
  }
})

it('expires with its session, or at once when deleted', async () => {
  const [session, cleared] = await cookieAt('http://localhost:3000')
  expect(session).toMatch(/^admin_session=a\.b\.c; Path=\/admin; Max-Age=(60|59); Expires=/)
  expect(cleared).toMatch(/^admin_session=; Path=\/admin; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT;/)
})
