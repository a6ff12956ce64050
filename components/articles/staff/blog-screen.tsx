'use client'

import { useState } from 'react'
import { ContentScreen } from '@/components/admin/content/content-screen'
import type { SaveTask } from '@/components/admin/content/item-editor'
import { DraftFields, DraftSections } from '@/components/admin/form/draft-fields'
import { FormSection } from '@/components/admin/form/form-frame'
import { MarkdownEditor } from '@/components/articles/staff/markdown/markdown-editor'
import { proseOf } from '@/components/articles/staff/markdown/inline-pictures'
import { useRememberedSwitch } from '@/components/articles/staff/markdown/use-remembered'
import { PublicationSection } from '@/components/admin/publication/publication-section'
import { SearchSection } from '@/components/admin/publication/search-section'
import { PicturePicker } from '@/components/admin/pictures/picture-picker'
import { UploadShare, useUploads } from '@/components/admin/pictures/uploads'
import { readItem } from '@/components/admin/session/api'
import { versionsOf } from '@/components/admin/versions/versions'
import { apiPath } from '@/lib/api/paths'
import { POST_FIELDS } from '@/lib/articles/schema'
import { excerpt } from '@/lib/content/excerpt'
import { previewPath } from '@/lib/site/admin-pages'
import { type PostDraft, postForm, type PostItem, slugOfPost } from './draft'
import { PostRows } from './post-rows'
import { POST_PATHS, postSaveFailure, savePost } from './save-post'

const BLOG = {
  paths: POST_PATHS,
  draftKey: 'blog',
  form: postForm,
  read: (post: PostItem) => readItem(POST_PATHS.item(post.slug, { state: 'all' }), post),
  failureOf: postSaveFailure,
  titleOf: ({ title }: { title: string }) => title,
  isCounted: true,
  bulk: { path: apiPath('BlogPosts/several'), alsoDeleted: 'Kapakları ve resimleri de silinir.' },
  publication: {
    countsKey: 'posts',
    publicationOf: (post: PostItem) => post,
    previewPath: ({ id }: PostItem) => previewPath('blog', id),
    versions: ({ id }: PostItem) => versionsOf('BlogPosts', id),
    plural: 'yazılar',
  },
  texts: {
    create: 'Yeni Yazı',
    newItem: 'Yeni yazı',
    noun: 'yazı',
    list: 'Yazılar',
    search: 'Yazı ara',
    empty: { title: 'Henüz blog yazısı eklenmemiş.', text: '“Yeni Yazı” ile ilkini ekleyin.' },
    loadError: 'Blog yazıları yüklenirken hata oluştu: ',
    deleteError: 'Yazı silinirken hata oluştu: ',
    deletion: ({ title }: PostItem) => `“${title}” başlıklı yazı silinecek.`,
  },
} as const

const { slug, content: _content, imageAlt, metaTitle: _title, metaDescription: _description, ...TEXTS } = POST_FIELDS

/** Saves posts and shows the upload progress of their pictures. */
function usePostSaving() {
  const [coverShare, setCover] = useState<number>()
  const { uploads, status, onUpload, trackUploads } = useUploads()

  function save(task: SaveTask<PostItem, PostDraft>) {
    const callbacks = {
      onCover: setCover,
      onUpload: (...upload: Parameters<typeof onUpload>) => {
        setCover(undefined)
        onUpload(...upload)
      },
    }
    return trackUploads(() => savePost(task, callbacks).finally(() => setCover(undefined)))
  }

  const progress = coverShare === undefined ? status : <UploadShare text="Kapak yükleniyor" share={coverShare} />
  return { save, uploads, progress }
}

/** Management of posts: a form for a new or existing post, and the list. */
export function BlogScreen({ siteName }: { siteName: string }) {
  const { save, uploads, progress } = usePostSaving()
  const [isWide, setIsWide] = useRememberedSwitch('yazi-onizleme', '(min-width: 1280px)')
  return (
    <ContentScreen
      type={{ ...BLOG, save, shape: isWide ? 'wide' : 'list' }}
      renderFields={(editor, reload) => (
        <>
          <DraftSections
            table={TEXTS}
            editor={editor}
            hints={{ title: <AddressHint draft={editor.draft} item={editor.item} /> }}
          />
          <MarkdownEditor editor={editor} uploads={uploads} isWide={isWide} onWide={setIsWide} />
          <FormSection name="Kapak" disabled={editor.isSending}>
            <PicturePicker
              id="imageFile"
              layout="both"
              words={{ stored: 'Kayıtlı kapak', choose: 'Kapak seç', other: 'Başka kapak seç' }}
              hint={
                editor.item?.imageUrl
                  ? 'Yeni kapak Kaydet ile yüklenir ve kayıtlı olanın yerine geçer. Kaldırırsanız kayıtlı kapak kalır.'
                  : 'jpg, jpeg, png ya da gif. Kaydet ile yüklenir.'
              }
              stored={editor.item?.imageUrl ?? ''}
              onEdited={() => {
                editor.refresh()
                void reload()
              }}
              hasFocus
              chosen={editor.draft.imageFile}
              onChoose={(imageFile) => editor.change({ imageFile })}
              errors={editor.errors.imageFile}
              disabled={editor.isSending}
            />
            <DraftFields table={{ imageAlt }} editor={editor} />
          </FormSection>
          <PublicationSection editor={editor} hasOwnDay>
            <div className="mt-4">
              <DraftFields table={{ slug }} editor={editor} />
            </div>
          </PublicationSection>
          <SearchSection
            editor={editor}
            folder="teknik-bilgi"
            names={{ metaTitle: 'başlık', metaDescription: 'özet' }}
            defaults={{
              metaTitle: `${editor.draft.title.trim() || 'Başlık'} | ${siteName}`,
              metaDescription: excerpt(editor.draft.summary || proseOf(editor.draft.content)),
            }}
          />
        </>
      )}
      rows={PostRows}
      progress={progress}
    />
  )
}

function AddressHint({ draft, item }: { draft: PostDraft; item: PostItem | null }) {
  const slug = draft.slug.trim()
  return (
    <>
      Sayfa adresi{!slug && ' başlıktan oluşur'}:{' '}
      <span className="mono">/teknik-bilgi/{slug || slugOfPost(draft.title, item) || '…'}</span>
    </>
  )
}
