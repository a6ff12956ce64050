import { type FileError, sortFiles } from '@/components/site/file-errors'
import { MAX_PICTURE_BYTES } from '@/lib/platform/media/picture'

const isTooLarge = (file: File) => file.size > MAX_PICTURE_BYTES

/** Splits chosen photos into those to take and the errors of the others. `left` of `max` photos still fit. */
export function sortPhotos(files: readonly File[], left: number, max: number): { taken: File[]; refused: FileError[] } {
  const tooLarge = files
    .filter(isTooLarge)
    .map((file) => ({
      text: `“${file.name}” eklenmedi: bir fotoğraf en çok 15 MB olabilir.`,
      english: 'A photo can have at most 15 MB.',
    }))
  const tooMany = {
    text: `En çok ${max} fotoğraf eklenebilir; fazlası alınmadı.`,
    english: `At most ${max} photos are accepted; the others were left out.`,
  }
  const { taken, refused } = sortFiles(
    files.filter((file) => !isTooLarge(file)),
    left,
    tooMany,
  )
  return { taken, refused: [...tooLarge, ...refused] }
}
