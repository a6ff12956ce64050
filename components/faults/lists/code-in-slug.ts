/**
 * Returns the code that a slug seems to contain, as a suggestion for the search: 'AL61' for 'yumaro-ys2-al61'. It is the last
 * word with a digit; a number gets the letters before it, because the slug of 'F.05' is 'f-05'.
 */
export function codeInSlug(slug: string): string {
  const words = slug.split('-')
  const index = words.findLastIndex((word) => /\d/.test(word))
  const word = words[index] ?? ''
  const previous = words[index - 1] ?? ''
  const isNumber = /^\d+$/.test(word) && /^[a-z]{1,3}$/.test(previous)
  return (isNumber ? previous + word : word).slice(0, 24).toUpperCase()
}
