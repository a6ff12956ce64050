import { NextRequest } from 'next/server'
import { beforeAll, expect, test } from 'vitest'
import { endSession } from '@/lib/accounts/sessions'
import { proxy } from '@/proxy'
import { newToken, useDatabase } from '../support/handlers'

useDatabase()

let token: string
beforeAll(async () => {
  token = await newToken()
})

const visit = (path: string, cookie?: string) =>
  proxy(new NextRequest(`http://site.example${path}`, { headers: cookie ? { cookie: `admin_session=${cookie}` } : {} }))
const locationOf = (response: Response) => {
  const { pathname, searchParams } = new URL(response.headers.get('location')!)
  return { pathname, from: searchParams.get('from') }
}
const goesOn = (response: Response) => response.headers.get('x-middleware-next') === '1'

test('with a valid session the guard lets a page render', async () => {
  expect(goesOn(await visit('/admin/blog', token))).toBe(true)
})

test('the sign-in page needs no session', async () => {
  for (const cookie of [undefined, 'abc', token])
    expect(goesOn(await visit('/admin/login?from=%2Fadmin', cookie))).toBe(true)
})

test.each(['/admin', '/admin/mesajlar?q=%C4%B1%C5%9F%C4%B1k&page=2', '/admin/yok'])(
  'without one %s is remembered on the way to the sign-in page',
  async (path) => {
    const revoked = await newToken()
    await endSession(revoked)
    for (const cookie of [undefined, 'abc', revoked]) {
      const response = await visit(path, cookie)
      expect(response.status).toBe(307)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(locationOf(response)).toEqual({ pathname: '/admin/login', from: path })
    }
  },
)

test("the remembered address omits the router's own parameter", async () => {
  expect(locationOf(await visit('/admin/blog?page=2&_rsc=x1')).from).toBe('/admin/blog?page=2')
})
