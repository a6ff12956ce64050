import { sends } from './use-submit'
import { type ReactNode, useRef } from 'react'
import { EditorMessages, UndoBox } from './editor-notices'
import { FormActions } from './form-actions'
import { FormFrame } from './form-frame'
import type { Editor } from './use-editor'

type EditorFormProps<Item extends { id: string }, Draft> = {
  editor: Editor<Item, Draft>
  newTitle: string
  one: string
  titleOf: (named: Item | Draft) => string
  /** Shown beside the title. 'Düzenleniyor' by default, while an item is edited. */
  note?: ReactNode
  versions?: ReactNode
  previewHref?: string | null
  progress?: ReactNode
  notice?: ReactNode
  nextLabel?: string
  hiddenOnPhones?: boolean
  children: ReactNode
}

const DISCARDED = {
  other: 'Başka bir kayda geçtiniz.',
  cancelled: 'Düzenlemeyi iptal ettiniz.',
  version: 'Formdaki metinler değişti.',
}

/** Form of a content screen with the editor's messages above it. */
export function EditorForm<Item extends { id: string }, Draft>(props: EditorFormProps<Item, Draft>) {
  const {
    editor,
    newTitle,
    one,
    titleOf,
    note,
    versions,
    previewHref,
    progress,
    notice,
    nextLabel,
    hiddenOnPhones,
    children,
  } = props
  const { form, document, discarded, isSaving, isDirty, heading } = editor
  const offer = editor.offers[0]
  const isPressed = useRef(false)
  const discardedItem = discarded?.document.item
  const discardedName = discardedItem ? `“${titleOf(discardedItem)}”` : newTitle

  return (
    <div className="min-w-0">
      {notice}
      <EditorMessages
        editor={editor}
        offer={offer}
        offered={{
          title: `Bu tarayıcıda kaydedilmemiş bir ${one} var.`,
          name: offer && (titleOf(offer.value.item ?? offer.value.draft) || newTitle),
        }}
        onClear={editor.clear}>
        {discarded && (
          <UndoBox
            disabled={isSaving}
            title={DISCARDED[discarded.why]}
            text={`${discardedName} için yazdıklarınız kaydedilmedi.`}
            label="Geri al"
            onUndo={editor.undo}
          />
        )}
      </EditorMessages>
      <FormFrame
        ref={form}
        hiddenOnPhones={hiddenOnPhones}
        title={
          <span ref={heading} tabIndex={-1}>
            {document.item ? titleOf(document.item) : newTitle}
          </span>
        }
        note={note ?? (document.item && 'Düzenleniyor')}
        onPointerDown={() => (isPressed.current = true)}
        onPointerUp={() => (isPressed.current = false)}
        onFocus={({ target }) => {
          // By keyboard, because the browser shows only the caret's line of a text and the bar may cover the rest.
          if (target instanceof HTMLTextAreaElement && !isPressed.current) target.scrollIntoView({ block: 'nearest' })
        }}
        onSubmit={sends(() => editor.submit())}>
        {/* The scroll margin keeps the bar below, which stays in view, from covering the focused field. */}
        <div className="sm:[&_:is(input,select,textarea,button)]:scroll-mb-28">{children}</div>
        {versions && <div className="px-5 py-1 max-sm:px-4">{versions}</div>}
        <FormActions
          isSaving={isSaving}
          isDirty={isDirty}
          previewHref={previewHref}
          progress={progress}
          next={nextLabel ? { label: nextLabel, onPress: () => void editor.submit({ next: true }) } : undefined}
          onCancel={document.item ? editor.cancel : undefined}
        />
      </FormFrame>
    </div>
  )
}
