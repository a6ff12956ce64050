import { DraftSections } from '@/components/admin/form/draft-fields'
import { FormSection } from '@/components/admin/form/form-frame'
import type { Editor } from '@/components/admin/content/item-editor'
import type { PictureUpload } from '@/components/admin/pictures/uploads'
import { PublicationSection } from '@/components/admin/publication/publication-section'
import { SearchSection } from '@/components/admin/publication/search-section'
import { slugOf } from '@/lib/platform/turkish/slug'
import { SERVICE_FIELDS } from '@/lib/services/schema'
import { serviceDescription } from '@/lib/content/excerpt'
import type { ServiceDraft, ServiceItem } from './draft'
import { GalleryField } from './gallery-field'
import { IconPicker } from './icon-picker'

const { metaTitle: _title, metaDescription: _description, ...TEXTS } = SERVICE_FIELDS

type ServiceFieldsProps = {
  editor: Editor<ServiceItem, ServiceDraft>
  uploads: ReadonlyMap<File, PictureUpload>
  reload: () => Promise<unknown>
  /** The company's name, at the end of the page's title. */
  siteName: string
}

/** The fields of a service and its gallery. */
export function ServiceFields({ editor, uploads, reload, siteName }: ServiceFieldsProps) {
  const { draft, item } = editor
  // Without letters and digits the slug is the end of the id, which a new service does not have yet.
  const slug = draft.title.trim() && slugOf(draft.title, { prefix: 'hizmet', id: item?.id ?? '' })
  return (
    <>
      <DraftSections
        table={TEXTS}
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
        <GalleryField editor={editor} uploads={uploads} reload={reload} />
      </FormSection>
      <PublicationSection editor={editor} />
      <SearchSection
        editor={editor}
        folder="hizmetler"
        names={{ metaTitle: 'başlık', metaDescription: 'kısa açıklama' }}
        defaults={{
          metaTitle: `${draft.title.trim() || 'Başlık'} | ${siteName}`,
          metaDescription: draft.title.trim() && serviceDescription({ ...draft, metaDescription: '' }),
        }}
      />
    </>
  )
}
