'use client'

import { useState } from 'react'
import { ContentScreen } from '@/components/admin/content/content-screen'
import type { SaveTask } from '@/components/admin/form/use-editor'
import { UploadStatus } from '@/components/admin/pictures/upload-status'
import { previewPath } from '@/lib/site/admin-pages'
import { type ServiceDraft, serviceForm, type ServiceItem } from './draft'
import { readService, saveFailure, saveService } from './save-service'
import { ServiceDeletion } from './service-deletion'
import { ServiceFields } from './service-fields'
import { ServiceRows } from './service-rows'

const SERVICES = {
  path: '/api/Services',
  draftKey: 'hizmetler',
  form: serviceForm,
  read: readService,
  failureOf: saveFailure,
  titleOf: ({ title }: { title: string }) => title,
  shape: 'list',
  isOrdered: true,
  isCounted: true,
  publication: {
    counts: 'services',
    of: (service: ServiceItem) => service,
    previewPath: ({ id }: ServiceItem) => previewPath('hizmet', id),
    empty: {
      draft: { title: 'Taslak yok.', text: 'Kaydederken “Taslak”ı seçtiğiniz hizmetler burada bekler.' },
      scheduled: {
        title: 'Zamanlanmış hizmet yok.',
        text: 'Kaydederken “Zamanlandı”yı seçtiğiniz hizmetler zamanları gelene kadar burada bekler.',
      },
      published: { title: 'Yayında hizmet yok.', text: 'Kaydederken “Yayında”yı seçtiğiniz hizmetler burada durur.' },
    },
  },
  texts: {
    create: 'Yeni Hizmet',
    newItem: 'Yeni hizmet',
    one: 'hizmet',
    list: 'Hizmetler',
    search: 'Hizmet ara',
    empty: { title: 'Henüz hizmet eklenmemiş.', text: 'İlk hizmeti formdan ekleyin.' },
    loadError: 'Hizmetler yüklenirken hata oluştu: ',
    deleteError: 'Hizmet silinirken hata oluştu: ',
    deletion: (service: ServiceItem) => <ServiceDeletion service={service} />,
  },
} as const

/** Services: the form for a new or an edited one, with its gallery, and the list in the site's order. */
export function ServicesScreen({ siteName }: { siteName: string }) {
  const [progress, setProgress] = useState<Record<string, number>>({})

  async function save(task: SaveTask<ServiceItem, ServiceDraft>) {
    try {
      return await saveService(task, (key, share) => setProgress((before) => ({ ...before, [key]: share })))
    } finally {
      setProgress({})
    }
  }

  return (
    <ContentScreen
      type={{ ...SERVICES, save }}
      renderFields={(editor, reload) => (
        <ServiceFields editor={editor} reload={reload} progress={progress} siteName={siteName} />
      )}
      rows={ServiceRows}
      progress={<UploadStatus shares={Object.values(progress)} />}
    />
  )
}
