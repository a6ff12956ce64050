import { NextResponse, type NextRequest } from 'next/server'
import { sessionCookieName } from '@/lib/auth/cookie'
import { loginPath } from '@/lib/auth/return-path'
import { sessionOf } from '@/lib/auth/sessions'
import { fallback503 } from '@/lib/http/fallback-pages'
import { expectedFailure } from '@/lib/http/failures'
import { ADMIN_PATHS, ADMIN_PHOTOS, FORGOTTEN_PASSWORD_PATH, INVITATION_FOLDER } from '@/lib/site/admin-pages'

/** Only admin pages, because Next truncates bodies at 10 MB on matched paths. */
export const config = { matcher: '/admin/:path*' }

/** Pages for people who cannot sign in yet, and photos, which answer 404 by themselves: a sign-in page is no picture. */
const OPEN_PAGES = [ADMIN_PATHS.login, FORGOTTEN_PASSWORD_PATH, INVITATION_FOLDER, ADMIN_PHOTOS]

/** Answers 503 during an outage and keeps the cookie, so that the visitor stays signed in. */
function unavailable(): NextResponse {
  const { status, headers, body } = fallback503()
  return new NextResponse(new Uint8Array(body), { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}

/**
 * Redirects visitors without a valid session before Next starts a page, so that the admin panel does not flash up.
 * This is not the guard: each page and each mutation checks the session itself.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl
  const isOpen = OPEN_PAGES.some((page) => pathname === page || pathname.startsWith(`${page}/`))
  if (isOpen) return NextResponse.next()
  try {
    const token = request.cookies.get(sessionCookieName())?.value
    if (token && (await sessionOf(token))) return NextResponse.next()
  } catch (error) {
    if (expectedFailure(error)?.code === 'database-unavailable') return unavailable()
    throw error
  }
  // With the router's own parameter the browser would load the page's data instead of the page after sign-in.
  searchParams.delete('_rsc')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  const response = NextResponse.redirect(new URL(loginPath(pathname + search), request.nextUrl), 307)
  response.headers.set('Cache-Control', 'no-store')
  return response
}
