'use client'

import { useState } from 'react'
import { callAdmin } from '@/components/admin/session/api'
import { ContentList } from '@/components/admin/list/content-list'
import { DeleteDialog } from '@/components/admin/list/delete-dialog'
import { EditorForm } from '@/components/admin/editor/editor-form'
import { ListView, MoreRows, useSearch } from '@/components/admin/list/list'
import { NewItemButton } from '@/components/admin/editor/new-item-button'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useDeletion } from '@/components/admin/list/use-deletion'
import { useEditor } from '@/components/admin/editor/use-editor'
import { useOrderedRows } from '@/components/admin/list/use-ordered-rows'
import { useSavedRow } from '@/components/admin/list/use-saved-row'
import { useStats } from '@/components/admin/shell/use-stats'
import { WorkArea } from '@/components/admin/shell/work-area'
import { serviceForm, type ServiceItem } from './draft'
import { readService, saveProblem, saveService } from './save-service'
import { ServiceFields } from './service-fields'
import { ServiceRows } from './service-rows'
import { UploadStatus } from './upload-status'
import { useStoredPictures } from './use-stored-pictures'

/** Services: the form for a new or an edited one, with its gallery, and the list in the site's order. */
export function ServicesScreen() {
  const search = useSearch()
  const [progress, setProgress] = useState<Record<string, number>>({})
  const list = useAdminList<ServiceItem>('/api/Services', { search: search.search, whole: true })
  const rows = useOrderedRows(list, '/api/Services/order', search.search)
  const stats = useStats()
  const saved = useSavedRow(rows.items)

  const editor = useEditor({
    draftKey: 'hizmetler',
    form: serviceForm,
    read: readService,
    save: async (task) => {
      try {
        return await saveService(task, (key, share) => setProgress((before) => ({ ...before, [key]: share })))
      } finally {
        setProgress({})
      }
    },
    problemOf: saveProblem,
    onSaved: ({ id, problem }, isNew) => {
      if (isNew) search.setText('')
      if (isNew) rows.showAll()
      saved.markSaved(id, { stay: problem !== undefined })
      void list.reload()
      void stats.mutate()
    },
  })

  const removePicture = useStoredPictures(editor, list.reload)

  const deletion = useDeletion<ServiceItem>({
    remove: (service) => callAdmin(`/api/Services/${service.id}`, { method: 'DELETE' }),
    errorPrefix: 'Hizmet silinirken hata oluştu: ',
    onDeleted: (service) => {
      editor.dispatch({ type: 'forgotten', id: service.id })
      void list.reload()
      void stats.mutate()
    },
  })

  return (
    <WorkArea>
      <NewItemButton label="Yeni Hizmet" disabled={editor.isSaving} onNew={editor.startNew} />
      <EditorForm
        editor={editor}
        newTitle="Yeni hizmet"
        titleOf={({ title }) => title}
        progress={<UploadStatus progress={progress} />}
      >
        <ServiceFields editor={editor} progress={progress} onRemoveStored={removePicture} />
      </EditorForm>
      <ContentList
        title="Hizmetler"
        total={list.total}
        searchLabel="Hizmet ara"
        search={search}
        headingRef={deletion.heading}
        problem={deletion.problem ?? rows.problem}
        savedName={list.items.find(({ id }) => id === saved.saved)?.title}
      >
        <ListView
          list={rows.view}
          errorPrefix="Hizmetler yüklenirken hata oluştu: "
          empty={{ title: 'Henüz hizmet eklenmemiş.', text: 'İlk hizmeti formdan ekleyin.' }}
          search={{ words: search.search, clear: () => search.setText('') }}
          skeleton={{ rows: 8 }}
        >
          {(services) => (
            <>
              <ServiceRows
                services={services}
                edited={editor.document.item?.id}
                saved={saved.saved}
                disabled={editor.isSaving}
                onOrder={search.search ? undefined : rows.order}
                onEdit={(service) => void editor.edit(service)}
                onDelete={deletion.ask}
              />
              <MoreRows list={rows.view} className="border-t border-line px-4" />
            </>
          )}
        </ListView>
      </ContentList>
      <DeleteDialog
        deletion={deletion}
        text={({ title }) => `“${title}” silinecek. Hizmete ait bütün resimler de silinir.`}
      />
    </WorkArea>
  )
}
