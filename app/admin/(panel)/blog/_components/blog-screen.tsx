'use client'

import { useState } from 'react'
import { ContentScreen } from '@/components/admin/content-screen'
import type { SaveResult, SaveTask } from '@/components/admin/editor/use-editor'
import { pictureErrorInEnglish } from '@/components/ui/file-errors'
import { callAdmin, readItem, reasonOf } from '@/components/admin/session/api'
import { type PostDraft, postForm, type PostItem } from './draft'
import { PostFields } from './post-fields'
import { PostRows } from './post-rows'

const PATH = '/api/BlogPosts'

const BLOG = {
  path: PATH,
  draftKey: 'blog',
  form: postForm,
  read: (post: PostItem) => readItem(`${PATH}/${post.slug}`, post),
  failureOf: (error: unknown) => ({
    text: `Yazı kaydedilirken hata oluştu: ${reasonOf(error)}`,
    english: pictureErrorInEnglish(error),
  }),
  titleOf: ({ title }: PostItem) => title,
  shape: 'list',
  isOrdered: false,
  isCounted: true,
  texts: {
    create: 'Yeni Yazı',
    newItem: 'Yeni yazı',
    list: 'Yazılar',
    search: 'Yazı ara',
    empty: { title: 'Henüz blog yazısı eklenmemiş.', text: 'İlk yazıyı formdan ekleyin.' },
    loadError: 'Blog yazıları yüklenirken hata oluştu: ',
    deleteError: 'Yazı silinirken hata oluştu: ',
    deletion: ({ title }: PostItem) => `“${title}” başlıklı yazı silinecek.`,
  },
} as const

/** Posts: the form for a new or an edited one, and the list. */
export function BlogScreen() {
  const [share, setShare] = useState<number>()

  async function save({ draft, current }: SaveTask<PostItem, PostDraft>): Promise<SaveResult> {
    try {
      const { body } = await callAdmin<PostItem>(current ? `${PATH}/${current.item.id}` : PATH, {
        method: current ? 'PUT' : 'POST',
        form: postForm.formDataOf(draft),
        ifMatch: current?.etag,
        onProgress: draft.imageFile ? setShare : undefined,
      })
      return { id: body.id }
    } finally {
      setShare(undefined)
    }
  }

  const progress = share !== undefined && (
    <>
      Kapak yükleniyor, <span className="mono">%{Math.round(share * 100)}</span>
    </>
  )
  return (
    <ContentScreen
      type={{ ...BLOG, save }}
      renderFields={(editor) => <PostFields editor={editor} />}
      rows={PostRows}
      progress={progress}
    />
  )
}
