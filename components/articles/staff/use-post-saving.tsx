import { useState } from 'react'
import type { SaveTask } from '@/components/admin/form/use-editor'
import type { Upload } from '@/components/articles/staff/markdown/picture-list'
import { UploadStatus } from '@/components/admin/pictures/upload-status'
import type { PostDraft, PostItem } from './draft'
import { savePost } from './save-post'

/** Saves posts and follows the uploads of their pictures. */
export function usePostSaving() {
  const [cover, setCover] = useState<number>()
  const [uploads, setUploads] = useState<ReadonlyMap<File, Upload>>(new Map())

  async function save(task: SaveTask<PostItem, PostDraft>) {
    setUploads(new Map())
    try {
      return await savePost(task, {
        onCover: setCover,
        onPicture: (file, upload) => {
          setCover(undefined)
          setUploads((before) => new Map(before).set(file, upload))
        },
      })
    } finally {
      setCover(undefined)
      // What failed stays in view.
      setUploads((before) => new Map([...before].filter(([, upload]) => typeof upload !== 'number')))
    }
  }

  const shares = [...uploads.values()].filter((upload) => typeof upload === 'number')
  const progress =
    cover === undefined ? (
      <UploadStatus shares={shares} />
    ) : (
      <>
        Kapak yükleniyor, <span className="mono">%{Math.round(cover * 100)}</span>
      </>
    )
  return { save, uploads, progress }
}
