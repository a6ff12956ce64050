import { useState } from 'react'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { FileInput } from '@/components/admin/pictures/file-input'
import { animationText } from '@/components/admin/pictures/animation-note'
import { PictureThumbnail } from '@/components/admin/pictures/picture'
import { uploadPicture } from '@/components/admin/pictures/uploads'
import { callAdmin, readAdmin, reasonOf } from '@/components/admin/session/api'
import { FileErrors, type FileError, pictureErrorInEnglish, checkFiles } from '@/components/site/failures/file-errors'
import { Button } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import { LOOK_FIELDS } from '@/lib/settings/fields'
import type { Settings } from '@/lib/settings/schema'
import { SectionFrame } from './section-frame'

const PATH = apiPath('Settings/look')

type Look = Settings['look']
type PictureName = keyof Look

type LookPicturesProps = {
  look: Look
  /** Reloads the settings. Resolves when the new pictures are shown. */
  onSaved: () => Promise<unknown>
}

/** Logo, icon and the picture for link previews. Each is uploaded, replaced and removed separately. */
export function LookPictures({ look, onSaved }: LookPicturesProps) {
  const [busy, setBusy] = useState<{ name: PictureName; share: number } | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [message, setMessage] = useState('')

  /** Replaces or removes a picture, and keeps the others as they are on the server. */
  async function change(name: PictureName, file: File | null) {
    const { label } = LOOK_FIELDS[name]
    setBusy({ name, share: 0 })
    setFailure(null)
    setMessage('')
    let path: string | null | undefined
    try {
      path =
        file && (await uploadPicture(apiPath('Settings/look/upload-image'), file, (share) => setBusy({ name, share })))
      const { body, etag } = await readAdmin(PATH)
      await callAdmin(PATH, { method: 'PUT', json: { ...body, [name]: path && { path } }, ifMatch: etag })
      setMessage(file ? `${label} yüklendi. Sitede görünüyor.` : `${label} kaldırıldı.`)
    } catch (error) {
      const text = `${label} kaydedilirken hata oluştu: ${reasonOf(error)}`
      setFailure({ text, english: path === undefined ? pictureErrorInEnglish(error) : undefined })
    } finally {
      await onSaved()
      setBusy(null)
    }
  }

  return (
    <SectionFrame section="look" failure={failure}>
      <ul className="grid grid-cols-3 max-xl:grid-cols-1">
        {(Object.keys(LOOK_FIELDS) as PictureName[]).map((name) => (
          <LookPicture
            key={name}
            name={name}
            path={look[name]?.path ?? ''}
            share={busy?.name === name ? busy.share : undefined}
            disabled={busy !== null}
            onChange={(file) => void change(name, file)}
          />
        ))}
      </ul>
      <output className="px-5 text-small not-empty:pb-4 max-sm:px-4">{message}</output>
    </SectionFrame>
  )
}

type LookPictureProps = {
  name: PictureName
  /** Path of the stored picture, or ''. */
  path: string
  /** Uploaded share, from 0 to 1, during the upload. */
  share: number | undefined
  disabled: boolean
  onChange: (file: File | null) => void
}

/** Error for an animated picture. A picture is saved as soon as it is chosen, so a note about its frames would come too late. */
const animatedError = ({ name }: File): FileError => ({
  text: `“${name}” eklenmedi: hareketli bir görsel. Durağan bir resim seçin.`,
  english: 'The picture is animated. Choose a still picture.',
})

function LookPicture({ name, path, share, disabled, onChange }: LookPictureProps) {
  const { label, hint } = LOOK_FIELDS[name]
  const [fileErrors, setFileErrors] = useState<FileError[]>([])

  async function choose(files: File[]) {
    const { accepted, errors } = checkFiles(files, 1)
    const [file] = accepted
    const isAnimated = file && (await animationText(file)) !== ''
    setFileErrors(isAnimated ? [...errors, animatedError(file)] : errors)
    if (file && !isAnimated) onChange(file)
  }

  return (
    <li className="grid content-start gap-2.5 border-line px-5 py-4 max-xl:not-first:border-t max-sm:px-4 xl:not-first:border-l">
      <b className="font-semibold">{label}</b>
      <div className="grid h-24 place-items-center border border-line bg-plate text-small text-on-plate">
        {path ? <PictureThumbnail path={path} className="h-18 w-auto max-w-[90%] object-contain" /> : 'Yüklenmedi'}
      </div>
      <FileInput
        id={`gorunum-${name}`}
        label={share === undefined ? `${label} ${path ? 'değiştir' : 'yükle'}` : `%${Math.round(share * 100)}`}
        variant="line"
        disabled={disabled}
        describedBy={`gorunum-${name}-hata gorunum-${name}-ipucu`}
        onFiles={(files) => void choose(files)}
      />
      <FileErrors id={`gorunum-${name}-hata`} errors={fileErrors} />
      <p id={`gorunum-${name}-ipucu`} className="text-small leading-[1.4] text-ink-2">
        {hint}
      </p>
      {path && (
        <Button
          className="justify-self-start"
          disabled={disabled}
          onClick={() => {
            onChange(null)
            // The picture's button no longer exists.
            document.getElementById(`gorunum-${name}`)?.focus()
          }}>
          Kaldır<span className="sr-only"> {label}</span>
        </Button>
      )}
    </li>
  )
}
