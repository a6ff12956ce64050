'use client'

import { useState } from 'react'
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
import { useSavedRow } from '@/components/admin/list/use-saved-row'
import { useStats } from '@/components/admin/shell/use-stats'
import { WorkArea } from '@/components/admin/shell/work-area'
import { postForm, type PostItem } from './draft'
import { PostFields } from './post-fields'
import { PostRows } from './post-rows'

/** Posts: the form for a new or an edited one, and the list. */
export function BlogScreen() {
  const search = useSearch()
  const list = useAdminList<PostItem>('/api/BlogPosts', { search: search.search })
  const stats = useStats()
  const saved = useSavedRow(list.items)
  const [share, setShare] = useState<number>()

  const editor = useEditor({
    draftKey: 'blog',
    form: postForm,
    read: (post: PostItem) => readItem(`/api/BlogPosts/${post.slug}`, post),
    save: async ({ draft, current }) => {
      try {
        const { body } = await callAdmin<PostItem>(current ? `/api/BlogPosts/${current.item.id}` : '/api/BlogPosts', {
          method: current ? 'PUT' : 'POST',
          form: postForm.formDataOf(draft),
          ifMatch: current?.etag,
          onProgress: draft.imageFile ? setShare : undefined,
        })
        return { id: body.id }
      } finally {
        setShare(undefined)
      }
    },
    problemOf: (error) => ({
      text: `Yazı kaydedilirken hata oluştu: ${reasonOf(error)}`,
      english: pictureRefusal(error),
    }),
    onSaved: ({ id }, isNew) => {
      if (isNew) search.setText('')
      saved.markSaved(id)
      void list.reload()
      void stats.mutate()
    },
  })

  const deletion = useDeletion<PostItem>({
    remove: (post) => callAdmin(`/api/BlogPosts/${post.id}`, { method: 'DELETE' }),
    errorPrefix: 'Yazı silinirken hata oluştu: ',
    onDeleted: (post) => {
      editor.dispatch({ type: 'forgotten', id: post.id })
      void list.reload()
      void stats.mutate()
    },
  })

  const progress = share !== undefined && (
    <>
      Kapak yükleniyor, <span className="mono">%{Math.round(share * 100)}</span>
    </>
  )
  return (
    <WorkArea>
      <NewItemButton label="Yeni Yazı" disabled={editor.isSaving} onNew={editor.startNew} />
      <EditorForm editor={editor} newTitle="Yeni yazı" titleOf={({ title }) => title} progress={progress}>
        <PostFields editor={editor} />
      </EditorForm>
      <ContentList
        title="Yazılar"
        total={list.total}
        searchLabel="Yazı ara"
        search={search}
        headingRef={deletion.heading}
        problem={deletion.problem}
        savedName={list.items.find(({ id }) => id === saved.saved)?.title}
      >
        <ListView
          list={list}
          errorPrefix="Blog yazıları yüklenirken hata oluştu: "
          empty={{ title: 'Henüz blog yazısı eklenmemiş.', text: 'İlk yazıyı formdan ekleyin.' }}
          search={{ words: search.search, clear: () => search.setText('') }}
          skeleton={{ rows: 8 }}
        >
          {(posts) => (
            <>
              <PostRows
                posts={posts}
                edited={editor.document.item?.id}
                saved={saved.saved}
                disabled={editor.isSaving}
                onEdit={(post) => void editor.edit(post)}
                onDelete={deletion.ask}
              />
              <MoreRows list={list} className="border-t border-line px-4" />
            </>
          )}
        </ListView>
      </ContentList>
      <DeleteDialog deletion={deletion} text={({ title }) => `“${title}” başlıklı yazı silinecek.`} />
    </WorkArea>
  )
}
