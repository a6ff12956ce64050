'use client'

import { ContentScreen } from '@/components/admin/content/content-screen'
import type { SaveTask } from '@/components/admin/content/item-editor'
import { useUploads } from '@/components/admin/pictures/uploads'
import { versionsOf } from '@/components/admin/versions/versions'
import { apiPath } from '@/lib/api/paths'
import { previewPath } from '@/lib/site/admin-pages'
import { type ServiceDraft, serviceForm, type ServiceItem } from './draft'
import { readServiceItem, serviceSaveFailure, saveService, SERVICE_PATHS } from './save-service'
import { DeletionText } from './deletion-text'
import { ServiceFields } from './service-fields'
import { ServiceRows } from './service-rows'

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
        <ServiceFields editor={editor} reload={reload} uploads={uploads} siteName={siteName} />
      )}
      rows={ServiceRows}
      progress={status}
    />
  )
}
