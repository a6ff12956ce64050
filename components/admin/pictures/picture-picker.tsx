import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EditPicture } from '@/components/admin/pictures/edit-picture'
import { FileInput } from '@/components/admin/pictures/file-input'
import { AnimationNote } from '@/components/admin/pictures/animation-note'
import { FilePreview, PictureThumbnail } from '@/components/admin/pictures/picture'
import { PictureTile, TILE_PICTURE } from '@/components/admin/pictures/picture-tile'
import { FileErrors, type FileError, checkFiles } from '@/components/site/failures/file-errors'
import { SquareButton } from '@/components/ui/square-button'

type PicturePickerProps = {
  id: string
  /** 'Kayıtlı kapak', 'Kapak seç', 'Başka kapak seç' */
  words: { stored: string; choose: string; other: string }
  /** Path of the stored picture; '' when there is none. */
  stored: string
  chosen: File | null
  onChoose: (file: File | null) => void
  errors: string[] | undefined
  disabled: boolean
  /**
   * 'both' has tiles for the stored and the chosen picture. With 'instead', the chosen picture replaces the stored one. 'logo'
   * does the same in a frame above the field.
   */
  layout: 'both' | 'instead' | 'logo'
  hint?: string
  /** Called when the stored picture was edited on the server, with its new path. */
  onEdited?: (path: string) => void
  hasFocus?: boolean
}

const TILES = { both: 'grid grid-cols-3 gap-3 max-sm:grid-cols-2', instead: 'grid grid-cols-2 gap-3' }

/** Chooses a picture, which is sent with the form. Removing the chosen one shows the stored one again. */
export function PicturePicker(props: PicturePickerProps) {
  const { id, words, stored, chosen, onChoose, errors = [], disabled, layout, hint, onEdited, hasFocus } = props
  const [fileErrors, setFileErrors] = useState<FileError[]>([])
  const isLogo = layout === 'logo'

  function choose(files: File[]) {
    const { accepted, errors } = checkFiles(files, 1)
    setFileErrors(errors)
    if (accepted[0]) onChoose(accepted[0])
  }

  function remove() {
    onChoose(null)
    // The picture's button, which had the focus, no longer exists.
    document.getElementById(id)?.focus()
  }

  const editButton = onEdited && stored && (
    <EditPicture path={stored} name={words.stored} disabled={disabled} hasFocus={hasFocus} onEdited={onEdited} />
  )
  const input = (
    <FileInput
      id={id}
      label={stored || chosen ? words.other : words.choose}
      variant={isLogo ? 'line' : 'tile'}
      disabled={disabled}
      isInvalid={errors.length > 0}
      describedBy={hint ? `${id}-errors ${id}-hint` : `${id}-errors`}
      onFiles={choose}
    />
  )
  return (
    <>
      {isLogo ? (
        <>
          {(stored || chosen) && (
            <LogoFrame name={words.stored} {...{ stored, chosen, disabled, editButton }} onRemove={remove} />
          )}
          {input}
        </>
      ) : (
        <ul className={TILES[layout]}>
          {stored && !(chosen && layout === 'instead') && (
            <PictureTile
              name={words.stored}
              picture={<PictureThumbnail path={stored} className={TILE_PICTURE} />}
              editButton={editButton}
            />
          )}
          {chosen && (
            <PictureTile
              isNew
              name={chosen.name}
              picture={<FilePreview file={chosen} className={TILE_PICTURE} />}
              onRemove={remove}
              isRemoveDisabled={disabled}
            />
          )}
          <li>{input}</li>
        </ul>
      )}
      {chosen && <AnimationNote file={chosen} />}
      <FileErrors id={`${id}-errors`} errors={[...errors.map((text) => ({ text, english: '' })), ...fileErrors]} />
      {hint && (
        <p id={`${id}-hint`} className="text-small leading-[1.4] text-ink-2">
          {hint}
        </p>
      )}
    </>
  )
}

const LOGO = 'h-14 w-auto max-w-[90%] object-contain'

type LogoFrameProps = {
  name: string
  stored: string
  chosen: File | null
  disabled: boolean
  editButton: ReactNode
  onRemove: () => void
}

function LogoFrame({ name, stored, chosen, disabled, editButton, onRemove }: LogoFrameProps) {
  return (
    <div className={`border bg-paper ${chosen ? 'border-dashed border-field' : 'border-line'}`}>
      <div className="grid h-24 place-items-center bg-plate">
        {chosen ? <FilePreview file={chosen} className={LOGO} /> : <PictureThumbnail path={stored} className={LOGO} />}
      </div>
      <div className="flex min-h-11 items-center justify-between pl-2.5 text-small">
        <span className="min-w-0 truncate">{chosen ? chosen.name : name}</span>
        {chosen ? (
          <SquareButton icon={X} aria-label={`${chosen.name}: kaldır`} disabled={disabled} onClick={onRemove} />
        ) : (
          editButton
        )}
      </div>
    </div>
  )
}
