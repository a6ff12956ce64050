/** Text before the reason if a post could not be read. */
export const POST_ERROR_PREFIX = 'Blog yazısı yüklenirken bir hata oluştu: '

/** Page title for a post that does not exist. */
export const POST_MISSING_TITLE = 'Blog Yazısı Bulunamadı'

/**
 * Returns the text that a post's page shows in place of the post.
 * @param id the slug from the address, if it has one
 * @param reason the failure's text. '404' in it means that there is no such post
 */
export function postErrorText(id: string | undefined, reason: string): string {
  if (!id) return "Blog yazısı URL'de belirtilmemiş."
  if (reason.includes('404')) return `'${id}' başlıklı blog yazısı bulunamadı.`
  return POST_ERROR_PREFIX + reason
}
