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
  /** Markdown. Its pictures are named by their files: `services/servo-surucu-2.svg`. */
  content: string
}
