import 'server-only'
import { headers } from 'next/headers'

/**
 * Sets the chosen theme before first paint; without a choice nothing is set and CSS follows the system.
 * Inline, because a file would come too late. On kept pages the front lists its hash in the Content-Security-Policy;
 * a page of the panel bears the nonce that the front gave its request, in the policy that Next reads it from too.
 */
const SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}"

export async function ThemeScript() {
  const nonce = /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
