/** Text before the reason if a post could not be read. */
export const POST_ERROR_PREFIX = 'Blog yazısı yüklenirken bir hata oluştu: '

/** Page title for a post that does not exist. */
export const POST_MISSING_TITLE = 'Blog Yazısı Bulunamadı'

/** The error for an address without a post's id. No route can produce it. */
export const NO_POST_ID = "Blog yazısı URL'de belirtilmemiş."

/** Returns the text of the page of a post that does not exist. */
export function postMissingText(id: string): string {
  return `'${id}' başlıklı blog yazısı bulunamadı.`
}
