import 'server-only'
import { headers } from 'next/headers'

/**
 * A script in the page itself. On cached pages the Content-Security-Policy lists its hash. On admin pages it has the
 * request's nonce, which Next also reads from the policy header.
 */
export async function InlineScript({ source }: { source: string }) {
  const nonce = /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: source }} />
}
