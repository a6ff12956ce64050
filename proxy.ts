import { NextResponse, type NextRequest } from 'next/server'
import { sessionCookieName } from '@/lib/accounts/cookie'
import { loginPathFor } from '@/lib/accounts/return-path'
import { sessionOf } from '@/lib/accounts/sessions'
import { fallback503 } from '@/lib/api/fallback-pages'
import { expectedFailure } from '@/lib/platform/failures'
import { ADMIN_PHOTOS, isOpenAdminPage } from '@/lib/site/admin-pages'

/** Only admin pages, because Next truncates bodies at 10 MB on matched paths. */
export const config = { matcher: '/admin/:path*' }

/** Answers 503 during an outage and keeps the cookie, so that the visitor stays signed in. */
function unavailable(): NextResponse {
  const { status, headers, body } = fallback503()
  return new NextResponse(new Uint8Array(body), { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}

/**
 * Redirects visitors whose session has ended before Next starts a page, so that the admin panel does not flash up. A
 * request without a token does not get here (lib/server/routes/panel-pages.ts). This is not the guard: each page and each mutation
 * checks the session itself.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  // Photos answer 404 by themselves, because a sign-in page is not a picture.
  if (isOpenAdminPage(pathname) || pathname.startsWith(`${ADMIN_PHOTOS}/`)) return NextResponse.next()
  try {
    const token = request.cookies.get(sessionCookieName())?.value
    if (token && (await sessionOf(token))) return NextResponse.next()
  } catch (error) {
    if (expectedFailure(error)?.code === 'database-unavailable') return unavailable()
    throw error
  }
  const response = NextResponse.redirect(new URL(loginPathFor(pathname, search), request.nextUrl), 307)
  response.headers.set('Cache-Control', 'no-store')
  return response
}
