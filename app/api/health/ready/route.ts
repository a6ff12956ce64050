import { readiness } from '@/lib/domains/health/data'

export const dynamic = 'force-dynamic'

/** 200 when the database answers and the site is not shutting down; otherwise 503, so that no visitor is sent here. */
export async function GET(): Promise<Response> {
  const status = await readiness()
  const headers = { 'Cache-Control': 'no-store' }
  return status === 'ready'
    ? Response.json({ status }, { headers })
    : Response.json({ status }, { status: 503, headers: { ...headers, 'Retry-After': '5' } })
}
