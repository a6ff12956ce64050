import { type FileError, sortFiles } from '@/components/site/failures/file-errors'

/** Splits chosen photos into those to take and the errors of the others. `left` of `max` photos still fit. */
export function sortPhotos(files: readonly File[], left: number, max: number): { taken: File[]; refused: FileError[] } {
  return sortFiles(files, left, {
    text: `En çok ${max} fotoğraf eklenebilir; fazlası alınmadı.`,
    english: `At most ${max} photos are accepted; the others were left out.`,
  })
}
