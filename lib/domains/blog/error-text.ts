/** Words before the reason when a post could not be read. */
export const POST_ERROR_PREFIX = 'Blog yazısı yüklenirken bir hata oluştu: '

/** Title of the page in place of a post that does not exist. */
export const POST_MISSING_TITLE = 'Blog Yazısı Bulunamadı'

/**
 * The sentence that a post's page shows when it cannot show the post.
 * @param id the address's own name of the post; empty or undefined when it has none
 * @param reason what went wrong; one that contains '404' means that there is no such post
 */
export function postErrorText(id: string | undefined, reason: string): string {
  if (!id) return "Blog yazısı URL'de belirtilmemiş."
  if (reason.includes('404')) return `'${id}' başlıklı blog yazısı bulunamadı.`
  return POST_ERROR_PREFIX + reason
}
