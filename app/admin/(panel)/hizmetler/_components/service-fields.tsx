import { FormSection } from '@/components/admin/editor/form-section'
import type { Editor } from '@/components/admin/editor/use-editor'
import { TextAreaField, TextField } from '@/components/ui/field'
import { slugOf } from '@/lib/content/slug'
import { splitList, type ServiceDraft, type ServiceItem } from './draft'
import { Gallery } from './gallery'
import { IconPicker } from './icon-picker'

type ServiceFieldsProps = {
  editor: Editor<ServiceItem, ServiceDraft>
  progress: Record<string, number>
  onRemoveStored: (path: string) => Promise<void>
}

type TextName = 'title' | 'description' | 'detailsDescription' | 'benefits' | 'brands'

/** The fields of a service. */
export function ServiceFields({ editor, progress, onRemoveStored }: ServiceFieldsProps) {
  const { sheet, fields, isSaving } = editor
  const { draft, item } = sheet
  const field = (name: TextName) => ({
    name,
    value: draft[name],
    error: fields[name]?.join(' '),
    onChange: ({ target }: { target: { value: string } }) => editor.change({ [name]: target.value }),
  })
  // A title that yields no address gets the end of an id that a new service has not yet.
  const slug = draft.title.trim() && slugOf(draft.title, { prefix: 'hizmet', id: item?.id ?? '' })
  return (
    <>
      <FormSection name="Tanım" disabled={isSaving}>
        <TextField
          label="Başlık"
          required
          {...field('title')}
          hint={
            <>
              Sayfa adresi başlıktan oluşur: <span className="mono">/hizmetler/{slug || '…'}</span>
            </>
          }
        />
        <TextAreaField
          label="Kısa açıklama"
          rows={2}
          {...field('description')}
          hint="Ana sayfada resmin altında görünür. Sık gelen üç arızayı yazın."
        />
        <TextAreaField label="Ayrıntılı açıklama" rows={4} {...field('detailsDescription')} />
      </FormSection>
      <FormSection name="Listeler" disabled={isSaving}>
        <div className="grid grid-cols-2 gap-5 max-[640px]:grid-cols-1 max-[640px]:gap-4">
          <TextAreaField
            label="Faydalar"
            {...field('benefits')}
            hint={`Virgülle ayırın. ${splitList(draft.benefits).length} madde olarak kaydedilecek.`}
          />
          <TextAreaField
            label="Markalar"
            {...field('brands')}
            hint={`Virgülle ayırın. ${splitList(draft.brands).length} marka olarak kaydedilecek.`}
          />
        </div>
      </FormSection>
      <FormSection name="Simge" disabled={isSaving}>
        <IconPicker value={draft.iconName} onChange={(iconName) => editor.change({ iconName })} />
      </FormSection>
      <FormSection name="Galeri">
        <Gallery
          entries={draft.gallery}
          onChange={(gallery) => editor.change({ gallery })}
          onRemoveStored={onRemoveStored}
          progress={progress}
          isSaving={isSaving}
        />
      </FormSection>
    </>
  )
}
