import { FileInput, type PickerProps, usePickedFile } from '@/components/admin/pictures/file-input'
import { FilePreview, StoredPicture } from '@/components/admin/pictures/picture'
import { PictureTile, PLATE_PICTURE } from '@/components/admin/pictures/picture-tile'
import { FileErrors } from '@/components/site/file-error-list'

/** A slide's picture: the stored one, or the freshly chosen one in its place. */
export function SlidePicturePicker({ stored, chosen, onChoose, errors = [], disabled }: PickerProps) {
  const { fileErrors, choose } = usePickedFile(onChoose, errors)
  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-2 gap-3">
        {stored && !chosen && (
          <PictureTile name="Kayıtlı resim" picture={<StoredPicture path={stored} className={PLATE_PICTURE} />} />
        )}
        {chosen && (
          <PictureTile
            isNew
            name={chosen.name}
            picture={<FilePreview file={chosen} className={PLATE_PICTURE} />}
            onRemove={() => {
              onChoose(null)
              // The button is gone with its tile.
              document.getElementById('slideFile')?.focus()
            }}
            removeDisabled={disabled}
          />
        )}
        <li>
          <FileInput
            id="slideFile"
            label={stored || chosen ? 'Başka resim seç' : 'Resim seç'}
            disabled={disabled}
            isInvalid={errors.length > 0}
            describedBy="slideFile-errors slideFile-hint"
            onFiles={choose}
          />
        </li>
      </ul>
      <FileErrors id="slideFile-errors" errors={fileErrors} />
      <p id="slideFile-hint" className="text-small leading-[1.4] text-ink-2">
        4:3 kırpılır, ortası görünür. Yatay ve aydınlık bir fotoğraf seçin. Kaydet ile yüklenir.
      </p>
    </div>
  )
}
