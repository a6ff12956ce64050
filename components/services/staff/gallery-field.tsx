import { useRef, useState } from 'react'
import { EditPicture } from '@/components/admin/pictures/edit-picture'
import { FileInput } from '@/components/admin/pictures/file-input'
import { FileErrors, checkFiles, type FileError } from '@/components/site/failures/file-errors'
import { AnimationNote } from '@/components/admin/pictures/animation-note'
import { FilePreview, PictureThumbnail } from '@/components/admin/pictures/picture'
import { PictureTile, TILE_PICTURE } from '@/components/admin/pictures/picture-tile'
import type { PictureUpload } from '@/components/admin/pictures/uploads'
import { Sortable } from '@/components/admin/reorder/sortable'
import type { FieldErrors } from '@/lib/platform/app-error'
import { AltField } from './alt-field'
import { altName, type GalleryEntry } from './draft'

type GalleryProps = {
  entries: GalleryEntry[]
  onChange: (entries: GalleryEntry[]) => void
  /** Deletes a stored picture on the server at once. */
  onRemoveStored: (path: string) => Promise<void>
  /** Called when a stored picture was edited on the server, with its new path. */
  onEdited: (path: string, newPath: string) => void
  uploads: ReadonlyMap<File, PictureUpload>
  errors: FieldErrors
  title: string
  isSaving: boolean
}

let newCount = 0

/** A service's stored and new pictures in one order. The first is the header picture. */
export function GalleryField(props: GalleryProps) {
  const { entries, onChange, onRemoveStored, onEdited, uploads, errors, title, isSaving } = props
  const [fileErrors, setFileErrors] = useState<FileError[]>([])
  const [removing, setRemoving] = useState<string[]>([])
  const area = useRef<HTMLDivElement>(null)
  const nameOf = (entry: GalleryEntry) =>
    entry.kind === 'new' ? entry.file.name : `${entries.indexOf(entry) + 1}. resim`

  function shareOf(entry: GalleryEntry): number | undefined {
    const upload = entry.kind === 'new' ? uploads.get(entry.file) : undefined
    return typeof upload === 'number' ? upload : undefined
  }

  function order(keys: string[]) {
    const byKey = new Map(entries.map((entry) => [entry.key, entry]))
    onChange(keys.map((key) => byKey.get(key)!))
  }

  function add(files: File[]) {
    const { accepted, errors } = checkFiles(files)
    setFileErrors(errors)
    if (accepted.length > 0)
      onChange([
        ...entries,
        ...accepted.map((file) => ({ kind: 'new' as const, key: `yeni-${++newCount}`, alt: '', file })),
      ])
  }

  function describe(key: string, alt: string) {
    onChange(entries.map((entry) => (entry.key === key ? { ...entry, alt } : entry)))
  }

  async function remove({ kind, key }: GalleryEntry) {
    // The removed tile contained the focused button, so the field for new pictures takes the focus.
    area.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
    if (kind === 'new') return onChange(entries.filter((entry) => entry.key !== key))
    setRemoving((paths) => [...paths, key])
    await onRemoveStored(key)
    setRemoving((paths) => paths.filter((path) => path !== key))
  }

  return (
    <div ref={area} className="grid gap-3">
      <Sortable
        items={entries}
        keyOf={({ key }) => key}
        nameOf={nameOf}
        shape="grid"
        onOrder={order}
        disabled={isSaving}
        className="grid grid-cols-3 gap-3 max-sm:grid-cols-2"
        last={
          <li>
            <FileInput
              id="gallery"
              label="Resim ekle"
              multiple
              disabled={isSaving}
              describedBy="gallery-refused gallery-hint"
              onFiles={add}
            />
          </li>
        }>
        {(entry, { row, isDragged, controls }) => (
          <PictureTile
            row={row}
            isNew={entry.kind === 'new'}
            isDragged={isDragged}
            name={nameOf(entry)}
            picture={
              entry.kind === 'new' ? (
                <FilePreview file={entry.file} className={TILE_PICTURE} />
              ) : (
                <PictureThumbnail path={entry.key} className={TILE_PICTURE} />
              )
            }
            progress={isSaving ? shareOf(entry) : undefined}
            tool={
              entry.kind === 'stored' && (
                <EditPicture
                  path={entry.key}
                  name={nameOf(entry)}
                  disabled={isSaving || removing.includes(entry.key)}
                  hasFocus
                  onEdited={(newPath) => onEdited(entry.key, newPath)}
                />
              )
            }
            onRemove={() => void remove(entry)}
            removeDisabled={isSaving || removing.includes(entry.key)}>
            {entry.kind === 'new' && <AnimationNote file={entry.file} className="px-2.5 pb-2" />}
            {controls(
              `flex min-h-11 items-center justify-end border-t pl-1 max-sm:justify-center ${
                entry.kind === 'new' ? 'border-dashed border-field' : 'border-line'
              }`,
            )}
            <AltField
              name={altName(entry.key)}
              picture={nameOf(entry)}
              isNew={entry.kind === 'new'}
              value={entry.alt}
              error={errors[altName(entry.key)]?.join(' ')}
              disabled={isSaving}
              onChange={(alt) => describe(entry.key, alt)}
            />
          </PictureTile>
        )}
      </Sortable>
      <FileErrors id="gallery-refused" errors={fileErrors} />
      <p id="gallery-hint" className="text-small leading-[1.4] text-ink-2">
        “Ne görülüyor?” resmi görmeyene okunur; boşsa “{title.trim() || 'Hizmetin başlığı'}, resim 1” gibi okunur. İlk
        resim sayfanın başında durur; sırayı tutamaktan sürükleyerek ya da oklarla değiştirin. Kayıtlı bir resmi
        kaldırmak onu hemen siler; yeni resimler Kaydet ile yüklenir.
      </p>
    </div>
  )
}
