import { Moon, Sun } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import { SquareButton } from '@/components/ui/square-button'

/** Button that switches the theme (theme-script.tsx). CSS shows the icon of the other theme. */
export function ThemeSwitch() {
  return (
    <SquareButton aria-label="Temayı değiştir" data-switches-theme className="noscript:hidden">
      <Icon of={Moon} className="size-5 dark:hidden" />
      <Icon of={Sun} className="hidden size-5 dark:block" />
    </SquareButton>
  )
}
