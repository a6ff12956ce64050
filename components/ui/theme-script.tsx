import 'server-only'

/**
 * Sets the chosen theme before first paint; without a choice nothing is set and CSS follows the system.
 * Inline, because a file would come too late. On kept pages the front lists its hash in the Content-Security-Policy;
 * a page with a nonce of its own passes it.
 */
const SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}"

export function ThemeScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
