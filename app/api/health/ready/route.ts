import { readiness } from '@/lib/domains/health/data'

export const dynamic = 'force-dynamic'

/** Answers 200 if visitors may be sent to this process, or else 503. */
export async function GET(): Promise<Response> {
  const status = await readiness()
  const headers = { 'Cache-Control': 'no-store' }
  return status === 'ready'
    ? Response.json({ status }, { headers })
    : Response.json({ status }, { status: 503, headers: { ...headers, 'Retry-After': '5' } })
}
