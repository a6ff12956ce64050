'use client'

import { type ReactNode, useState } from 'react'
import { PhotoPicker } from '@/components/photos/photo-picker'
import { type FailedText, PhotoUploads } from '@/components/photos/photo-uploads'
import { sortPhotos } from '@/components/photos/sort-photos'
import { countStored } from '@/components/photos/upload-state'
import { type PhotoTarget, usePhotoUploads } from '@/components/photos/use-photo-uploads'
import { useHydrated } from '@/components/ui/use-hydrated'
import { FileErrors, type FileError } from '@/components/site/file-errors'

type PhotoUploadProps = PhotoTarget & {
  id: string
  label: ReactNode
  /** Says what to photograph, how many `added` meanwhile, and how many more fit. */
  hint: (added: number, left: number) => string
  /** How many more photos fit. */
  max: number
  /** Sends the form around it until the scripts run. */
  button: ReactNode
  failedText: FailedText
}

/** Field whose photos are uploaded as soon as they are chosen. Until scripts run they go with the form around it. */
export function PhotoUpload({ id, label, hint, max, button, failedText, ...target }: PhotoUploadProps) {
  const { uploads, add, retry } = usePhotoUploads(target)
  const isHydrated = useHydrated()
  const [refused, setRefused] = useState<FileError[]>([])
  // A failed one takes no room, so that damaged files do not take the field away.
  const added = countStored(uploads)
  const left = max - added - uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length

  function choose(files: File[]) {
    const sorted = sortPhotos(files, left, max)
    setRefused(sorted.refused)
    add(sorted.taken)
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <PhotoUploads uploads={uploads} onRetry={retry} failedText={failedText} />
      <div className="my-3 empty:hidden">
        <FileErrors id={`${id}-error`} errors={refused} />
      </div>
      {/* The button stands beside the field, so that nothing moves when it goes. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {left > 0 && (
          <PhotoPicker
            id={id}
            more={uploads.length > 0}
            required={!isHydrated}
            describedBy={`${id}-error ${id}-hint`}
            onFiles={choose}
          />
        )}
        {!isHydrated && button}
        <p id={`${id}-hint`} className="w-full text-small leading-[1.4] text-ink-2">
          {hint(added, left)}
        </p>
      </div>
    </div>
  )
}
