import { useState } from 'react'
import { FileInput, FileErrors } from '@/components/admin/pictures/file-input'
import { FilePreview } from '@/components/admin/pictures/file-preview'
import { PictureTile, PLATE_PICTURE } from '@/components/admin/pictures/picture-tile'
import { sortFiles, type Refusal } from '@/components/admin/pictures/file-errors'
import { StoredPicture } from '@/components/admin/pictures/stored-picture'

type CoverPickerProps = {
  id: string
  /** 'Kapak', 'Logo': what the one picture is. */
  kind: string
  /** Path of the stored picture; '' when there is none. */
  stored: string
  chosen: File | null
  onChoose: (file: File | null) => void
  /** Texts of this field that validation or the server found. */
  errors?: string[]
  disabled?: boolean
}

/** One picture: the stored one, beside it the freshly chosen one, whose removal leaves the stored one. */
export function CoverPicker({ id, kind, stored, chosen, onChoose, errors = [], disabled }: CoverPickerProps) {
  const [refused, setRefused] = useState<Refusal[]>([])
  const word = kind.toLocaleLowerCase('tr')
  const refusals = [...errors.map((text) => ({ text, english: '' })), ...refused]
  const label = stored || chosen ? `Başka ${word} seç` : `${kind} seç`

  function choose(files: File[]) {
    const { taken, refused } = sortFiles(files, 1)
    setRefused(refused)
    if (taken[0]) onChoose(taken[0])
  }

  return (
    <>
      <ul className="grid grid-cols-3 gap-3 max-[640px]:grid-cols-2">
        {stored && (
          <PictureTile name={`Kayıtlı ${word}`} picture={<StoredPicture path={stored} className={PLATE_PICTURE} />} />
        )}
        {chosen && (
          <PictureTile
            isNew
            name={chosen.name}
            picture={<FilePreview file={chosen} className={PLATE_PICTURE} />}
            onRemove={() => {
              onChoose(null)
              // The button is gone with its tile.
              document.getElementById(id)?.focus()
            }}
            removeDisabled={disabled}
          />
        )}
        <li>
          <FileInput
            id={id}
            label={label}
            disabled={disabled}
            isInvalid={errors.length > 0}
            describedBy={`${id}-errors ${id}-hint`}
            onFiles={choose}
          />
        </li>
      </ul>
      <FileErrors id={`${id}-errors`} refusals={refusals} />
      <p id={`${id}-hint`} className="text-small leading-[1.4] text-ink-2">
        {stored
          ? `Yeni ${word} Kaydet ile yüklenir ve kayıtlı olanın yerine geçer. Kaldırırsanız kayıtlı ${word} kalır.`
          : 'jpg, jpeg, png ya da gif. Kaydet ile yüklenir.'}
      </p>
    </>
  )
}
