import 'server-only'
import { headers } from 'next/headers'
import { THEME_COLOR } from '@/components/ui/theme-color'

/**
 * Sets the chosen theme before first paint; without a choice the page follows the system. The chosen colour comes first
 * in the head, because browsers take the first `theme-color` that applies. A press on `data-switches-theme`
 * changes between light and dark, also where storage is forbidden. The script is inline, because a file would
 * come too late. The Content-Security-Policy of cached pages lists its hash; admin pages have a nonce per request.
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
