import { CoverPicker } from '@/components/admin/pictures/cover-picker'
import { FormSection } from '@/components/admin/editor/form-section'
import type { Editor } from '@/components/admin/editor/use-editor'
import { TextAreaField, TextField } from '@/components/ui/field'
import { lengthOf } from '@/lib/validation/text'
import type { PostDraft, PostItem } from './draft'

/** The fields of a post. */
export function PostFields({ editor }: { editor: Editor<PostItem, PostDraft> }) {
  const { sheet, fields, isSaving } = editor
  const { draft } = sheet
  const field = (name: 'title' | 'summary' | 'content' | 'author') => ({
    name,
    value: draft[name],
    error: fields[name]?.join(' '),
    onChange: ({ target }: { target: { value: string } }) => editor.change({ [name]: target.value }),
  })
  const length = lengthOf(draft.summary)
  return (
    <>
      <FormSection name="Yazı" disabled={isSaving}>
        <TextField label="Başlık" required {...field('title')} />
        <TextAreaField
          label="Özet"
          rows={3}
          {...field('summary')}
          hint={
            <span className={`mono ${length > 500 ? 'text-bad' : ''}`}>
              {length}/500<span className="sr-only"> karakter</span>
            </span>
          }
        />
        <TextAreaField
          label="İçerik"
          rows={8}
          required
          {...field('content')}
          hint="Satır sonları sitede olduğu gibi görünür."
        />
        <TextField label="Yazar" {...field('author')} hint="Boş bırakılırsa “Admin” yazılır." />
      </FormSection>
      <FormSection name="Kapak" disabled={isSaving}>
        <CoverPicker
          id="imageFile"
          kind="Kapak"
          stored={sheet.item?.imageUrl ?? ''}
          chosen={draft.imageFile}
          onChoose={(imageFile) => editor.change({ imageFile })}
          errors={fields.imageFile}
          disabled={isSaving}
        />
      </FormSection>
    </>
  )
}
