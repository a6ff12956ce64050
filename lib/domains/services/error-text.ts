/** Words before the reason when a service could not be read. */
export const SERVICE_ERROR_PREFIX = 'Hizmet detayları yüklenirken bir hata oluştu: '

/** Title of the page in place of a service that does not exist. */
export const SERVICE_MISSING_TITLE = 'Hizmet Bulunamadı'

/**
 * The sentence that a service's page shows when it cannot show the service.
 * @param name the address's own name of the service; empty or undefined when it has none
 * @param reason what went wrong; one that contains '404' means that there is no such service
 */
export function serviceErrorText(name: string | undefined, reason: string): string {
  if (!name) return "Hizmet adı URL'de bulunamadı."
  if (reason.includes('404')) return `'${name}' hizmeti bulunamadı.`
  return SERVICE_ERROR_PREFIX + reason
}
