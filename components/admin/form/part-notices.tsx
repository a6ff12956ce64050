import { ConflictBox, FailureBox, KeptBox, UndoBox } from '@/components/admin/form/editor-notices'
import type { Editor } from '@/components/admin/form/use-editor'
import { formatDayAndTime } from '@/lib/platform/turkish/dates'

type PartNoticesProps<Item extends { id: string }, Draft> = {
  editor: Editor<Item, Draft>
  what: 'bölüm' | 'slayt'
  /** Called after the restored draft was given up. */
  onCleared: () => void
}

/** The editor's messages above the form of a part of the site: failure, conflict, and drafts that came back. */
export function PartNotices<Item extends { id: string }, Draft>(props: PartNoticesProps<Item, Draft>) {
  const { editor, what, onCleared } = props
  const { isSaving, document } = editor
  const offer = editor.offers.find((one) => one.value.item?.id === document.item?.id)
  return (
    <>
      {editor.failure && <FailureBox failure={editor.failure} />}
      {editor.hasConflict && (
        <ConflictBox
          what={what}
          disabled={isSaving}
          onReload={() => void editor.reload()}
          onOverwrite={() => void editor.submit({ overwrite: true })}
        />
      )}
      {offer && (
        <KeptBox
          disabled={isSaving}
          title={`Bu tarayıcıda bu ${what} için kaydedilmemiş yazdıklarınız var.`}
          text={`${formatDayAndTime(offer.at)}.${offer.hadFiles ? ' Seçtiğiniz resim saklanamadı, onu yeniden seçin.' : ''}`}
          onTake={offer.take}
          onRemove={offer.remove}
        />
      )}
      {editor.restored && (
        <UndoBox
          disabled={isSaving}
          title="Kaydedilmemiş yazdıklarınız geri geldi."
          text={
            editor.restored === 'whole'
              ? 'Kaldığınız yerden sürdürebilirsiniz.'
              : 'Kaldığınız yerden sürdürebilirsiniz; seçtiğiniz resmi yeniden seçin.'
          }
          label="Yazdıklarımı Sil"
          onUndo={() => {
            editor.clear()
            onCleared()
          }}
        />
      )}
    </>
  )
}
