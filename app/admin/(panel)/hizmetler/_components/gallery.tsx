import { useRef, useState } from 'react'
import { FileInput, FileErrors } from '@/components/admin/pictures/file-input'
import { FilePreview } from '@/components/admin/pictures/file-preview'
import { PictureTile, PLATE_PICTURE } from '@/components/admin/pictures/picture-tile'
import { sortFiles, type Refusal } from '@/components/admin/pictures/file-errors'
import { ReorderControls } from '@/components/ui/reorder-controls'
import { StoredPicture } from '@/components/admin/pictures/stored-picture'
import { useReorder } from '@/components/ui/use-reorder'
import type { GalleryEntry } from './draft'

type GalleryProps = {
  entries: GalleryEntry[]
  onChange: (entries: GalleryEntry[]) => void
  /** Deletes a stored picture on the server, at once. */
  onRemoveStored: (path: string) => Promise<void>
  /** How much of each new picture is uploaded, by key, while that goes on. */
  progress: Record<string, number>
  isSaving: boolean
}

let made = 0

/** Pictures of a service: the stored ones and the freshly chosen ones in one order; the first is the header picture. */
export function Gallery({ entries, onChange, onRemoveStored, progress, isSaving }: GalleryProps) {
  const [refused, setRefused] = useState<Refusal[]>([])
  const [removing, setRemoving] = useState<string[]>([])
  const area = useRef<HTMLDivElement>(null)
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  const keys = entries.map(({ key }) => key)
  const nameOf = (key: string) => {
    const entry = byKey.get(key)
    return entry?.kind === 'new' ? entry.file.name : `${keys.indexOf(key) + 1}. resim`
  }
  const { ref, shown, dragged, move, onGrip, spoken } = useReorder({
    keys,
    shape: 'grid',
    nameOf,
    onOrder: (wished) => onChange(wished.map((key) => byKey.get(key)!)),
  })

  function add(files: File[]) {
    const { taken, refused } = sortFiles(files)
    setRefused(refused)
    if (taken.length > 0)
      onChange([...entries, ...taken.map((file) => ({ kind: 'new' as const, key: `yeni-${++made}`, file }))])
  }

  async function remove({ kind, key }: GalleryEntry) {
    // The button is gone with its tile; what follows is the way to add another one.
    area.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
    if (kind === 'new') return onChange(entries.filter((entry) => entry.key !== key))
    setRemoving((paths) => [...paths, key])
    await onRemoveStored(key)
    setRemoving((paths) => paths.filter((path) => path !== key))
  }

  return (
    <div ref={area} className="grid gap-3">
      <ul ref={ref} className="grid grid-cols-3 gap-3 max-[640px]:grid-cols-2">
        {shown.map((key, index) => {
          const entry = byKey.get(key)
          if (!entry) return null
          const isNew = entry.kind === 'new'
          return (
            <PictureTile
              key={key}
              dataKey={key}
              isNew={isNew}
              isDragged={dragged === key}
              name={nameOf(key)}
              picture={
                isNew ? (
                  <FilePreview file={entry.file} className={PLATE_PICTURE} />
                ) : (
                  <StoredPicture path={key} className={PLATE_PICTURE} />
                )
              }
              progress={isSaving ? progress[key] : undefined}
              onRemove={() => void remove(entry)}
              removeDisabled={isSaving || removing.includes(key)}
            >
              <ReorderControls
                className={`flex min-h-11 items-center justify-end border-t pl-1 max-[640px]:justify-center ${isNew ? 'border-dashed border-field' : 'border-line'}`}
                name={nameOf(key)}
                shape="grid"
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                disabled={isSaving}
                onGrip={onGrip(key)}
                onMove={(by) => move(key, by)}
              />
            </PictureTile>
          )
        })}
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
      </ul>
      <FileErrors id="gallery-refused" refusals={refused} />
      <p id="gallery-hint" className="text-small leading-[1.4] text-ink-2">
        İlk resim sayfanın başında durur; sırayı tutamaktan sürükleyerek ya da oklarla değiştirin. Kayıtlı bir resmi
        kaldırmak onu hemen siler; yeni resimler Kaydet ile yüklenir.
      </p>
      <output className="sr-only">{spoken}</output>
    </div>
  )
}
