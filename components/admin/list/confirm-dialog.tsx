'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { keepTabInside } from '@/components/ui/keep-tab-inside'

type ConfirmDialogProps = {
  open: boolean
  /** What will happen. */
  children: ReactNode
  title?: string
  confirm?: string
  cancel?: string
  /** What is being done after 'Sil' ('Siliniyor'): both buttons wait. */
  busy?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be undone; the focus stands on the way back, and Escape takes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, children, title = 'Onay Gerekli', confirm = 'Sil', cancel = 'İptal', busy, onConfirm, onCancel } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    const shown = dialog.current!
    shown.addEventListener('keydown', keepTabInside)
    if (!open) return () => shown.removeEventListener('keydown', keepTabInside)
    shown.showModal()
    back.current?.focus()
    return () => {
      shown.removeEventListener('keydown', keepTabInside)
      // The browser gives the focus back to where it was.
      shown.close()
    }
  }, [open])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-locks-page
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onCancel()
      }}
      className="m-auto w-[min(28rem,calc(100vw-32px))] border-2 border-edge bg-sheet text-ink shadow-float backdrop:bg-veil"
    >
      <h2 id={`${id}-title`} className="border-b-2 border-edge px-5 py-4 text-[1.1875rem]">
        {title}
      </h2>
      <div id={`${id}-text`} className="p-5">
        {children}
      </div>
      <div className="flex flex-wrap gap-3 px-5 pb-5">
        <Button size="compact" variant="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button ref={back} size="compact" disabled={Boolean(busy)} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </dialog>
  )
}
