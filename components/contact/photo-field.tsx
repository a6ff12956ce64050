import { X } from 'lucide-react'
import { useState } from 'react'
import { PhotoPicker } from '@/components/photos/photo-picker'
import { shrink } from '@/components/photos/use-photo-uploads'
import { checkPhotos } from '@/components/photos/check-photos'
import { FileErrors, type FileError } from '@/components/site/failures/file-errors'
import { Icon } from '@/components/ui/icon'
import { SQUARE_BUTTON } from '@/components/ui/square-button'
import { useLazyParts } from './use-lazy-parts'

const ID = 'photos'
const MAX_PHOTOS = 5

type PhotoFieldProps = {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  /** Errors of photos that were sent without scripts and not stored. */
  refused: readonly FileError[]
  className: string
}

/** Photos of the message, uploaded after it. */
export function PhotoField({ files, onChange, refused, className }: PhotoFieldProps) {
  const [errors, setErrors] = useState(refused)
  const parts = useLazyParts(files.length > 0)

  function choose(added: File[]) {
    const checked = checkPhotos(added, MAX_PHOTOS - files.length, MAX_PHOTOS)
    setErrors(checked.errors)
    for (const file of checked.accepted) void shrink(file)
    onChange([...files, ...checked.accepted])
  }
  function remove(index: number) {
    setErrors([])
    onChange(files.filter((_, otherIndex) => otherIndex !== index))
    // The pressed button is gone. The input for photos may have been hidden until now, because the maximum was reached.
    setTimeout(() => document.getElementById(ID)?.focus())
  }
  return (
    <div className={className}>
      <label htmlFor={ID} className="mb-1.5 block font-semibold">
        Etiketin ve arızalı yerin fotoğrafı
        <span className="text-small font-normal text-ink-2"> (isteğe bağlı)</span>
      </label>
      {parts && files.length > 0 && (
        <ul className={parts.PHOTO_LIST}>
          {files.map((file, index) => (
            <parts.PhotoListRow
              key={index}
              file={file}
              status={<span className="font-mono">{parts.sizeText(file)}</span>}
              end={
                <button
                  type="button"
                  aria-label={`${file.name}: kaldır`}
                  onClick={() => remove(index)}
                  className={SQUARE_BUTTON}>
                  <Icon of={X} />
                </button>
              }
            />
          ))}
        </ul>
      )}
      <div className={errors.length > 0 ? 'my-3' : ''}>
        <FileErrors id={`${ID}-error`} errors={errors} />
      </div>
      {files.length < MAX_PHOTOS && (
        <div className={files.length > 0 ? 'mt-3' : ''}>
          <PhotoPicker id={ID} hasPhotos={files.length > 0} describedBy={`${ID}-error ${ID}-hint`} onFiles={choose} />
        </div>
      )}
      <p id={`${ID}-hint`} className="mt-1.5 text-small leading-[1.4] text-ink-2">
        {hintFor(files.length)}
      </p>
    </div>
  )
}

function hintFor(count: number) {
  if (count === MAX_PHOTOS) return `${MAX_PHOTOS} fotoğraf seçildi.`
  if (count > 0) return `${count} fotoğraf seçildi, ${MAX_PHOTOS - count} tane daha ekleyebilirsiniz.`
  return (
    <>
      En çok {MAX_PHOTOS} fotoğraf; jpg, png ya da gif.
      <span className="hidden noscript:inline"> Form ile birlikte gönderilir.</span>
    </>
  )
}
