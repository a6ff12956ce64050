import { GitCompareArrows, Undo2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { formatDayAndTime } from '@/lib/platform/turkish/dates'
import type { Restoration } from './use-item-form'
import type { StoredDraftOffer } from './use-stored-draft'
import type { FormFailure, Submission } from './use-submit'

type Subject = 'kayıt' | 'bölüm' | 'slayt' | 'iş emri'

/** Texts for a conflict: what has changed, what the choices do, and the button that overwrites. */
export type ConflictWords = { title: string; text: string; overwrite: string }

type FormNoticesProps = {
  form: Pick<Submission, 'failure' | 'hasConflict' | 'doneMessage' | 'isSending'> & {
    storedDrafts?: readonly StoredDraftOffer[]
    restored?: Restoration
    discardEdits?: () => void
  }
  subject?: Subject
  conflict?: ConflictWords
  /** Saves the form. With it, a conflict is solved by `discardEdits` or by overwriting. */
  submit?: (options: { overwrite: boolean }) => unknown
  /** Replaces the draft with the stored state after a conflict. */
  onReload?: () => void
  /** Undefined if the draft can no longer be saved. */
  onOverwrite?: () => void
  /** Title for a stored draft, and the item's name if the draft may belong to another item. */
  draftTitle?: { title: string; name?: string }
  /** Removes the restored draft. */
  onClear?: () => void
  /** Notice about edits of another item. */
  children?: ReactNode
}

/** The messages above a form: failure, conflict, stored and restored drafts, success. */
export function FormNotices(props: FormNoticesProps) {
  const { form, subject = 'iş emri', conflict, submit, draftTitle, onClear, children } = props
  const { onReload = submit && form.discardEdits } = props
  const { onOverwrite = submit && (() => void submit({ overwrite: true })) } = props
  const { failure, hasConflict, doneMessage, isSending: disabled, storedDrafts = [], restored } = form
  return (
    <>
      {failure && <FailureBox failure={failure} />}
      {hasConflict && onReload && (
        <ConflictBox words={conflict ?? conflictAbout(subject)} {...{ onReload, onOverwrite, disabled }} />
      )}
      {children}
      {storedDrafts.map((offer) => (
        <StoredDraftBox key={offer.key} {...{ offer, subject, disabled }} {...draftTitle} />
      ))}
      {restored && onClear && (
        <DraftBox
          disabled={disabled}
          title="Kaydedilmemiş yazdıklarınız geri geldi."
          text={`Kaldığınız yerden sürdürebilirsiniz${restored === 'complete' ? '.' : `; ${lostFilesText(subject).restored}`}`}
          actions={{ 'Yazdıklarımı Sil': onClear }}
        />
      )}
      {doneMessage && <Alert ref={takeLostFocus} tone="good" className="mb-4 scroll-mt-20" title={doneMessage} />}
    </>
  )
}

const lostFilesText = (subject: Subject) =>
  subject === 'kayıt'
    ? {
        stored: 'Seçtiğiniz resimler saklanamadı, onları yeniden seçin.',
        restored: 'seçtiğiniz resimler varsa onları yeniden seçin.',
      }
    : { stored: 'Seçtiğiniz resim saklanamadı, onu yeniden seçin.', restored: 'seçtiğiniz resmi yeniden seçin.' }

/** Ref callback that scrolls a message into view. */
export function bringIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' })
}

/** Ref callback that moves the focus, because the focused element no longer exists. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Ref callback that also moves the focus to the message, if the focused button was disabled or removed. */
function takeLostFocus(box: HTMLElement | null): void {
  bringIntoView(box)
  if (document.activeElement === document.body) box?.focus({ preventScroll: true })
}

/** A message above a form or a list, which scrolls into view. */
export function ShownAlert(props: Omit<ComponentProps<typeof Alert>, 'ref' | 'className'>) {
  return <Alert ref={bringIntoView} className="mb-4 scroll-mt-20" {...props} />
}

/** A failure in a red box that scrolls into view. */
export function FailureBox({ failure }: { failure: FormFailure }) {
  const [isBusy, setBusy] = useState(false)

  async function act() {
    setBusy(true)
    await failure.action?.run().finally(() => setBusy(false))
  }

  return (
    <ShownAlert
      tone="bad"
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

/** Says above the form that an item was saved, if its row may be out of view. */
export function SavedNote({ text, focusId }: { text: string; focusId?: string }) {
  useEffect(() => {
    // In an effect, because the fields are disabled during the save.
    if (focusId) document.getElementById(focusId)?.focus()
  }, [focusId])
  return <ShownAlert tone="good" title={text} />
}

const conflictAbout = (subject: Subject): ConflictWords => ({
  title: `Bu ${subject} siz düzenlerken değişti.`,
  text: 'Yazdıklarınız duruyor. Kayıtlı hâli açarsanız yazdıklarınız silinir; üzerine yazarsanız diğer değişiklik silinir.',
  overwrite: 'Benimkini Kaydet',
})

type ConflictBoxProps = Pick<FormNoticesProps, 'onReload' | 'onOverwrite'> & { words: ConflictWords; disabled: boolean }

/** Offers to reload or to overwrite, with equal weight, after somebody else changed the item. */
function ConflictBox({ words, onReload, onOverwrite, disabled }: ConflictBoxProps) {
  return (
    <ShownAlert
      tone="neutral"
      live="alert"
      icon={GitCompareArrows}
      title={words.title}
      text={words.text}
      actions={
        <>
          <Button disabled={disabled} onClick={onReload}>
            Kayıtlı Hâli Aç
          </Button>
          {onOverwrite && (
            <Button disabled={disabled} onClick={onOverwrite}>
              {words.overwrite}
            </Button>
          )}
        </>
      }
    />
  )
}

type StoredDraftBoxProps = {
  offer: StoredDraftOffer
  subject?: Subject
  title?: string
  name?: string
  disabled: boolean
}

export function StoredDraftBox({ offer, subject = 'bölüm', title, name, disabled }: StoredDraftBoxProps) {
  const { at, hadFiles, restore, remove } = offer
  return (
    <DraftBox
      disabled={disabled}
      title={title ?? 'Bu tarayıcıda kaydedilmemiş yazdıklarınız var.'}
      text={`${name ? `“${name}”, ` : ''}${formatDayAndTime(at)}.${hadFiles ? ` ${lostFilesText(subject).stored}` : ''}`}
      actions={{ 'Kaldığım Yerden': restore, Sil: remove }}
    />
  )
}

type DraftBoxProps = { title: string; text: string; disabled: boolean; actions: Record<string, () => void> }

export function DraftBox({ title, text, disabled, actions }: DraftBoxProps) {
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
