import { useState } from 'react'
import type { SaveTask } from '@/components/admin/content/item-editor'
import { useUploads } from '@/components/admin/pictures/uploads'
import type { PostDraft, PostItem } from './draft'
import { savePost } from './save-post'

/** Saves posts and shows the upload progress of their pictures. */
export function usePostSaving() {
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

  const progress =
    coverShare === undefined ? (
      status
    ) : (
      <>
        Kapak yükleniyor, <span className="mono">%{Math.round(coverShare * 100)}</span>
      </>
    )
  return { save, uploads, progress }
}
