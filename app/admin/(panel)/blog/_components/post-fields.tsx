import { DraftSections } from '@/components/admin/editor/draft-fields'
import { FormSection } from '@/components/admin/editor/form-section'
import type { Editor } from '@/components/admin/editor/use-editor'
import { POST_FIELDS } from '@/lib/domains/blog/fields'
import { CoverPicker } from './cover-picker'
import type { PostDraft, PostItem } from './draft'

/** The fields of a post and its cover. */
export function PostFields({ editor }: { editor: Editor<PostItem, PostDraft> }) {
  const { document, fields, isSaving } = editor
  return (
    <>
      <DraftSections table={POST_FIELDS} editor={editor} controls={{}} />
      <FormSection name="Kapak" disabled={isSaving}>
        <CoverPicker
          stored={document.item?.imageUrl ?? ''}
          chosen={document.draft.imageFile}
          onChoose={(imageFile) => editor.change({ imageFile })}
          errors={fields.imageFile}
          disabled={isSaving}
        />
      </FormSection>
    </>
  )
}
