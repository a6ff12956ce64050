import { ApiError } from '@/lib/http/client'
import { PICTURE_EXTENSIONS, hasPictureExtension } from '@/lib/media/picture'

/** Why a picture was not taken: for the staff, and in English behind it. */
export type FileError = { text: string; english: string }

/** What a file input offers in its dialog. */
export const ACCEPTED = PICTURE_EXTENSIONS.map((extension) => `.${extension}`).join(',')

/** Why a chosen file cannot be uploaded; null when the server may have it. */
export function fileErrorOf(file: File): FileError | null {
  if (!hasPictureExtension(file.name)) {
    return {
      text: `“${file.name}” eklenmedi: yalnız jpg, jpeg, png ve gif yüklenebilir.`,
      english: 'Only jpg, jpeg, png and gif are accepted.',
    }
  }
  if (file.size === 0) return { text: `“${file.name}” eklenmedi: dosya boş.`, english: 'The file is empty.' }
  return null
}

/** Why files beyond the one that fits are left out. */
export const TOO_MANY: FileError = {
  text: 'Buraya tek bir dosya eklenebilir; ilki alındı.',
  english: 'Only one file is accepted here; the first one was taken.',
}

const ENGLISH: Record<number, string> = {
  0: 'The server could not be reached.',
  400: 'The file is damaged or is not a picture.',
  413: 'The file is too large.',
  415: 'The file type is not accepted.',
  507: 'The server could not store the file.',
}

/** Statuses that a save has for its picture alone: its texts were checked before by the same rules. */
const PICTURE_STATUSES = new Set([400, 413, 415, 507])

/** What the server's refusal of a picture means, in English. */
export function errorInEnglish(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined
  return (status !== undefined && ENGLISH[status]) || 'The file could not be uploaded.'
}

/** The refusal of a form's one picture in English; undefined for a failure that has nothing to do with it. */
export function pictureErrorInEnglish(error: unknown): string[] | undefined {
  return error instanceof ApiError && PICTURE_STATUSES.has(error.status) ? [errorInEnglish(error)] : undefined
}

/** Chosen files sorted into those to take and the reasons for leaving out the others. */
export function sortFiles(files: readonly File[], limit = Infinity): { taken: File[]; refused: FileError[] } {
  const fitting = files.filter((file) => !fileErrorOf(file))
  const refused = files.map(fileErrorOf).filter((error) => error !== null)
  return { taken: fitting.slice(0, limit), refused: fitting.length > limit ? [...refused, TOO_MANY] : refused }
}
