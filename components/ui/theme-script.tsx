import 'server-only'
import { headers } from 'next/headers'
import { THEME_COLOR } from '@/components/ui/theme-color'

/**
 * Sets the chosen theme before first paint, its colour before those that follow the system, of which browsers take the first
 * that applies; without a choice nothing is set and all follows the system. A press on `data-switches-theme` changes between
 * light and dark. From then on the person's choice counts in every tab opened later, or on this page where storage is
 * forbidden.
 * Inline, because a file would come too late. On kept pages the front lists its hash in the Content-Security-Policy;
 * a page of the panel bears the nonce that the front gave its request, in the policy that Next reads it from too.
 */
const SCRIPT = `(function (colours) {
  var root = document.documentElement, bar = document.createElement('meta'), chosen
  function show(theme) {
    root.dataset.theme = theme
    bar.name = 'theme-color'
    bar.content = colours[theme]
    document.head.prepend(bar)
  }
  try { chosen = localStorage.getItem('theme') } catch (e) {}
  if (chosen === 'light' || chosen === 'dark') show(chosen)
  addEventListener('click', function (event) {
    if (!event.target.closest('[data-switches-theme]')) return
    var shown = root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
    show(shown === 'dark' ? 'light' : 'dark')
    try { localStorage.setItem('theme', root.dataset.theme) } catch (e) {}
  })
})(${JSON.stringify(THEME_COLOR)})`.replaceAll(/^ +/gm, '')

export async function ThemeScript() {
  const nonce = /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
