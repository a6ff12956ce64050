import { RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { MovingNote } from '@/components/admin/pictures/moving-note'
import { FilePreview } from '@/components/admin/pictures/picture'
import type { PictureUpload } from '@/components/admin/pictures/uploads'
import { Icon } from '@/components/ui/icon'
import { SquareButton } from '@/components/ui/square-button'
import { keysIn, type PictureWords, type TextPicture, pictureWords } from './text-pictures'

type PictureListProps = {
  content: string
  pictures: readonly TextPicture[]
  uploads: ReadonlyMap<File, PictureUpload>
  onRemove: (key: string) => void
  /** Asks for a file again, because the browser could not store it. */
  onChoose: (key: string) => void
  onRetry: () => void
  onWords: (key: string, words: PictureWords) => void
}

/** The pictures in the text that are not uploaded yet. */
export function PictureList({ content, pictures, uploads, ...others }: PictureListProps) {
  const keys = keysIn(content)
  if (keys.length === 0) return null
  return (
    <ul aria-label="Metne eklenen resimler" className="border-t border-line">
      {keys.map((key) => {
        const file = pictures.find((picture) => picture.key === key)?.file
        const row = { pictureKey: key, name: file?.name ?? key, words: pictureWords(content, key), ...others }
        return (
          <li
            key={key}
            className="grid min-h-15 grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-dashed border-field pr-2 text-small leading-[1.4] first:border-t-0 max-sm:grid-cols-[72px_minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:has-[[data-way-on]]:grid-cols-[72px_minmax(0,1fr)]">
            <span className="photo block h-15 w-24 max-sm:w-18">
              {file && <FilePreview file={file} className="size-full object-cover" />}
            </span>
            {file ? <ChosenRow {...row} file={file} upload={uploads.get(file)} /> : <MissingRow {...row} />}
          </li>
        )
      })}
    </ul>
  )
}

/** Classes of the button for a failed picture: on a phone below the text. */
const WAY_ON = 'flex items-center max-sm:col-start-2 max-sm:-ml-2'

const WORDS = [
  ['alt', 'Ne görülüyor?'],
  ['caption', 'Altındaki yazı'],
] as const

type RowProps = Omit<PictureListProps, 'content' | 'pictures' | 'uploads'> & {
  pictureKey: string
  name: string
  words: PictureWords
}

function ChosenRow({
  file,
  pictureKey,
  name,
  words,
  upload,
  onRemove,
  onRetry,
  onWords,
}: RowProps & { file: File; upload: PictureUpload | undefined }) {
  if (typeof upload === 'number') {
    return (
      <div className="col-span-2 py-1.5 pr-2">
        {name} yükleniyor <span className="mono">%{Math.round(upload * 100)}</span>
        <progress
          max={1}
          value={upload}
          aria-label={name}
          className="mt-1.5 block h-1 w-full appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
        />
      </div>
    )
  }
  if (upload) {
    return (
      <>
        <div className="py-1.5">
          <span className="font-semibold text-bad">{upload.text}</span>{' '}
          <span lang="en" className="text-bad">
            {upload.english}
          </span>
          <span className="block">Metindeki yeri duruyor.</span>
        </div>
        <span data-way-on className={WAY_ON}>
          <RowButton onClick={onRetry} name={name} icon={<Icon of={RotateCcw} className="size-4.5" />}>
            Yeniden dene
          </RowButton>
          <SquareButton icon={X} aria-label={`${name}: metinden çıkar`} onClick={() => onRemove(pictureKey)} />
        </span>
      </>
    )
  }
  return (
    <>
      <div className="py-1.5">
        <span className="break-all">{name}</span>, kaydederken yüklenir
        <MovingNote file={file} />
        <span className="mt-1.5 grid gap-1.5 sm:grid-cols-2">
          {WORDS.map(([part, label]) => (
            <input
              key={part}
              aria-label={`${label}: ${name}`}
              placeholder={label}
              autoComplete="off"
              value={words[part]}
              onChange={({ target }) => onWords(pictureKey, { ...words, [part]: target.value })}
              className="min-h-11 w-full min-w-0 rounded-ctl border border-field bg-paper px-2.5 placeholder:text-ink-3 placeholder:opacity-100"
            />
          ))}
        </span>
      </div>
      <SquareButton icon={X} aria-label={`${name}: metinden çıkar`} onClick={() => onRemove(pictureKey)} />
    </>
  )
}

function MissingRow({ pictureKey, name, onRemove, onChoose }: RowProps) {
  return (
    <>
      <div className="py-1.5">
        <span className="font-semibold text-bad">“{name}” resminin dosyası bu tarayıcıda saklanamadı.</span>
        <span className="block">Metindeki yeri duruyor.</span>
      </div>
      <span data-way-on className={WAY_ON}>
        <RowButton onClick={() => onChoose(pictureKey)} name={name}>
          Yeniden seç
        </RowButton>
        <SquareButton icon={X} aria-label={`${name}: metinden çıkar`} onClick={() => onRemove(pictureKey)} />
      </span>
    </>
  )
}

type RowButtonProps = { onClick: () => void; name: string; icon?: ReactNode; children: ReactNode }

function RowButton({ onClick, name, icon, children }: RowButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 px-2 whitespace-nowrap underline underline-offset-[0.2em] hover:bg-tint">
      {icon}
      <span>
        {children}
        <span className="sr-only">: {name}</span>
      </span>
    </button>
  )
}
