import { type ReactNode, useEffect, useState } from 'react'
import type { Editor } from './use-editor'
import { formatDayAndTime } from '@/lib/platform/turkish/dates'
import { GitCompareArrows, Undo2 } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import type { Failure } from './editor-state'
import { Button } from '@/components/ui/button'
import type { KeptOffer } from './use-kept-draft'

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
  offer: Editor<Item, Draft>['offers'][number] | undefined
  offered: { title: string; name?: string }
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

export function PartMessages<Item extends { id: string }, Draft>({
  editor,
  what,
  onCleared,
}: {
  editor: Editor<Item, Draft>
  what: 'bölüm' | 'slayt'
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

/** For the `ref` of a message that may appear out of view. */
export function bringIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' })
}

/** A failure in a red box, brought into view. */
export function FailureBox({ failure }: { failure: Failure }) {
  const [isBusy, setBusy] = useState(false)

  async function act() {
    setBusy(true)
    await failure.action?.run().finally(() => setBusy(false))
  }

  return (
    <Alert
      ref={bringIntoView}
      tone="bad"
      className="mb-4 scroll-mt-20"
      title={failure.text}
      text={
        failure.english && (
          <span lang="en" className="block">
            {failure.english.join(' ')}
          </span>
        )
      }
      actions={
        failure.action && (
          <Button busy={isBusy && 'Açılıyor'} onClick={() => void act()}>
            {failure.action.label}
          </Button>
        )
      }
    />
  )
}

/** Says above the form that an item was saved, where its row may not be seen. */
export function SavedNote({ text, focus }: { text: string; focus?: string }) {
  useEffect(() => {
    // After the save, because its fields were disabled meanwhile.
    if (focus) document.getElementById(focus)?.focus()
  }, [focus])
  return <Alert ref={bringIntoView} tone="good" className="mb-4 scroll-mt-20" title={text} />
}

/** Words for a conflict: what has changed, what the choices do, and the button that goes on with one's own. */
export type ConflictWords = { title: string; text: string; mine: string }

const conflictAbout = (what: string): ConflictWords => ({
  title: `Bu ${what} siz düzenlerken değişti.`,
  text: 'Yazdıklarınız duruyor. Kayıtlı hâli açarsanız yazdıklarınız silinir; üzerine yazarsanız diğer değişiklik silinir.',
  mine: 'Benimkini Kaydet',
})

type ConflictBoxProps = {
  what?: 'kayıt' | 'bölüm' | 'slayt' | 'iş emri'
  words?: ConflictWords
  onReload?: () => void
  /** Left out where one's own can no longer be saved. */
  onOverwrite?: () => void
  disabled: boolean
}

/** Offers both choices after somebody else changed the item, with equal weight. Brought into view. */
export function ConflictBox(props: ConflictBoxProps) {
  const { what = 'kayıt', words = conflictAbout(what), onReload, onOverwrite, disabled } = props
  return (
    <Alert
      ref={bringIntoView}
      tone="neutral"
      live="alert"
      icon={GitCompareArrows}
      className="mb-4 scroll-mt-20"
      title={words.title}
      text={words.text}
      actions={
        <>
          <Button disabled={disabled} onClick={onReload}>
            Kayıtlı Hâli Aç
          </Button>
          {onOverwrite && (
            <Button disabled={disabled} onClick={onOverwrite}>
              {words.mine}
            </Button>
          )}
        </>
      }
    />
  )
}

type NoticeProps = { title: string; text: string; disabled: boolean }

export function KeptBox(props: NoticeProps & { onTake: () => void; onRemove: () => void }) {
  const { onTake, onRemove, ...notice } = props
  return <DraftBox {...notice} actions={{ 'Kaldığım Yerden': onTake, Sil: onRemove }} />
}

export function UndoBox({ label, onUndo, ...notice }: NoticeProps & { label: string; onUndo: () => void }) {
  return <DraftBox {...notice} actions={{ [label]: onUndo }} />
}

function DraftBox({ title, text, disabled, actions }: NoticeProps & { actions: Record<string, () => void> }) {
  return (
    <Alert
      tone="neutral"
      live="status"
      icon={Undo2}
      className="mb-4"
      title={title}
      text={text}
      actions={Object.entries(actions).map(([label, act]) => (
        <Button key={label} disabled={disabled} onClick={act}>
          {label}
        </Button>
      ))}
    />
  )
}

/** Offers what earlier visits left of a form in this browser. */
export function KeptOffers({ offers, disabled }: { offers: readonly KeptOffer[]; disabled: boolean }) {
  return offers.map(({ key, at, take, remove }) => (
    <KeptBox
      key={key}
      disabled={disabled}
      title="Bu tarayıcıda kaydedilmemiş yazdıklarınız var."
      text={`${formatDayAndTime(at)}.`}
      onTake={take}
      onRemove={remove}
    />
  ))
}
