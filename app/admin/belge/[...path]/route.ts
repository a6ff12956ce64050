import type { NextRequest } from 'next/server'
import { sessionCookieName } from '@/lib/accounts/cookie'
import { isAllowed } from '@/lib/access/roles'
import { sessionOf } from '@/lib/accounts/sessions'
import { getPaper } from '@/lib/orders/paper/papers'
import { methodNotAllowed, servePaper } from '@/lib/api/serve-file'

type Context = { params: Promise<{ path: string[] }> }

/** A document for staff: /admin/belge/{id}/quote-1.pdf. Without access it answers 404, which does not reveal what exists. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const token = request.cookies.get(sessionCookieName())?.value
  const { path } = await params
  const [id = '', file = '', ...rest] = path
  return servePaper(request, rest.length > 0 ? '' : file, async (name) => {
    const session = token && (await sessionOf(token))
    return session && isAllowed(session, 'orders') ? getPaper(session, id, name) : null
  })
}

export const HEAD = GET

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT }
