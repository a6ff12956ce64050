'use client'

import { Moon, Sun } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import { SQUARE_BUTTON } from '@/components/ui/square-button'
import { THEME_COLOR } from '@/components/ui/theme-color'

/** The browser's bar in the chosen theme, before the colours that follow the system (theme-script.tsx). */
function paintBrowser(theme: 'light' | 'dark') {
  const first = document.head.firstElementChild
  const chosen = first instanceof HTMLMetaElement && first.name === 'theme-color' ? first : document.createElement('meta')
  chosen.name = 'theme-color'
  chosen.content = THEME_COLOR[theme]
  document.head.prepend(chosen)
}

/** Changes between light and dark; from then on the person's choice counts, in every tab opened later. */
export function switchTheme() {
  const root = document.documentElement
  const shown = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const next = shown === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  paintBrowser(next)
  try {
    localStorage.setItem('theme', next)
  } catch {
    // Storage is forbidden: the choice holds for this page.
  }
}

/** Shows the theme it leads to; which one that is, CSS knows before any script runs. */
export function ThemeSwitch() {
  return (
    <button type="button" aria-label="Temayı değiştir" onClick={switchTheme} className={`${SQUARE_BUTTON} noscript:hidden`}>
      <Icon of={Moon} className="size-5 dark:hidden" />
      <Icon of={Sun} className="hidden size-5 dark:block" />
    </button>
  )
}
