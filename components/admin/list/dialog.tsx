import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'

type DialogProps = {
  open: boolean
  title: string
  lead?: ReactNode
  width: string
  onClose: () => void
  /** Rendered while it is open. */
  children: () => ReactNode
}

/** A modal dialog with a title and a close button. */
export function Dialog({ open, title, lead, width, onClose, children }: DialogProps) {
  return (
    <Modal open={open} aria-label={title} onCancel={onClose} className={`m-auto ${width} ${DIALOG}`}>
      {open && (
        <>
          <div className="border-b-2 border-edge px-5 py-4">
            <h2 className="text-[1.1875rem]">{title}</h2>
            {lead && <p className="text-ink-2">{lead}</p>}
          </div>
          <div className="max-h-[60vh] overflow-y-auto">{children()}</div>
          <div className="border-t border-edge px-5 py-4">
            <Button onClick={onClose}>Kapat</Button>
          </div>
        </>
      )}
    </Modal>
  )
}

export const DIALOG = 'border-2 border-edge bg-sheet text-ink shadow-float backdrop:bg-veil'
