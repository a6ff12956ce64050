import { InlineScript } from '@/components/ui/inline-script'

/** Background colours of the themes (app/globals.css), for the browser's address bar. */
export const THEME_COLOR = { light: '#f8f9f6', dark: '#0e1a27' } as const

/**
 * Applies the stored theme before first paint. A click on `data-switches-theme` switches the theme. Without a stored
 * choice the page follows the system. A choice also applies to tabs that are opened later; if storage is forbidden, only
 * to this page. The chosen `theme-color` comes before those that follow the system, because browsers use the first that
 * matches. The script is inline because a file would load too late.
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

export function ThemeScript() {
  return <InlineScript source={SCRIPT} />
}
