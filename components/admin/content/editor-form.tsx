import { type ReactNode, useRef } from 'react'
import type { ContentType } from '@/components/admin/content/content-type'
import type { Editor } from './item-editor'
import type { ItemScreen } from './use-open-item'
import { DraftBox, FormNotices } from '@/components/admin/form/form-notices'
import { FormActions } from '@/components/admin/form/form-actions'
import { FormFrame } from '@/components/admin/form/form-frame'
import { submitHandler } from '@/components/admin/form/use-submit'
import { StateLabel } from '@/components/admin/publication/states'
import { Versions } from '@/components/admin/versions/versions'

type EditorFormProps<Item extends { id: string }, Draft extends object> = {
  type: ContentType<Item, Draft>
  screen: ItemScreen<Item, Draft>
  editor: Editor<Item, Draft>
  notice: ReactNode
  progress: ReactNode
  /** Whether phones show only the messages. */
  isHiddenOnPhones: boolean
  children: ReactNode
}

const UNDO_TITLES = {
  'another-item': 'Başka bir kayda geçtiniz.',
  cancelled: 'Düzenlemeyi iptal ettiniz.',
  version: 'Formdaki metinler değişti.',
}

/** Returns the draft's values for the fields in `texts`. */
const pickFields = <Draft,>(draft: Draft, texts: object) =>
  Object.fromEntries(Object.entries(draft as object).filter(([name]) => name in texts)) as Partial<Draft>

export function EditorForm<Item extends { id: string }, Draft extends object>(props: EditorFormProps<Item, Draft>) {
  const { type, screen, editor, notice, progress, isHiddenOnPhones, children } = props
  const { titleOf, publication, next, texts } = type
  const { form, item, storedDrafts, isSending, isDirty, heading } = editor
  const { undo } = screen
  const [storedDraft] = storedDrafts
  const isPointerDown = useRef(false)
  const undoneTitle = undo?.edits.item ? `“${titleOf(undo.edits.item)}”` : texts.newItem
  const state = item && publication && <StateLabel state={publication.publicationOf(item).state} />
  return (
    <div className="min-w-0">
      {notice}
      <FormNotices
        form={{ ...editor, storedDrafts: storedDrafts.slice(0, 1) }}
        subject="kayıt"
        onReload={() => void editor.reload()}
        onOverwrite={() => void editor.submit({ overwrite: true })}
        draftTitle={{
          title: `Bu tarayıcıda kaydedilmemiş bir ${texts.noun} var.`,
          name: storedDraft && (titleOf(storedDraft.value.item ?? storedDraft.value.draft) || texts.newItem),
        }}
        onClear={screen.clear}>
        {undo && (
          <DraftBox
            disabled={isSending}
            title={UNDO_TITLES[undo.reason]}
            text={`${undoneTitle} için yazdıklarınız kaydedilmedi.`}
            actions={{ 'Geri al': screen.undoLeaving }}
          />
        )}
      </FormNotices>
      <FormFrame
        ref={form}
        isHiddenOnPhones={isHiddenOnPhones}
        title={
          <span ref={heading} tabIndex={-1}>
            {item ? titleOf(item) : texts.newItem}
          </span>
        }
        note={item ? (state ?? 'Düzenleniyor') : type.note}
        onPointerDown={() => (isPointerDown.current = true)}
        onPointerUp={() => (isPointerDown.current = false)}
        onFocus={({ target }) => {
          // For focus by keyboard, because the browser scrolls only the caret's line into view, and the bar may cover the rest.
          if (target instanceof HTMLTextAreaElement && !isPointerDown.current)
            target.scrollIntoView({ block: 'nearest' })
        }}
        onSubmit={submitHandler(() => editor.submit())}>
        {/* The scroll margin keeps the sticky bar below from covering the focused field. */}
        <div className="sm:[&_:is(input,select,textarea,button)]:scroll-mb-28">{children}</div>
        {item && publication && (
          <div className="px-5 py-1 max-sm:px-4">
            <Versions
              key={item.id}
              paths={publication.versions(item)}
              disabled={isSending}
              onApply={(earlier) =>
                editor.applyVersion(pickFields(type.form.draftOf({ ...item, ...earlier }), earlier))
              }
            />
          </div>
        )}
        <FormActions
          isSaving={isSending}
          isDirty={isDirty}
          previewHref={item && publication?.previewPath(item)}
          progress={progress}
          next={next && { label: next.label, onPress: () => void editor.submit({ next: true }) }}
          onCancel={item ? screen.cancel : undefined}
        />
      </FormFrame>
    </div>
  )
}
