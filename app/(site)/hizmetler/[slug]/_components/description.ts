import type { Service } from '@/lib/domains/services/data'

/** Length in characters that search engines still show of a description. */
const LENGTH = 160

/** A service in one line, for search engines and link previews: its own words, cut between two of them. */
export function descriptionOf({
  title,
  description,
  detailsDescription,
}: Pick<Service, 'title' | 'description' | 'detailsDescription'>): string {
  const text = (description || detailsDescription).replace(/\s+/g, ' ').trim()
  if (!text) return `${title}: arıza ölçülür, onayınızla onarılır, yük altında test edilir.`
  if (text.length <= LENGTH) return text
  const cut = text.slice(0, LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH / 2)).replace(/[\s.,;:]+$/, '')}…`
}
