import { useState } from 'react'
import type { SaveTask } from '@/components/admin/content/item-editor'
import { useUploads } from '@/components/admin/pictures/uploads'
import type { PostDraft, PostItem } from './draft'
import { savePost } from './save-post'

/** Saves posts and shows the upload progress of their pictures. */
export function usePostSaving() {
  const [cover, setCover] = useState<number>()
  const { uploads, status, onUpload, trackUploads } = useUploads()

  function save(task: SaveTask<PostItem, PostDraft>) {
    const progress = {
      onCover: setCover,
      onUpload: (...upload: Parameters<typeof onUpload>) => {
        setCover(undefined)
        onUpload(...upload)
      },
    }
    return trackUploads(() => savePost(task, progress).finally(() => setCover(undefined)))
  }

  const progress =
    cover === undefined ? (
      status
    ) : (
      <>
        Kapak yükleniyor, <span className="mono">%{Math.round(cover * 100)}</span>
      </>
    )
  return { save, uploads, progress }
}
