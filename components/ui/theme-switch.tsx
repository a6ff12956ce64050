'use client'

import { Moon, Sun } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import { SQUARE_BUTTON } from '@/components/ui/square-button'

/** Changes between light and dark; from then on the person's choice counts, in every tab opened later. */
export function switchTheme() {
  const root = document.documentElement
  const shown = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const next = shown === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
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
