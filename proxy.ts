import { NextResponse, type NextRequest } from 'next/server'
import { sessionCookieName } from '@/lib/auth/cookie'
import { loginPath } from '@/lib/auth/return-path'
import { sessionOf } from '@/lib/auth/sessions'
import { fallback503 } from '@/lib/http/fallback-pages'
import { expectedFailure } from '@/lib/http/failures'
import { ADMIN_PATHS } from '@/lib/site/pages'

/** Nothing else: on a matched path Next cuts bodies at 10 MB. */
export const config = { matcher: '/admin/:path*' }

/** Nobody is signed out by an outage: the cookie stays, and the same address works again afterwards. */
function unavailable(): NextResponse {
  const { status, headers, body } = fallback503
  return new NextResponse(new Uint8Array(body), { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}

/**
 * Turns visitors without a living session away before a page is begun, so that they get a plain redirection instead of
 * a flash of the panel. It is no guard: each page and each mutation asks for the session itself.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl
  if (pathname === ADMIN_PATHS.login) return NextResponse.next()
  try {
    const token = request.cookies.get(sessionCookieName())?.value
    if (token && (await sessionOf(token))) return NextResponse.next()
  } catch (error) {
    if (expectedFailure(error)?.code === 'database-unavailable') return unavailable()
    throw error
  }
  // The router's own parameter would make the page after sign-in a piece of data.
  searchParams.delete('_rsc')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  const response = NextResponse.redirect(new URL(loginPath(pathname + search), request.nextUrl), 307)
  response.headers.set('Cache-Control', 'no-store')
  return response
}
