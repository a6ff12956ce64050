import type { NextRequest } from 'next/server'
import { sessionCookieName } from '@/lib/accounts/cookie'
import { sessionOf } from '@/lib/accounts/sessions'
import { methodNotAllowed, serveCsv } from '@/lib/api/serve-file'
import { getReportFile } from '@/lib/report/data'

type Context = { params: Promise<{ file: string }> }

/** A figure of the report: /admin/rapor/csv/markalar.csv. Without access it answers 404. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const token = request.cookies.get(sessionCookieName())?.value
  const { file } = await params
  return serveCsv(request, async () => {
    const session = token && (await sessionOf(token))
    return session ? getReportFile(session, file, Object.fromEntries(request.nextUrl.searchParams)) : null
  })
}

export const HEAD = GET

export { methodNotAllowed as DELETE, methodNotAllowed as PATCH, methodNotAllowed as POST, methodNotAllowed as PUT }
