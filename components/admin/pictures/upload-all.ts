/** A chosen picture under the key by which its form names it. */
export type ChosenPicture = { key: string; file: File }

/** Result of one upload: the picture's path, or the error. */
export type Uploaded = { key: string; name: string; path: string } | { key: string; name: string; error: unknown }

/** Uploads all pictures in parallel. A failed one does not stop the others. */
export function uploadAll<Picture extends ChosenPicture>(
  pictures: readonly Picture[],
  upload: (picture: Picture) => Promise<string>,
): Promise<Uploaded[]> {
  return Promise.all(
    pictures.map(async (picture) => {
      const { key, file } = picture
      try {
        return { key, name: file.name, path: await upload(picture) }
      } catch (error) {
        return { key, name: file.name, error }
      }
    }),
  )
}
