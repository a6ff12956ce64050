import type { ReactNode } from 'react'
import { ConflictBox, FailureBox, KeptBox, UndoBox } from '@/components/admin/form/editor-notices'
import type { Editor } from '@/components/admin/form/use-editor'
import { formatDayAndTime } from '@/lib/platform/turkish/dates'

/** What is said of files that a kept draft had, and of those that a draft had that came back. */
const FILES = {
  one: { lost: 'Seçtiğiniz resim saklanamadı, onu yeniden seçin.', again: 'seçtiğiniz resmi yeniden seçin.' },
  several: {
    lost: 'Seçtiğiniz resimler saklanamadı, onları yeniden seçin.',
    again: 'seçtiğiniz resimler varsa onları yeniden seçin.',
  },
}

type EditorMessagesProps<Item extends { id: string }, Draft> = {
  editor: Editor<Item, Draft>
  what?: 'kayıt' | 'bölüm' | 'slayt'
  /** The kept draft that is offered, and in which words. */
  offer: Editor<Item, Draft>['offers'][number] | undefined
  offered: { title: string; name?: string }
  /** Gives up the draft that came back. */
  onClear: () => void
  /** What is said of edits that were left. */
  children?: ReactNode
}

/** The editor's messages above its form: failure, conflict, and drafts that came back. */
export function EditorMessages<Item extends { id: string }, Draft>(props: EditorMessagesProps<Item, Draft>) {
  const { editor, what = 'kayıt', offer, offered, onClear, children } = props
  const { failure, hasConflict, restored, isSaving } = editor
  const files = what === 'kayıt' ? FILES.several : FILES.one
  return (
    <>
      {failure && <FailureBox failure={failure} />}
      {hasConflict && (
        <ConflictBox
          what={what}
          disabled={isSaving}
          onReload={() => void editor.reload()}
          onOverwrite={() => void editor.submit({ overwrite: true })}
        />
      )}
      {children}
      {offer && (
        <KeptBox
          disabled={isSaving}
          title={offered.title}
          text={`${offered.name ? `“${offered.name}”, ` : ''}${formatDayAndTime(offer.at)}.${offer.hadFiles ? ` ${files.lost}` : ''}`}
          onTake={offer.take}
          onRemove={offer.remove}
        />
      )}
      {restored && (
        <UndoBox
          disabled={isSaving}
          title="Kaydedilmemiş yazdıklarınız geri geldi."
          text={`Kaldığınız yerden sürdürebilirsiniz${restored === 'whole' ? '.' : `; ${files.again}`}`}
          label="Yazdıklarımı Sil"
          onUndo={onClear}
        />
      )}
    </>
  )
}

/** The editor's messages above the form of a part of the site. */
export function PartMessages<Item extends { id: string }, Draft>({
  editor,
  what,
  onCleared,
}: {
  editor: Editor<Item, Draft>
  what: 'bölüm' | 'slayt'
  /** Called after the draft that came back was given up. */
  onCleared: () => void
}) {
  return (
    <EditorMessages
      editor={editor}
      what={what}
      offer={editor.offers.find(({ value }) => value.item?.id === editor.document.item?.id)}
      offered={{ title: `Bu tarayıcıda bu ${what} için kaydedilmemiş yazdıklarınız var.` }}
      onClear={() => {
        editor.clear()
        onCleared()
      }}
    />
  )
}
