'use client'

import { useState } from 'react'
import { PhotoPicker } from '@/components/photos/photo-picker'
import { PhotoUploads } from '@/components/photos/photo-uploads'
import { checkPhotos } from '@/components/photos/check-photos'
import { countStored } from '@/components/photos/upload-state'
import { usePhotoUploads } from '@/components/photos/use-photo-uploads'
import { FileErrors, type FileError } from '@/components/site/failures/file-errors'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { apiPath } from '@/lib/api/paths'

type OrderPhotoUploadProps = {
  /** The customer's page, to which the form posts without scripts. */
  path: string
  token: string
  ownCount: number
  /** How many more photos the order accepts. */
  photosLeft: number
  hasWhatsApp: boolean
}

/** Returns a hint: what to photograph, how many photos the customer has added, and how many more they can add. */
function hintFor(ownCount: number, remaining: number): string {
  const remainingText = `${ownCount > 0 ? `${ownCount} fotoğrafınız var, ` : ''}${remaining} tane${ownCount > 0 ? ' daha' : ''} ekleyebilirsiniz`
  return remaining > 0
    ? `Etiket, klemens, alarm ekranı. ${remainingText}; jpg, png ya da gif.`
    : `${ownCount} fotoğrafınız var.`
}

/** Field for the customer's photos. Scripts upload them as soon as they are chosen. Without scripts a button submits them. */
export function OrderPhotoUpload({ path, token, ownCount, photosLeft, hasWhatsApp }: OrderPhotoUploadProps) {
  const { uploads, add, retry, retryLost } = usePhotoUploads({ path: apiPath('Tracking/[token]/photos', { token }) })
  const isHydrated = useHydrated()
  const [fileErrors, setFileErrors] = useState<FileError[]>([])
  // A failed upload does not count, so that damaged files do not remove the field.
  const addedCount = countStored(uploads)
  const remaining =
    photosLeft - addedCount - uploads.filter(({ state }) => state !== 'sent' && state !== 'failed').length

  function choose(files: File[]) {
    const sortedFiles = checkPhotos(files, remaining, photosLeft)
    setFileErrors(sortedFiles.errors)
    add(sortedFiles.accepted)
  }
  return (
    <form
      method="post"
      action={path}
      encType="multipart/form-data"
      noValidate
      // A press before hydration is replayed late, when the photos are already uploading.
      onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="photos" className="mb-1.5 block font-semibold">
        Fotoğraf ekleyin
      </label>
      <PhotoUploads
        uploads={uploads}
        onRetry={retry}
        onRetryAll={retryLost}
        failedText={(failedCount, canRetry) => {
          const channel = hasWhatsApp ? 'WhatsApp’tan' : 'e-postayla'
          return `${failedCount} fotoğraf yüklenemedi. ${canRetry ? 'Yeniden deneyin' : 'Başkasını seçin'} ya da ${channel} gönderin.`
        }}
      />
      <div className="my-3 empty:hidden">
        <FileErrors id="photos-error" errors={fileErrors} />
      </div>
      {/* The button is in the field's row, so that nothing moves when it disappears. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {remaining > 0 && (
          <PhotoPicker
            id="photos"
            hasPhotos={uploads.length > 0}
            required={!isHydrated}
            describedBy="photos-error photos-hint"
            onFiles={choose}
          />
        )}
        {!isHydrated && (
          <Button
            size="normal"
            type="submit"
            data-held-until-scripts
            className="held-button noscript:order-1 noscript:mt-1.5">
            <span>
              <span className="sr-only noscript:not-sr-only">Fotoğrafları </span>Gönder
            </span>
          </Button>
        )}
        <p id="photos-hint" className="w-full text-small leading-[1.4] text-ink-2">
          {hintFor(ownCount + addedCount, remaining)}
        </p>
      </div>
    </form>
  )
}
