import { db } from '@/lib/db'
import { isDraining } from '@/lib/front/draining'

export const dynamic = 'force-dynamic'

const headers = { 'Cache-Control': 'no-store' }

/** 200 when the database answers and the site is not shutting down; otherwise 503, so that no visitor is sent here. */
export async function GET(): Promise<Response> {
  if (isDraining()) return Response.json({ status: 'stopping' }, { status: 503, headers })
  try {
    await db().$queryRaw`select 1`
    return Response.json({ status: 'ready' }, { headers })
  } catch {
    return Response.json({ status: 'database-away' }, { status: 503, headers: { ...headers, 'Retry-After': '5' } })
  }
}
