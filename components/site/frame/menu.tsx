'use client'

import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { keepTabInside } from '@/components/ui/keep-tab-inside'
import { SQUARE_BUTTON, SquareButton } from '@/components/ui/square-button'
import { useHydrated } from '@/components/ui/use-hydrated'

/** Closes the menu when a link in it is followed, because the header survives soft navigations. */
function closeOnLink(event: MouseEvent) {
  const { currentTarget: menu, target } = event
  if (menu instanceof HTMLDialogElement && target instanceof Element && target.closest('a')) menu.close()
}

/** Menu of narrow windows. Without scripts its button is a link to the list of pages in the footer. */
export function Menu({ logo, children }: { logo: ReactNode; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLAnchorElement>(null)
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const menu = dialog.current
    const wideWindow = matchMedia('(min-width: 1141px)')
    // A click before hydration may have opened the menu (lib/server/render/page-starter.ts).
    if (menu?.open) setOpen(true)
    const closeWhenWide = () => wideWindow.matches && menu?.close()
    wideWindow.addEventListener('change', closeWhenWide)
    menu?.addEventListener('click', closeOnLink)
    return () => {
      wideWindow.removeEventListener('change', closeWhenWide)
      menu?.removeEventListener('click', closeOnLink)
    }
  }, [])

  const openMenu = () => {
    dialog.current?.showModal()
    setOpen(true)
  }
  const handleClose = () => {
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <>
      <a
        ref={opener}
        href="#sayfalar"
        aria-label="Menü"
        data-opens="menu"
        {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
        onClick={(event) => {
          event.preventDefault()
          openMenu()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          openMenu()
        }}
        className={`${SQUARE_BUTTON} nav:hidden`}>
        <Icon of={MenuIcon} />
      </a>
      <dialog
        ref={dialog}
        id="menu"
        aria-label="Menü"
        data-locks-page
        onClose={handleClose}
        onKeyDown={keepTabInside}
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-auto overscroll-contain bg-sheet text-ink backdrop:bg-sheet">
        <div className="sticky top-0 z-1 flex h-[73px] items-center justify-between border-b border-edge bg-sheet px-gut max-xs:h-[61px]">
          {logo}
          <form method="dialog" className="contents">
            <SquareButton type="submit" icon={X} aria-label="Menüyü kapat" />
          </form>
        </div>
        {children}
      </dialog>
    </>
  )
}
