import { getSettings } from '@/lib/settings/data'
import { PROBLEMS } from '@/lib/api/problems'
import { securityText } from '@/lib/seo/security-text'

export const dynamic = 'force-dynamic'

const HEADERS = { 'content-type': 'text/plain; charset=utf-8' }

/** Contact for reporting vulnerabilities (RFC 9116). Answers 404 if none is set. */
export async function GET(): Promise<Response> {
  const { securityContact } = (await getSettings()).notifications
  if (securityContact === '') return new Response(PROBLEMS['no-such-file'].message, { status: 404, headers: HEADERS })
  return new Response(securityText(securityContact, new Date()), { headers: HEADERS })
}
