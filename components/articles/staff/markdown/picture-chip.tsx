import { ArrowDown, ArrowUp, Pencil, RotateCcw, X } from 'lucide-react'
import { useId, useState } from 'react'
import { AnimationNote } from '@/components/admin/pictures/animation-note'
import { FilePreview, PictureThumbnail } from '@/components/admin/pictures/picture'
import { type PictureUpload, UploadShare } from '@/components/admin/pictures/uploads'
import { ActionButton } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { SquareButton } from '@/components/ui/square-button'
import type { PictureLine, PictureTexts } from './text-parts'

type PictureChipProps = {
  index: number
  picture: PictureLine
  /** The chosen file of a picture that is not uploaded yet. */
  file: File | undefined
  upload: PictureUpload | undefined
  canMove: { up: boolean; down: boolean }
  /** Whether the picture's texts are being edited. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onTexts: (texts: PictureTexts) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  /** Asks for a file again, because the browser could not store it. */
  onChoose: () => void
  onRetry: () => void
}

const FRAME =
  'mx-5 grid flex-none grid-cols-[96px_minmax(0,1fr)] items-center gap-x-4 border bg-sheet max-sm:mx-4 max-sm:grid-cols-[72px_minmax(0,1fr)] max-sm:gap-x-3'

/** Fills its frame, which is as high as the texts next to it. */
const PICTURE = 'absolute inset-0 size-full object-cover'

/** A picture of the text, shown instead of its Markdown line. */
export function PictureChip(props: PictureChipProps) {
  const { index, picture, file, upload, isOpen } = props
  const isNew = picture.address.startsWith('yeni:')
  const isUploading = typeof upload === 'number'
  const name = picture.caption || file?.name || picture.alt || 'Altyazı yok'
  return (
    <figure
      data-picture={index}
      className={`${FRAME} ${isUploading ? 'border-dashed border-field' : 'border-edge'} ${isOpen ? 'items-start' : ''}`}>
      <span
        className={`photo block w-24 border-r border-line max-sm:w-18 ${isOpen ? 'h-18 max-sm:h-16' : 'min-h-18 self-stretch max-sm:min-h-16'} ${isUploading ? '[&>img]:opacity-45' : ''}`}>
        {file ? (
          <FilePreview file={file} className={PICTURE} />
        ) : (
          !isNew && <PictureThumbnail path={picture.address} className={PICTURE} />
        )}
      </span>
      {isOpen ? (
        <PictureTextsForm {...props} name={name} />
      ) : (
        <>
          <figcaption className="min-w-0 py-1.5 pr-3 leading-[1.35] wrap-anywhere">
            <ChipText {...props} isMissing={isNew && !file} />
          </figcaption>
          <ChipButtons {...props} name={name} isMissing={isNew && !file} />
        </>
      )}
    </figure>
  )
}

const SMALL = 'block text-small text-ink-2'

function ChipText({ picture, file, upload, isMissing }: PictureChipProps & { isMissing: boolean }) {
  const { address, alt, caption } = picture
  if (typeof upload === 'number')
    return (
      <>
        <b className="block font-semibold">{file?.name}</b>
        <span className={SMALL}>
          <UploadShare text="Yükleniyor" share={upload} />
        </span>
        <progress
          max={1}
          value={upload}
          aria-label={`${file?.name} yükleniyor`}
          className="mt-1.5 block h-1 w-full appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
        />
      </>
    )
  if (upload || isMissing)
    return (
      <>
        <b className="block font-semibold text-bad">
          {upload ? upload.text : `“${address.slice('yeni:'.length)}” resminin dosyası bu tarayıcıda saklanamadı.`}
        </b>
        {upload && (
          <span lang="en" className="block text-small text-bad">
            {upload.english}
          </span>
        )}
        <span className={SMALL}>Metindeki yeri duruyor.</span>
      </>
    )
  return (
    <>
      <b className={`block ${caption ? 'font-semibold' : 'font-normal text-ink-3'}`}>{caption || 'Altyazı yok'}</b>
      <span className={SMALL}>{alt || 'Ne görüldüğü yazılmadı; ekran okuyucu “resim” der'}</span>
      {file && (
        <span className={SMALL}>
          {file.name}, kaydederken yüklenir
          <AnimationNote file={file} />
        </span>
      )}
    </>
  )
}

function ChipButtons(props: PictureChipProps & { name: string; isMissing: boolean }) {
  const { name, upload, isMissing, canMove, onOpen, onMove, onRemove, onChoose, onRetry } = props
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 border-t border-line pr-3 pl-1">
      <span className="flex">
        <SquareButton
          icon={ArrowUp}
          data-part="up"
          aria-label={`${name}: yukarı taşı`}
          disabled={!canMove.up}
          onClick={() => onMove(-1)}
          className="disabled:cursor-not-allowed disabled:opacity-30"
        />
        <SquareButton
          icon={ArrowDown}
          data-part="down"
          aria-label={`${name}: aşağı taşı`}
          disabled={!canMove.down}
          onClick={() => onMove(1)}
          className="disabled:cursor-not-allowed disabled:opacity-30"
        />
      </span>
      {isMissing ? (
        <ActionButton subject={name} onClick={onChoose} icon={RotateCcw}>
          Yeniden seç
        </ActionButton>
      ) : (
        upload &&
        typeof upload !== 'number' && (
          <ActionButton subject={name} onClick={onRetry} icon={RotateCcw}>
            Yeniden dene
          </ActionButton>
        )
      )}
      <ActionButton subject={name} data-part="edit" onClick={() => onOpen(true)} icon={Pencil}>
        Düzenle
      </ActionButton>
      <span className="ml-auto flex">
        <ActionButton subject={name} data-part="remove" onClick={onRemove} icon={X}>
          Kaldır
        </ActionButton>
      </span>
    </div>
  )
}

/** Alternative text and caption of a picture. Each key press changes the post's text, so that saving never loses them. */
function PictureTextsForm({ picture, name, onTexts, onOpen }: PictureChipProps & { name: string }) {
  const id = useId()
  const [initialTexts] = useState<PictureTexts>(picture)
  const cancel = () => {
    onTexts(initialTexts)
    onOpen(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the fields inside
    <fieldset
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        if (event.target instanceof HTMLButtonElement && event.key === 'Enter') return
        event.preventDefault()
        event.stopPropagation()
        if (event.key === 'Enter') onOpen(false)
        else cancel()
      }}
      className="grid min-w-0 gap-3 py-3 pr-4">
      <TextField
        name={`${id}-alt`}
        label="Ne görülüyor?"
        data-part="alt"
        autoComplete="off"
        maxLength={200}
        value={picture.alt}
        onChange={({ target }) => onTexts({ ...picture, alt: target.value })}
      />
      <TextField
        name={`${id}-caption`}
        label="Altyazı"
        optional
        autoComplete="off"
        maxLength={120}
        value={picture.caption}
        onChange={({ target }) => onTexts({ ...picture, caption: target.value })}
      />
      <div className="flex gap-3 pt-1">
        <Button onClick={() => onOpen(false)}>Tamam</Button>
        <Button onClick={cancel}>Vazgeç</Button>
      </div>
    </fieldset>
  )
}
