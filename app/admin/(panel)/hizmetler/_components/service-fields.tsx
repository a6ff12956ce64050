import { DraftSections } from '@/components/admin/editor/draft-fields'
import { FormSection } from '@/components/admin/editor/form-section'
import type { Editor } from '@/components/admin/editor/use-editor'
import { slugOf } from '@/lib/content/slug'
import { SERVICE_FIELDS } from '@/lib/domains/services/fields'
import type { ServiceDraft, ServiceItem } from './draft'
import { Gallery } from './gallery'
import { IconPicker } from './icon-picker'
import { removeStoredPicture } from './remove-stored-picture'

type ServiceFieldsProps = {
  editor: Editor<ServiceItem, ServiceDraft>
  progress: Record<string, number>
  /** Fetches the list anew. */
  reload: () => Promise<unknown>
}

/** The fields of a service and its gallery. */
export function ServiceFields({ editor, progress, reload }: ServiceFieldsProps) {
  const { draft, item } = editor.document
  // A title without letters gets the end of an id, which a new service does not have yet.
  const slug = draft.title.trim() && slugOf(draft.title, { prefix: 'hizmet', id: item?.id ?? '' })
  return (
    <>
      <DraftSections
        table={SERVICE_FIELDS}
        editor={editor}
        hints={{
          title: (
            <>
              Sayfa adresi başlıktan oluşur: <span className="mono">/hizmetler/{slug || '…'}</span>
            </>
          ),
        }}
        controls={{
          iconName: <IconPicker value={draft.iconName} onChange={(iconName) => editor.change({ iconName })} />,
        }}
      />
      <FormSection name="Galeri">
        <Gallery
          entries={draft.gallery}
          onChange={(gallery) => editor.change({ gallery })}
          onRemoveStored={(path) => removeStoredPicture(editor, path, reload)}
          progress={progress}
          isSaving={editor.isSaving}
        />
      </FormSection>
    </>
  )
}
