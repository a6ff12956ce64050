'use client'

import { useState } from 'react'
import { ContentScreen } from '@/components/admin/content-screen'
import type { SaveTask } from '@/components/admin/editor/use-editor'
import { type ServiceDraft, serviceForm, type ServiceItem } from './draft'
import { readService, saveFailure, saveService } from './save-service'
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
  texts: {
    create: 'Yeni Hizmet',
    newItem: 'Yeni hizmet',
    one: 'hizmet',
    list: 'Hizmetler',
    search: 'Hizmet ara',
    empty: { title: 'Henüz hizmet eklenmemiş.', text: 'İlk hizmeti formdan ekleyin.' },
    loadError: 'Hizmetler yüklenirken hata oluştu: ',
    deleteError: 'Hizmet silinirken hata oluştu: ',
    deletion: ({ title }: ServiceItem) => `“${title}” silinecek. Hizmete ait bütün resimler de silinir.`,
  },
} as const

/** Services: the form for a new or an edited one, with its gallery, and the list in the site's order. */
export function ServicesScreen() {
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
      renderFields={(editor, reload) => <ServiceFields editor={editor} reload={reload} progress={progress} />}
      rows={ServiceRows}
      progress={<UploadStatus progress={progress} />}
    />
  )
}

/** How many pictures are being uploaded, and how far they are as a whole. */
function UploadStatus({ progress }: { progress: Record<string, number> }) {
  const shares = Object.values(progress)
  const open = shares.filter((share) => share < 1).length
  if (shares.length === 0) return null
  if (open === 0) return 'Resimler işleniyor'
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return (
    <>
      {open} resim yükleniyor, <span className="mono">%{Math.round(mean * 100)}</span>
    </>
  )
}
