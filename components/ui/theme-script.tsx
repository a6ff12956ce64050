import 'server-only'
import { headers } from 'next/headers'
import { THEME_COLOR } from '@/components/ui/theme-color'

/**
 * Sets the chosen theme before first paint, its colour before those that follow the system, of which browsers take the first
 * that applies; without a choice nothing is set and all follows the system.
 * Inline, because a file would come too late. On kept pages the front lists its hash in the Content-Security-Policy;
 * a page of the panel bears the nonce that the front gave its request, in the policy that Next reads it from too.
 */
const SCRIPT =
  `try{var c=${JSON.stringify(THEME_COLOR)},t=localStorage.getItem('theme'),m=document.createElement('meta');` +
  "if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;m.name='theme-color';m.content=c[t];document.head.prepend(m)}}catch(e){}"

export async function ThemeScript() {
  const nonce = /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
