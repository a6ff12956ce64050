import { ApiError } from '@/lib/api/client'
import { hasPictureExtension, PICTURE_EXTENSIONS } from '@/lib/platform/media/picture'
import { TriangleAlert } from 'lucide-react'
import { Icon } from '@/components/ui/icon'

/** The reason why a picture was not accepted, in Turkish and in English. */
export type FileError = { text: string; english: string }

/** File types that a file input offers in its dialog. */
export const ACCEPTED = PICTURE_EXTENSIONS.map((extension) => `.${extension}`).join(',')

/** Advice for a HEIC photo. */
export const HEIC_HINT =
  'HEIC fotoğrafın ekran görüntüsünü ekleyin ya da kamera ayarında JPG’yi (En Uyumlu) seçip yeniden çekin.'

/** Returns why a chosen file cannot be uploaded, or null. */
export function fileErrorOf(file: File): FileError | null {
  if (!hasPictureExtension(file.name)) {
    const text = `“${file.name}” eklenmedi: yalnız jpg, jpeg, png ve gif yüklenebilir.`
    return {
      text: /\.hei[cf]$/i.test(file.name) ? `${text} ${HEIC_HINT}` : text,
      english: 'Only jpg, jpeg, png and gif are accepted.',
    }
  }
  if (file.size === 0) return { text: `“${file.name}” eklenmedi: dosya boş.`, english: 'The file is empty.' }
  return null
}

/** Error if several files were chosen where only one is accepted. */
export const TOO_MANY: FileError = {
  text: 'Buraya tek bir dosya eklenebilir; ilki alındı.',
  english: 'Only one file is accepted here; the first file was added.',
}

const ENGLISH: Record<number, string> = {
  0: 'The server could not be reached.',
  400: 'The file is damaged or is not a picture.',
  413: 'The file is too large.',
  415: 'The file type is not accepted.',
  507: 'The server could not store the file.',
}

/** Statuses that a save gets because of its picture. The browser has already validated the texts. */
const PICTURE_STATUSES = new Set([400, 413, 415, 507])

/** Returns why the server refused a picture, in English. */
export function errorInEnglish(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined
  return (status !== undefined && ENGLISH[status]) || 'The file could not be uploaded.'
}

/** Returns in English why a save failed if its picture was the reason, otherwise undefined. */
export function pictureErrorInEnglish(error: unknown): string[] | undefined {
  return error instanceof ApiError && PICTURE_STATUSES.has(error.status) ? [errorInEnglish(error)] : undefined
}

/** Separates accepted files from the errors of the others. `tooMany` is the error for the files beyond `limit`. */
export function checkFiles(
  files: readonly File[],
  limit = Infinity,
  tooMany = TOO_MANY,
): { accepted: File[]; errors: FileError[] } {
  const accepted = files.filter((file) => !fileErrorOf(file))
  const errors = files.map(fileErrorOf).filter((error) => error !== null)
  return { accepted: accepted.slice(0, limit), errors: accepted.length > limit ? [...errors, tooMany] : errors }
}

export function FileErrors({ id, errors }: { id: string; errors: readonly FileError[] }) {
  return (
    <div id={id} role="alert" className="grid gap-2 empty:hidden">
      {errors.map(({ text, english }) => (
        <p key={text} className="flex gap-2 text-small leading-[1.4] font-semibold text-bad">
          <Icon of={TriangleAlert} className="size-5" />
          <span>
            {text}
            {english && (
              <span lang="en" className="block font-normal">
                {english}
              </span>
            )}
          </span>
        </p>
      ))}
    </div>
  )
}
