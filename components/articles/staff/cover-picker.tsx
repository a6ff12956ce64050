import { FileInput, type PickerProps, usePickedFile } from '@/components/admin/pictures/file-input'
import { FileErrors } from '@/components/site/file-error-list'
import { FilePreview, StoredPicture } from '@/components/admin/pictures/picture'
import { PictureTile, PLATE_PICTURE } from '@/components/admin/pictures/picture-tile'

/** A post's cover: the stored one, beside it the freshly chosen one. Removing the fresh one leaves the stored one. */
export function CoverPicker({ stored, chosen, onChoose, errors = [], disabled }: PickerProps) {
  const { fileErrors, choose } = usePickedFile(onChoose, errors)
  return (
    <>
      <ul className="grid grid-cols-3 gap-3 max-[640px]:grid-cols-2">
        {stored && (
          <PictureTile name="Kayıtlı kapak" picture={<StoredPicture path={stored} className={PLATE_PICTURE} />} />
        )}
        {chosen && (
          <PictureTile
            isNew
            name={chosen.name}
            picture={<FilePreview file={chosen} className={PLATE_PICTURE} />}
            onRemove={() => {
              onChoose(null)
              // The button is gone with its tile.
              document.getElementById('imageFile')?.focus()
            }}
            removeDisabled={disabled}
          />
        )}
        <li>
          <FileInput
            id="imageFile"
            label={stored || chosen ? 'Başka kapak seç' : 'Kapak seç'}
            disabled={disabled}
            isInvalid={errors.length > 0}
            describedBy="imageFile-errors imageFile-hint"
            onFiles={choose}
          />
        </li>
      </ul>
      <FileErrors id="imageFile-errors" errors={fileErrors} />
      <p id="imageFile-hint" className="text-small leading-[1.4] text-ink-2">
        {stored
          ? 'Yeni kapak Kaydet ile yüklenir ve kayıtlı olanın yerine geçer. Kaldırırsanız kayıtlı kapak kalır.'
          : 'jpg, jpeg, png ya da gif. Kaydet ile yüklenir.'}
      </p>
    </>
  )
}
