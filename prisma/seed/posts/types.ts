export type SeedPost = {
  /** The slug is generated from it. */
  title: string
  /** At most 500 characters. */
  summary: string
  /** At most 100 characters. */
  author: string
  /** ISO instant of publication. */
  publishedAt: string
  /** File of `pictures/posts`. */
  picture: string
  /** Plain text. A short line after an empty line is a heading. */
  content: string
}
