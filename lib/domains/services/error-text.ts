/** Text before the reason if a service could not be read. */
export const SERVICE_ERROR_PREFIX = 'Hizmet detayları yüklenirken bir hata oluştu: '

/** Page title for a service that does not exist. */
export const SERVICE_MISSING_TITLE = 'Hizmet Bulunamadı'

/**
 * Returns the text that a service's page shows in place of the service.
 * @param name the slug from the address, if it has one
 * @param reason the failure's text. '404' in it means that there is no such service
 */
export function serviceErrorText(name: string | undefined, reason: string): string {
  if (!name) return "Hizmet adı URL'de bulunamadı."
  if (reason.includes('404')) return `'${name}' hizmeti bulunamadı.`
  return SERVICE_ERROR_PREFIX + reason
}
