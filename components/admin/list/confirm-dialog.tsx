'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { DIALOG } from '@/components/admin/list/dialog'
import type { Deletion } from '@/components/admin/list/use-deletion'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'

type ConfirmDialogProps = {
  open: boolean
  children: ReactNode
  title?: string
  confirmLabel?: string
  cancelLabel?: string
  variant?: 'danger' | 'plain'
  /** Text of the running action ('Siliniyor'), which disables both buttons. */
  busy?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before an action. The cancel button gets the focus, and Escape cancels, too. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, children, title = 'Onay Gerekli', confirmLabel = 'Sil', cancelLabel = 'İptal' } = props
  const { variant = 'danger', busy, onConfirm, onCancel } = props
  const cancelButton = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (open) cancelButton.current?.focus()
  }, [open])

  return (
    <Modal
      open={open}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onCancel()
      }}
      className={`m-auto w-[min(28rem,calc(100vw-32px))] ${DIALOG}`}>
      <h2 id={`${id}-title`} className="border-b-2 border-edge px-5 py-4 text-[1.1875rem]">
        {title}
      </h2>
      <div id={`${id}-text`} className="p-5">
        {children}
      </div>
      <div className="flex flex-wrap gap-3 px-5 pb-5">
        <Button variant={variant} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button ref={cancelButton} disabled={Boolean(busy)} onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </Modal>
  )
}

type DeleteDialogProps<Item> = { deletion: Deletion<Item>; text: (item: Item) => ReactNode; note?: string }

export function DeleteDialog<Item>({ deletion, text, note }: DeleteDialogProps<Item>) {
  const { target, isBusy, confirm, cancel } = deletion
  return (
    <ConfirmDialog
      open={target !== null}
      busy={isBusy && 'Siliniyor'}
      onConfirm={() => void confirm()}
      onCancel={cancel}>
      <p>
        {target && text(target)} {note}
      </p>
    </ConfirmDialog>
  )
}
