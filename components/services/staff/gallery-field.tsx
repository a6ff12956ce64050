import { useRef, useState } from 'react'
import type { Editor } from '@/components/admin/content/item-editor'
import { EditPicture } from '@/components/admin/pictures/edit-picture'
import { FileInput } from '@/components/admin/pictures/file-input'
import { FileErrors, checkFiles, type FileError } from '@/components/site/failures/file-errors'
import { AnimationNote } from '@/components/admin/pictures/animation-note'
import { FilePreview, PictureThumbnail } from '@/components/admin/pictures/picture'
import { PictureTile, TILE_PICTURE } from '@/components/admin/pictures/picture-tile'
import type { PictureUpload } from '@/components/admin/pictures/uploads'
import { Sortable } from '@/components/admin/reorder/sortable'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { TextAreaField } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import { altName, type GalleryEntry, type ServiceDraft, type ServiceItem } from './draft'

type GalleryFieldProps = {
  editor: Editor<ServiceItem, ServiceDraft>
  uploads: ReadonlyMap<File, PictureUpload>
  /** Reloads the list of services. */
  reload: () => Promise<unknown>
}

let newPictureCount = 0

/** A service's stored and new pictures in one order. The first is the header picture. */
export function GalleryField({ editor, uploads, reload }: GalleryFieldProps) {
  const { draft, errors, isSending } = editor
  const { title, gallery: entries } = draft
  const onChange = (gallery: GalleryEntry[]) => editor.change({ gallery })
  const [fileErrors, setFileErrors] = useState<FileError[]>([])
  const [removingPaths, setRemoving] = useState<string[]>([])
  const area = useRef<HTMLDivElement>(null)
  const nameOf = (entry: GalleryEntry) =>
    entry.kind === 'new' ? entry.file.name : `${entries.indexOf(entry) + 1}. resim`

  const borderOf = ({ kind }: GalleryEntry) => (kind === 'new' ? 'border-dashed border-field' : 'border-line')

  function shareOf(entry: GalleryEntry): number | undefined {
    const upload = entry.kind === 'new' ? uploads.get(entry.file) : undefined
    return typeof upload === 'number' ? upload : undefined
  }

  function order(keys: string[]) {
    const entriesByKey = new Map(entries.map((entry) => [entry.key, entry]))
    onChange(keys.map((key) => entriesByKey.get(key)!))
  }

  function add(files: File[]) {
    const { accepted, errors } = checkFiles(files)
    setFileErrors(errors)
    if (accepted.length > 0)
      onChange([
        ...entries,
        ...accepted.map((file) => ({ kind: 'new' as const, key: `yeni-${++newPictureCount}`, alt: '', file })),
      ])
  }

  function describe(key: string, alt: string) {
    onChange(entries.map((entry) => (entry.key === key ? { ...entry, alt } : entry)))
  }

  /** Removes a picture: a stored one at once on the server, independently of saving. */
  async function remove({ kind, key }: GalleryEntry) {
    // The removed tile contained the focused button, so the field for new pictures takes the focus.
    area.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
    if (kind === 'new') return onChange(entries.filter((entry) => entry.key !== key))
    editor.show({ failure: null })
    setRemoving((paths) => [...paths, key])
    try {
      const endpoint = apiPath('Services/[key]/delete-image', { key: editor.item!.id, imageUrl: key })
      await callAdmin(endpoint, { method: 'DELETE' })
      changeStored((gallery) => gallery.filter((entry) => entry.key !== key))
    } catch (error) {
      editor.show({ failure: { text: `Resim silinirken hata oluştu: ${reasonOf(error)}` } })
    } finally {
      setRemoving((paths) => paths.filter((path) => path !== key))
    }
  }

  /** Shows a change of the stored pictures that was stored without the draft. */
  function changeStored(change: (gallery: GalleryEntry[]) => GalleryEntry[]) {
    editor.refresh((draft) => ({ ...draft, gallery: change(draft.gallery) }))
    void reload()
  }

  return (
    <div ref={area} className="grid gap-3">
      <Sortable
        items={entries}
        keyOf={({ key }) => key}
        nameOf={nameOf}
        shape="grid"
        onOrder={order}
        disabled={isSending}
        className="grid grid-cols-3 gap-3 max-sm:grid-cols-2"
        last={
          <li>
            <FileInput
              id="gallery"
              label="Resim ekle"
              multiple
              disabled={isSending}
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
            progress={isSending ? shareOf(entry) : undefined}
            editButton={
              entry.kind === 'stored' && (
                <EditPicture
                  path={entry.key}
                  name={nameOf(entry)}
                  disabled={isSending || removingPaths.includes(entry.key)}
                  hasFocus
                  onEdited={(newPath) =>
                    changeStored((gallery) =>
                      gallery.map((other) => (other.key === entry.key ? { ...other, key: newPath } : other)),
                    )
                  }
                />
              )
            }
            onRemove={() => void remove(entry)}
            isRemoveDisabled={isSending || removingPaths.includes(entry.key)}>
            {entry.kind === 'new' && <AnimationNote file={entry.file} className="px-2.5 pb-2" />}
            {controls(`flex min-h-11 items-center justify-end border-t pl-1 max-sm:justify-center ${borderOf(entry)}`)}
            <TextAreaField
              name={altName(entry.key)}
              label={
                <span className="text-small font-normal text-ink-2">
                  Ne görülüyor?<span className="sr-only"> {nameOf(entry)}</span>
                </span>
              }
              rows={2}
              value={entry.alt}
              error={errors[altName(entry.key)]?.join(' ')}
              disabled={isSending}
              onChange={({ target }) => describe(entry.key, target.value)}
              className={`border-t px-2.5 pt-2 pb-2.5 ${borderOf(entry)}`}
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
