'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Modal } from '@/components/ui/modal'
import { SearchForm } from './search-form'

/** Whether the focus is in a field, where a key is text. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** The panel's search: a dialog that `/`, Ctrl+K and a press on `data-opens-search` open on every screen. */
export function PanelSearch() {
  const pathname = usePathname()
  // The path at which the dialog was opened. A navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event)
      const isCtrlK =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      // Ignores keys that an open dialog or an editor has handled.
      if (event.defaultPrevented || (!isCtrlK && (!isSlash || document.querySelector('dialog[open]')))) return
      event.preventDefault()
      setOpenAt(pathname)
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-opens-search]')) setOpenAt(pathname)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  }, [pathname])
  const close = () => setOpenAt(null)
  return (
    <Modal
      open={isOpen}
      aria-label="Panelde ara"
      onClose={close}
      // A click outside of the dialog hits its backdrop, which is the dialog element.
      onClick={(event) => event.target === event.currentTarget && close()}
      className="fixed inset-x-auto top-18 left-0 m-0 max-h-[calc(100dvh-88px)] w-[50rem] max-w-full overflow-auto border-2 border-edge bg-paper p-0 text-ink shadow-float backdrop:bg-transparent max-lg:inset-0 max-lg:h-dvh max-lg:max-h-none max-lg:w-full max-lg:border-0 max-lg:shadow-none open:flex open:flex-col pointer-fine:[@media(max-height:850px)]:lg:top-14 pointer-fine:[@media(max-height:850px)]:lg:max-h-[calc(100dvh-72px)]">
      {isOpen && <SearchForm onClose={close} />}
    </Modal>
  )
}
