import { Ellipsis } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'

/** Classes of a link or button in an `<li>` of the menu. */
export const MENU_ITEM =
  'flex min-h-13 w-full cursor-pointer items-center gap-3 px-4 py-1.5 text-left leading-[1.3] no-underline hover:bg-tint'

/** A menu behind three dots with the less frequent actions of a screen. Choosing an action, Escape or a press outside closes it. */
export function MoreMenu({ children, className = '' }: { children: ReactNode; className?: string }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = menu.current!
    const [summary, list] = details.children as unknown as [HTMLElement, HTMLElement]
    const closeUnless = (staysOpen: boolean) => {
      details.open &&= staysOpen
    }
    const onPress = ({ target }: Event) => closeUnless(details.contains(target as Node))
    const onClick = ({ target }: Event) => closeUnless(!list.contains(target as Node))
    function onKey({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !details.open) return
      details.open = false
      summary.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onPress)
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onPress)
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <details ref={menu} className={`group relative ${className}`}>
      <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-ctl border border-edge group-open:bg-tint hover:bg-tint max-lg:border-0 [&::-webkit-details-marker]:hidden">
        <Icon of={Ellipsis} />
        <span className="sr-only">Diğer işler</span>
      </summary>
      <ul className="absolute top-[calc(100%+4px)] right-0 z-12 w-max min-w-60 border-2 border-edge bg-paper shadow-float [&>li:not(:first-child)]:border-t [&>li:not(:first-child)]:border-line">
        {children}
      </ul>
    </details>
  )
}
