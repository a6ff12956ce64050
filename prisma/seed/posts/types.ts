export type SeedPost = {
  /** Title; the slug is made from it by the product itself. */
  title: string
  /** At most 500 characters. */
  summary: string
  /** At most 100 characters. */
  author: string
  /** ISO instant of publication. */
  publishedAt: string
  /** File under prisma/seed/pictures/articles. */
  picture: string
  /** Plain text; a short line after an empty line is a heading. */
  content: string
}
