'use client'

import { useState } from 'react'
import { ContentScreen } from '@/components/admin/content-screen'
import { DraftSections } from '@/components/admin/editor/draft-fields'
import { FormSection } from '@/components/admin/editor/form-section'
import type { SaveResult, SaveTask } from '@/components/admin/editor/use-editor'
import { readItem, reasonOf, saveItem } from '@/components/admin/session/api'
import { pictureErrorInEnglish } from '@/components/ui/file-errors'
import { POST_FIELDS } from '@/lib/domains/blog/fields'
import { CoverPicker } from './cover-picker'
import { type PostDraft, postForm, type PostItem } from './draft'
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
  titleOf: ({ title }: { title: string }) => title,
  shape: 'list',
  isOrdered: false,
  isCounted: true,
  texts: {
    create: 'Yeni Yazı',
    newItem: 'Yeni yazı',
    one: 'yazı',
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
      const onProgress = draft.imageFile ? setShare : undefined
      return await saveItem(PATH, current, { form: postForm.formDataOf(draft), onProgress })
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
      renderFields={(editor) => (
        <>
          <DraftSections table={POST_FIELDS} editor={editor} controls={{}} />
          <FormSection name="Kapak" disabled={editor.isSaving}>
            <CoverPicker
              stored={editor.document.item?.imageUrl ?? ''}
              chosen={editor.document.draft.imageFile}
              onChoose={(imageFile) => editor.change({ imageFile })}
              errors={editor.fields.imageFile}
              disabled={editor.isSaving}
            />
          </FormSection>
        </>
      )}
      rows={PostRows}
      progress={progress}
    />
  )
}
