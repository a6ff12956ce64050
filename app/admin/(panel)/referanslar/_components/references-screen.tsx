'use client'

import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { ContentList } from '@/components/admin/list/content-list'
import { DeleteDialog } from '@/components/admin/list/delete-dialog'
import { EditorForm } from '@/components/admin/editor/editor-form'
import { ListView, MoreRows, useSearch } from '@/components/admin/list/list'
import { NewItemButton } from '@/components/admin/editor/new-item-button'
import { readItem } from '@/components/admin/editor/read-item'
import { pictureRefusal } from '@/components/admin/pictures/file-errors'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useDeletion } from '@/components/admin/list/use-deletion'
import { useEditor } from '@/components/admin/editor/use-editor'
import { useOrderedRows } from '@/components/admin/list/use-ordered-rows'
import { useSavedRow } from '@/components/admin/list/use-saved-row'
import { DraftFields } from '@/components/admin/editor/draft-fields'
import { REFERENCE_FIELDS } from '@/lib/domains/references/fields'
import { referenceForm, type ReferenceItem } from './draft'
import { LogoPicker } from './logo-picker'
import { ReferenceGrid } from './reference-grid'

/** References: the form above the grid, at every width. */
export function ReferencesScreen() {
  const search = useSearch()
  const list = useAdminList<ReferenceItem>('/api/References', { search: search.search, whole: true })
  const rows = useOrderedRows(list, '/api/References/order', search.search)
  const saved = useSavedRow(rows.items)

  const editor = useEditor({
    draftKey: 'referanslar',
    form: referenceForm,
    read: (reference: ReferenceItem) => readItem(`/api/References/${reference.id}`, reference),
    save: async ({ draft, current }) => {
      const path = current ? `/api/References/${current.item.id}` : '/api/References'
      const method = current ? 'PUT' : 'POST'
      const { body } = await callAdmin<ReferenceItem>(path, {
        method,
        form: referenceForm.formDataOf(draft),
        ifMatch: current?.etag,
      })
      return { id: body.id }
    },
    problemOf: (error, isNew) => ({
      text: `Referans ${isNew ? 'kaydedilirken' : 'güncellenirken'} hata oluştu: ${reasonOf(error)}`,
      english: pictureRefusal(error),
    }),
    onSaved: ({ id }, isNew) => {
      if (isNew) search.setText('')
      if (isNew) rows.showAll()
      saved.markSaved(id)
      void list.reload()
    },
  })

  const deletion = useDeletion<ReferenceItem>({
    remove: (reference) => callAdmin(`/api/References/${reference.id}`, { method: 'DELETE' }),
    errorPrefix: 'Referans silinirken hata oluştu: ',
    onDeleted: (reference) => {
      editor.dispatch({ type: 'forgotten', id: reference.id })
      void list.reload()
    },
  })

  const { draft, item } = editor.document
  return (
    <div className="grid max-w-6xl gap-7">
      <NewItemButton label="Yeni Referans" disabled={editor.isSaving} onNew={editor.startNew} />
      <EditorForm editor={editor} newTitle="Yeni referans" titleOf={({ name }) => name}>
        <fieldset
          disabled={editor.isSaving}
          className="grid min-w-0 grid-cols-2 gap-5 p-5 max-[640px]:grid-cols-1 max-[640px]:p-4"
        >
          <legend className="sr-only">Referans</legend>
          <DraftFields table={REFERENCE_FIELDS} editor={editor} controls={{}} />
          <LogoPicker
            stored={item?.logoUrl ?? ''}
            chosen={draft.logoFile}
            onChoose={(logoFile) => editor.change({ logoFile })}
            errors={editor.fields.logoFile}
            disabled={editor.isSaving}
          />
        </fieldset>
      </EditorForm>
      <ContentList
        shape="grid"
        title="Referanslar"
        total={list.total}
        searchLabel="Marka ara"
        search={search}
        headingRef={deletion.heading}
        problem={deletion.problem ?? rows.problem}
        savedName={list.items.find(({ id }) => id === saved.saved)?.name}
      >
        <ListView
          list={rows.view}
          errorPrefix="Referanslar yüklenirken hata oluştu: "
          empty={{ title: 'Henüz referans eklenmemiş.', text: 'İlk referansı formdan ekleyin.' }}
          search={{ words: search.search, clear: () => search.setText('') }}
        >
          {(references) => (
            <>
              <ReferenceGrid
                references={references}
                edited={item?.id}
                saved={saved.saved}
                disabled={editor.isSaving}
                onOrder={search.search ? undefined : rows.order}
                onEdit={(reference) => void editor.edit(reference)}
                onDelete={deletion.ask}
              />
              <MoreRows list={rows.view} />
            </>
          )}
        </ListView>
      </ContentList>
      <DeleteDialog deletion={deletion} text={({ name }) => `“${name}” referansı silinecek.`} />
    </div>
  )
}
