import type { NextRequest } from 'next/server'
import { sessionCookieName } from '@/lib/accounts/cookie'
import { isAllowed } from '@/lib/access/roles'
import { sessionOf } from '@/lib/accounts/sessions'
import { findPhoto } from '@/lib/photos/data'
import { methodNotAllowed, servePhoto } from '@/lib/api/serve-file'

type Context = { params: Promise<{ path: string[] }> }

/** A private photo for staff: /admin/foto/{id}, or …/kucuk and …/orta for smaller files. Without access it answers 404. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const token = request.cookies.get(sessionCookieName())?.value
  return servePhoto(request, (await params).path, async (id) => {
    const session = token && (await sessionOf(token))
    return session && (isAllowed(session, 'orders') || isAllowed(session, 'messages')) ? findPhoto(session, id) : null
  })
}

export const HEAD = GET

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT }
