import slugify from '@sindresorhus/slugify'

/** Maximum length of a slug that is made from a title or chosen by staff. */
export const MAX_TITLE_SLUG_CHARS = 80

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Longer than any slug, including prefix and id. */
const MAX_SLUG_CHARS = 100

/** Whether a text from an address can be a slug. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_CHARS && SLUG.test(text)
}

/** Words that are parts of the site's addresses: /api/Services/order, /api/Faults/groups, /teknik-bilgi/sayfa/2. */
const RESERVED = new Set(['order', 'groups', 'links', 'import', 'several', 'sayfa'])

/**
 * Applied before lower-casing, because 'İ'.toLowerCase() has two code points. By default the library would write & as 'and'
 * and ö and ü the German way, and split words at apostrophes.
 */
const REPLACEMENTS: [string, string][] = [
  ...Object.entries({ ı: 'i', İ: 'i', ğ: 'g', Ğ: 'g', ş: 's', Ş: 's', ç: 'c', Ç: 'c', ö: 'o', Ö: 'o', ü: 'u', Ü: 'u' }),
  ...Object.entries({ â: 'a', Â: 'a', î: 'i', Î: 'i', û: 'u', Û: 'u' }),
  ...Object.entries({ "'": '', '’': '', '‘': '', ʼ: '', '´': '', '`': '' }),
  ...Object.entries({ '&': ' ', '♥': ' ', '🦄': ' ' }),
]

/** Whether a slug is a reserved word, which no item may have. */
export const isReserved = (slug: string) => RESERVED.has(slug)

/** Returns a text in lower-case ASCII with hyphens, at most 80 characters. '' for a text without letters and digits. */
export function slugFromText(title: string): string {
  const slug = slugify(title.normalize('NFC'), { decamelize: false, customReplacements: REPLACEMENTS })
  return slug.slice(0, MAX_TITLE_SLUG_CHARS).replace(/-+$/, '')
}

/**
 * Returns the slug of an item: its title in lower-case ASCII with hyphens, at most 80 characters. A title without
 * usable characters gets `prefix` and the end of the item's id. A reserved word gets the prefix before it.
 */
export function slugOf(title: string, { prefix, id }: { prefix: string; id: string }): string {
  const slug = slugFromText(title)
  if (!slug) return `${prefix}-${id.slice(-8)}`
  return RESERVED.has(slug) ? `${prefix}-${slug}` : slug
}
