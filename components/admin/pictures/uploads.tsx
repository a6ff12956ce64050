import { useState } from 'react'
import { callAdmin } from '@/components/admin/session/api'
import type { FileError } from '@/components/site/failures/file-errors'
import type { ApiPath } from '@/lib/api/paths'

export type ChosenPicture = { key: string; file: File }

/** The uploaded share of a picture, from 0 to 1, or why the upload failed. */
export type PictureUpload = number | FileError

export type OnUpload = (file: File, upload: PictureUpload) => void

export type UploadResult = { key: string; name: string; path: string } | { key: string; name: string; error: unknown }

/** Uploads a picture with its texts, and returns its path. @throws {ApiError} */
export async function uploadPicture(
  path: ApiPath<{ POST: { body: { form: FormData }; answer: { imageUrl: string } } }>,
  file: File,
  onProgress: (share: number) => void,
  texts: Record<string, string> = {},
): Promise<string> {
  const form = new FormData()
  form.set('file', file, file.name)
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  onProgress(0)
  return (await callAdmin(path, { method: 'POST', form, onProgress })).body.imageUrl
}

/** Uploads pictures in parallel. A failed one does not stop the others. */
export function uploadAll<Picture extends ChosenPicture>(
  pictures: readonly Picture[],
  upload: (picture: Picture) => Promise<string>,
): Promise<UploadResult[]> {
  return Promise.all(
    pictures.map(async (picture) => {
      const { key, file } = picture
      try {
        return { key, name: file.name, path: await upload(picture) }
      } catch (error) {
        return { key, name: file.name, error }
      }
    }),
  )
}

export function useUploads() {
  const [uploads, setUploads] = useState<ReadonlyMap<File, PictureUpload>>(new Map())
  const shares = [...uploads.values()].filter((upload) => typeof upload === 'number')
  return {
    uploads,
    /** The number of running uploads, and their overall progress. */
    status: <UploadStatus shares={shares} />,
    onUpload: (file: File, upload: PictureUpload) => setUploads((previous) => new Map(previous).set(file, upload)),
    /** Runs a save. Afterwards only failed uploads are shown. */
    trackUploads: async <Result,>(save: () => Promise<Result>): Promise<Result> => {
      setUploads(new Map())
      try {
        return await save()
      } finally {
        setUploads((previous) => new Map([...previous].filter(([, upload]) => typeof upload !== 'number')))
      }
    },
  }
}

function UploadStatus({ shares }: { shares: readonly number[] }) {
  const runningCount = shares.filter((share) => share < 1).length
  if (shares.length === 0) return null
  if (runningCount === 0) return 'Resimler işleniyor'
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return <UploadShare text={`${runningCount} resim yükleniyor`} share={mean} />
}

/** Says how much of an upload has arrived: 'Kapak yükleniyor, %40'. */
export function UploadShare({ text, share }: { text: string; share: number }) {
  return (
    <>
      {text}, <span className="mono">%{Math.round(share * 100)}</span>
    </>
  )
}
