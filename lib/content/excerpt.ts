/** Returns a text in one line, truncated after a whole word if it is longer than `limit` characters. */
export function excerpt(text: string, limit = 300): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const words = line.slice(0, limit + 1).replace(/[\s.,;:]*\s\S*$/, '')
  return `${words.slice(0, limit)}…`
}

type ServiceTexts = Record<'title' | 'description' | 'detailsDescription' | 'metaDescription', string>

/** Returns a service's description for search engines. */
export function serviceDescription({ title, description, detailsDescription, metaDescription }: ServiceTexts): string {
  const fallback = `${title}: arıza ölçülür, onayınızla onarılır, yük altında test edilir.`
  return metaDescription || excerpt(description || detailsDescription, 160) || fallback
}
