'use client'

import { ContentScreen } from '@/components/admin/content-screen'
import { DraftFields, DraftSections } from '@/components/admin/editor/draft-fields'
import { FormSection } from '@/components/admin/editor/form-section'
import { MarkdownEditor } from '@/components/admin/markdown/markdown-editor'
import { useRemembered } from '@/components/admin/markdown/use-remembered'
import { readItem } from '@/components/admin/session/api'
import { POST_FIELDS } from '@/lib/domains/blog/fields'
import { CoverPicker } from './cover-picker'
import { postForm, type PostItem } from './draft'
import { PostRows } from './post-rows'
import { POSTS_PATH, saveFailure } from './save-post'
import { usePostSaving } from './use-post-saving'

const BLOG = {
  path: POSTS_PATH,
  draftKey: 'blog',
  form: postForm,
  read: (post: PostItem) => readItem(`${POSTS_PATH}/${post.slug}`, post),
  failureOf: saveFailure,
  titleOf: ({ title }: { title: string }) => title,
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

const { content, imageAlt, metaTitle, metaDescription, ...TEXTS } = POST_FIELDS

/** Posts: the form for a new or an edited one, and the list. */
export function BlogScreen() {
  const { save, uploads, progress } = usePostSaving()
  const [isWide, setIsWide] = useRemembered('yazi-onizleme')
  return (
    <ContentScreen
      type={{ ...BLOG, save, shape: isWide ? 'wide' : 'list' }}
      renderFields={(editor) => (
        <>
          <DraftSections table={TEXTS} editor={editor} controls={{}} />
          <MarkdownEditor
            name="content"
            label={content.label}
            value={editor.document.draft.content}
            onChange={(text) => editor.change({ content: text })}
            error={editor.fields.content?.join(' ')}
            pictures={editor.document.draft.pictures}
            onPictures={(pictures) => editor.change({ pictures })}
            uploads={uploads}
            onRetry={() => void editor.submit()}
            kept={editor.kept}
            postId={editor.document.item?.id}
            isWide={isWide}
            onWide={setIsWide}
            disabled={editor.isSaving}
          />
          <FormSection name="Kapak" disabled={editor.isSaving}>
            <CoverPicker
              stored={editor.document.item?.imageUrl ?? ''}
              chosen={editor.document.draft.imageFile}
              onChoose={(imageFile) => editor.change({ imageFile })}
              errors={editor.fields.imageFile}
              disabled={editor.isSaving}
            />
            <DraftFields table={{ imageAlt }} editor={editor} controls={{}} />
          </FormSection>
          <DraftSections table={{ metaTitle, metaDescription }} editor={editor} controls={{}} />
        </>
      )}
      rows={PostRows}
      progress={progress}
    />
  )
}
