import { type FileError, checkFiles } from '@/components/site/failures/file-errors'

/** Splits chosen photos into accepted ones and the errors of the others. `remaining` of `max` photos can be added. */
export function checkPhotos(
  files: readonly File[],
  remaining: number,
  max: number,
): { accepted: File[]; errors: FileError[] } {
  return checkFiles(files, remaining, {
    text: `En çok ${max} fotoğraf eklenebilir; fazlası alınmadı.`,
    english: `At most ${max} photos are accepted; the others were left out.`,
  })
}
