import { fieldsOf, type FormState } from '@/components/admin/form/draft-form'
import { FormSection } from '@/components/admin/form/form-frame'
import { LengthBar, SearchPreview } from '@/components/admin/form/search-preview'
import { TextAreaField, TextField } from '@/components/ui/field'
import { META_DESCRIPTION_CHARS, META_TITLE_CHARS } from '@/lib/content/publication'

type SearchTexts = { metaTitle: string; metaDescription: string }

type SearchSectionProps = {
  editor: FormState<SearchTexts> & { isSending: boolean }
  /** First part of the page's path: 'hizmetler'. */
  folder: string
  /** Texts that replace blank ones. */
  defaults: SearchTexts
  /** What the hints call those texts. */
  names: SearchTexts
}

export function SearchSection({ editor, folder, defaults, names }: SearchSectionProps) {
  const { metaTitle, metaDescription } = editor.draft
  const field = fieldsOf(editor)
  return (
    <FormSection name="Arama motoru" disabled={editor.isSending}>
      <TextField
        label="Arama başlığı"
        optional
        {...field('metaTitle')}
        hint={
          <>
            <LengthBar label="Arama başlığının uzunluğu" text={metaTitle} max={META_TITLE_CHARS} />
            Boşsa {names.metaTitle} kullanılır.
          </>
        }
      />
      <TextAreaField
        label="Arama açıklaması"
        optional
        rows={3}
        {...field('metaDescription')}
        hint={
          <>
            <LengthBar label="Arama açıklamasının uzunluğu" text={metaDescription} max={META_DESCRIPTION_CHARS} />
            Boşsa {names.metaDescription} kullanılır.
          </>
        }
      />
      <div>
        <p className="mb-1.5 font-semibold">Sonuçta böyle görünür</p>
        <SearchPreview
          address={`${location.host} › ${folder}`}
          title={metaTitle.trim() || defaults.metaTitle}
          description={metaDescription.trim() || defaults.metaDescription}
        />
      </div>
    </FormSection>
  )
}
