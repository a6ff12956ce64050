/** The text before the reason if a post could not be read. */
export const POST_ERROR_PREFIX = 'Blog yazısı yüklenirken bir hata oluştu: '

/** Page title for a post that does not exist. */
export const POST_MISSING_TITLE = 'Blog Yazısı Bulunamadı'

/** The error if no slug is passed. A safeguard: every route passes one. */
export const NO_POST_SLUG = "Blog yazısı URL'de belirtilmemiş."

/** Returns the text that is shown instead of a post that does not exist. */
export function postMissingText(slug: string): string {
  return `'${slug}' başlıklı blog yazısı bulunamadı.`
}
