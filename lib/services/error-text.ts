/** Text before the reason why a service could not be read. */
export const SERVICE_ERROR_PREFIX = 'Hizmet detayları yüklenirken bir hata oluştu: '

/** Page title for a service that does not exist. */
export const SERVICE_MISSING_TITLE = 'Hizmet Bulunamadı'

/** The error if no slug is passed. A safeguard: every route passes one. */
export const NO_SERVICE_SLUG = "Hizmet adı URL'de bulunamadı."

/** Returns the text that is shown instead of a service that does not exist. */
export function serviceMissingText(slug: string): string {
  return `'${slug}' hizmeti bulunamadı.`
}
