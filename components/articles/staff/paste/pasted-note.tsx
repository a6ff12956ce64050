import { ClipboardPaste, Undo2, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SquareButton } from '@/components/ui/square-button'
import type { PastedNoteText } from './use-paste'

type PastedNoteProps = { note: PastedNoteText | null; onUndo: () => void; onClose: () => void }

/** Says what a paste kept and left out, with a button that undoes it. */
export function PastedNote({ note, onUndo, onClose }: PastedNoteProps) {
  return (
    <div
      className={
        note
          ? 'sticky top-0 z-1 grid min-h-15 grid-cols-[20px_minmax(0,1fr)_auto_44px] items-center gap-x-3 gap-y-1 border-b border-line bg-sheet py-2 pr-2 pl-5 shadow-[inset_4px_0_0_var(--color-ink)] max-lg:top-15 max-sm:grid-cols-[20px_minmax(0,1fr)_44px] max-sm:border-t max-sm:pl-4'
          : ''
      }>
      {note && <Icon of={ClipboardPaste} className="size-5 max-sm:mt-3 max-sm:self-start" />}
      <output>
        {note && (
          <>
            <b className="font-semibold">{note.kept}</b> <span className="text-ink-2">{note.dropped}</span>
          </>
        )}
      </output>
      {note && (
        <>
          <Button
            icon={Undo2}
            onClick={onUndo}
            className="max-sm:col-start-2 max-sm:row-start-2 max-sm:mb-1.5 max-sm:justify-self-start">
            Geri al
          </Button>
          <SquareButton icon={X} aria-label="Notu kapat" onClick={onClose} className="max-sm:self-start" />
        </>
      )}
    </div>
  )
}
