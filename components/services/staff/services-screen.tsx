'use client'

import { ContentScreen } from '@/components/admin/content/content-screen'
import type { SaveTask } from '@/components/admin/content/item-editor'
import { DraftSections } from '@/components/admin/form/draft-fields'
import { FormSection } from '@/components/admin/form/form-frame'
import { useUploads } from '@/components/admin/pictures/uploads'
import { PublicationSection } from '@/components/admin/publication/publication-section'
import { SearchSection } from '@/components/admin/publication/search-section'
import { useTotal } from '@/components/admin/session/api'
import { versionsOf } from '@/components/admin/versions/versions'
import { apiPath } from '@/lib/api/paths'
import { serviceDescription } from '@/lib/content/excerpt'
import { slugOf } from '@/lib/platform/turkish/slug'
import { SERVICE_FIELDS } from '@/lib/services/schema'
import { previewPath } from '@/lib/site/admin-pages'
import { type ServiceDraft, serviceForm, type ServiceItem } from './draft'
import { readServiceItem, serviceSaveFailure, saveService, SERVICE_PATHS } from './save-service'
import { GalleryField } from './gallery-field'
import { IconPicker } from './icon-picker'
import { ServiceRows } from './service-rows'

const { metaTitle: _title, metaDescription: _description, ...TEXTS } = SERVICE_FIELDS

/** The slug of a title. Without letters and digits it is the end of the id, which a new service does not have yet. */
const slugOfService = (title: string, item: ServiceItem | null) =>
  title.trim() && slugOf(title, { prefix: 'hizmet', id: item?.id ?? '' })

const SERVICES = {
  paths: SERVICE_PATHS,
  draftKey: 'hizmetler',
  form: serviceForm,
  read: readServiceItem,
  failureOf: serviceSaveFailure,
  titleOf: ({ title }: { title: string }) => title,
  shape: 'list',
  order: apiPath('Services/order'),
  isCounted: true,
  bulk: {
    path: apiPath('Services/several'),
    alsoDeleted: 'Resimleri de silinir. Arıza kodları sitede kalır, cihaz grupları boşalır.',
  },
  publication: {
    countsKey: 'services',
    publicationOf: (service: ServiceItem) => service,
    previewPath: ({ id }: ServiceItem) => previewPath('hizmet', id),
    versions: ({ id }: ServiceItem) => versionsOf('Services', id),
    plural: 'hizmetler',
  },
  texts: {
    create: 'Yeni Hizmet',
    newItem: 'Yeni hizmet',
    noun: 'hizmet',
    list: 'Hizmetler',
    search: 'Hizmet ara',
    empty: { title: 'Henüz hizmet eklenmemiş.', text: '“Yeni Hizmet” ile ilkini ekleyin.' },
    loadError: 'Hizmetler yüklenirken hata oluştu: ',
    deleteError: 'Hizmet silinirken hata oluştu: ',
    deletion: (service: ServiceItem) => <DeletionText service={service} />,
  },
} as const

/** Management of services: a form for a new or existing service with its gallery, and the list in the site's order. */
export function ServicesScreen({ siteName }: { siteName: string }) {
  const { uploads, status, onUpload, trackUploads } = useUploads()
  const save = (task: SaveTask<ServiceItem, ServiceDraft>) => trackUploads(() => saveService(task, onUpload))
  return (
    <ContentScreen
      type={{ ...SERVICES, save }}
      renderFields={(editor, reload) => (
        <>
          <DraftSections
            table={TEXTS}
            editor={editor}
            hints={{
              title: (
                <>
                  Sayfa adresi başlıktan oluşur:{' '}
                  <span className="mono">/hizmetler/{slugOfService(editor.draft.title, editor.item) || '…'}</span>
                </>
              ),
            }}
            controls={{
              iconName: (
                <IconPicker value={editor.draft.iconName} onChange={(iconName) => editor.change({ iconName })} />
              ),
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
              metaTitle: `${editor.draft.title.trim() || 'Başlık'} | ${siteName}`,
              metaDescription:
                editor.draft.title.trim() && serviceDescription({ ...editor.draft, metaDescription: '' }),
            }}
          />
        </>
      )}
      rows={ServiceRows}
      progress={status}
    />
  )
}

/** Says what is deleted with a service, and how many faults lose their device group. */
function DeletionText({ service: { title, slug } }: { service: ServiceItem }) {
  // Until the number is loaded, the dialog omits the sentence about faults.
  const faults = useTotal(apiPath('Faults', { state: 'all', service: slug, pageSize: '1' }))
  return (
    <>
      “{title}” silinecek. Hizmete ait bütün resimler de silinir.
      {faults ? ` ${faults.toLocaleString('tr-TR')} arıza kodu sitede kalır, cihaz grubu boşalır.` : ''}
    </>
  )
}
