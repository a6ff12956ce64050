import slugify from '@sindresorhus/slugify'

const LIMIT = 80

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Longer than any slug, prefix and id included. */
const MAX_LENGTH = 100

/** Whether a text from an address can be a slug: what cannot be one is looked up nowhere. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_LENGTH && SLUG.test(text)
}

/** Words that the addresses need themselves: /api/Services/order, /teknik-bilgi/sayfa/2. */
const RESERVED = new Set(['order', 'sayfa'])

/**
 * Before any lowering of case: 'İ'.toLowerCase() has two parts. The library alone would write & as 'and', ö and ü the
 * German way, and would split at apostrophes.
 */
const REPLACEMENTS: [string, string][] = [
  ...Object.entries({ ı: 'i', İ: 'i', ğ: 'g', Ğ: 'g', ş: 's', Ş: 's', ç: 'c', Ç: 'c', ö: 'o', Ö: 'o', ü: 'u', Ü: 'u' }),
  ...Object.entries({ â: 'a', Â: 'a', î: 'i', Î: 'i', û: 'u', Û: 'u' }),
  ...Object.entries({ "'": '', '’': '', '‘': '', ʼ: '', '´': '', '`': '' }),
  ...Object.entries({ '&': ' ', '♥': ' ', '🦄': ' ' }),
]

function fromTitle(title: string): string {
  const slug = slugify(title.normalize('NFC'), { decamelize: false, customReplacements: REPLACEMENTS })
  return slug.slice(0, LIMIT).replace(/-+$/, '')
}

/**
 * The slug of an item: its title in ASCII, lower case, with hyphens, at most 80 characters. A title that yields none
 * gets `prefix` and the end of the item's id; one that the addresses need gets the prefix before it.
 */
export function slugOf(title: string, { prefix, id }: { prefix: 'hizmet' | 'yazi'; id: string }): string {
  const slug = fromTitle(title)
  if (!slug) return `${prefix}-${id.slice(-8)}`
  return RESERVED.has(slug) ? `${prefix}-${slug}` : slug
}
