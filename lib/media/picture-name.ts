/** Endings of the names of pictures that may be uploaded. Runs anywhere. */
export const PICTURE_EXTENSIONS = ['jpeg', 'jpg', 'png', 'gif'] as const

/** Whether a file's name ends as a picture's does. */
export function hasPictureExtension(name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return PICTURE_EXTENSIONS.some((allowed) => allowed === extension)
}
