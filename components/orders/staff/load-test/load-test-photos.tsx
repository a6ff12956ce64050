import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Checkbox } from '@/components/admin/form/choices'
import { FileInput } from '@/components/admin/pictures/file-input'
import { TILE_PICTURE } from '@/components/admin/pictures/picture-tile'
import { FileErrors } from '@/components/site/failures/file-errors'
import { MAX_TEST_PHOTOS } from '@/lib/orders/load-test/results'
import { capitalise, countWord } from '@/lib/platform/turkish/case'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { staffPhotoPath } from '@/lib/site/admin-pages'
import { Camera } from 'lucide-react'
import { photoName, usePhotoLightbox } from '@/components/orders/staff/photos/photo-card'
import { UploadTiles, useStaffPhotoUploads } from '@/components/orders/staff/photos/photo-uploads'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-3'

/** Returns 'İki fotoğraf tutanağa basılır, üç tane daha seçilebilir.' */
function countWords(count: number): string {
  const remaining = MAX_TEST_PHOTOS - count
  const moreText = remaining > 0 ? `${countWord(remaining)} tane daha seçilebilir` : 'daha fazlası seçilemez'
  return count === 0
    ? `Tutanağa fotoğraf basılmaz; en çok ${MAX_TEST_PHOTOS} tane seçilebilir.`
    : `${capitalise(countWord(count))} fotoğraf tutanağa basılır, ${moreText}.`
}

type LoadTestPhotosProps = {
  record: OrderRecord
  chosenIds: readonly string[]
  error?: string
  disabled: boolean
  onChange: (photoIds: string[]) => void
}

export function LoadTestPhotos({ record, chosenIds, error, disabled, onChange }: LoadTestPhotosProps) {
  const { order, reload } = record
  const { photos } = order
  const availableIds = chosenIds.filter((id) => photos.some((photo) => photo.id === id))
  /** The chosen photos, for uploads that began before the last choice. */
  const latestIds = useRef(availableIds)
  useEffect(() => {
    latestIds.current = availableIds
  })
  const { uploads, fileErrors, choose, retry, remove } = useStaffPhotoUploads(order, async (id) => {
    await reload()
    onChange([...latestIds.current, id].slice(0, MAX_TEST_PHOTOS))
  })
  const { linkTo, lightbox } = usePhotoLightbox(photos)
  const isFull = availableIds.length >= MAX_TEST_PHOTOS
  return (
    <div>
      {(photos.length > 0 || uploads.length > 0) && (
        <ul className={`mb-3 ${GRID}`}>
          {photos.map((photo, index) => {
            const name = photoName(photo, index)
            const isChosen = availableIds.includes(photo.id)
            return (
              <li
                key={photo.id}
                className="flex min-w-0 flex-col border border-line text-small [overflow-wrap:anywhere]">
                <a {...linkTo(index)} className="photo block aspect-4/3 cursor-zoom-in">
                  <img src={staffPhotoPath(photo.id, 'kucuk')} alt={name} loading="lazy" className={TILE_PICTURE} />
                </a>
                <p className="border-t border-line px-2.5 py-1.5 leading-[1.35]">
                  {name}
                  <span className="mono block text-ink-2">{formatDateTime(photo.createdAt)}</span>
                </p>
                <div className="mt-auto border-t border-line px-2.5">
                  <Checkbox
                    checked={isChosen}
                    disabled={disabled || (isFull && !isChosen)}
                    onChange={({ target }) =>
                      onChange(
                        target.checked ? [...availableIds, photo.id] : availableIds.filter((id) => id !== photo.id),
                      )
                    }>
                    Tutanağa bas<span className="sr-only">: {name}</span>
                  </Checkbox>
                </div>
              </li>
            )
          })}
          <UploadTiles uploads={uploads} retry={retry} remove={remove} />
        </ul>
      )}
      <div className="grid justify-items-start gap-2">
        <div className="w-56 max-w-full">
          <FileInput
            id="tutanak-fotografi"
            label="Fotoğraf Ekle"
            variant="line"
            icon={Camera}
            multiple
            disabled={disabled}
            onFiles={choose}
          />
        </div>
        <FileErrors id="tutanak-fotograf-hatalari" errors={fileErrors} />
        {error && <p className="font-semibold text-bad">{error}</p>}
        <p className="text-small text-ink-2">{countWords(availableIds.length)}</p>
      </div>
      {/* The lightbox contains a form that closes it, and a form cannot be inside another one. */}
      {createPortal(lightbox, document.body)}
    </div>
  )
}
