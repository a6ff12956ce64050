'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { keepTabInside } from '@/components/ui/keep-tab-inside'

type ModalProps = ComponentProps<'dialog'> & {
  open: boolean
  /** A media query that closes the dialog, such as the width from which the page itself shows the menu. */
  closeWhen?: string
}

/**
 * A modal `<dialog>`. The page behind it does not scroll, Tab stays inside, and the browser returns the focus when it
 * closes. `onClose` is called after closing, `onCancel` before Escape closes it.
 */
export function Modal({ open, closeWhen, ...dialog }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!open) return undefined
    const dialogElement = ref.current!
    dialogElement.showModal()
    return () => dialogElement.close()
  }, [open])

  useEffect(() => {
    if (!closeWhen) return undefined
    const media = matchMedia(closeWhen)
    const close = () => media.matches && ref.current?.close()
    media.addEventListener('change', close)
    return () => media.removeEventListener('change', close)
  }, [closeWhen])

  return <dialog onKeyDown={keepTabInside} {...dialog} ref={ref} data-locks-page />
}
