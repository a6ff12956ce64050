import { isSlug } from '@/lib/platform/turkish/slug'
import { PATHS } from '@/lib/site/pages'

/** Maximum length of a search text, and of a code that fills the contact form. */
export const MAX_QUERY_CHARS = 100

/** Maximum number of checks per fault. */
const MAX_CHECKS = 20

/** A page's query, as Next passes it to pages. */
export type PageQuery = Record<string, string | string[] | undefined>

/** What the contact form is prefilled with: a fault and the checks (counted from 1) that the visitor ticked, or only a code. */
type FaultQuery = { slug: string; checks: number[] } | { code: string }

const valuesOf = (value: string | string[] | undefined) => [value ?? []].flat()

/** Returns a text in one line without control characters and lone surrogates, truncated to MAX_QUERY_CHARS. */
function plainText(text = ''): string {
  const plain = text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFD\s]+/gu, ' ')
  return Array.from(plain.trim()).slice(0, MAX_QUERY_CHARS).join('').trim()
}

/** Returns the text that a page's query searches for, or ''. */
export function searchTextIn({ q }: PageQuery): string {
  return plainText(valuesOf(q)[0])
}

/** Returns what a page's query prefills the contact form with, or null. */
export function faultIn({ ariza, kod, k }: PageQuery): FaultQuery | null {
  const slug = valuesOf(ariza)[0] ?? ''
  if (isSlug(slug)) {
    const checks = valuesOf(k).filter((text) => /^[1-9]\d?$/.test(text))
    const numbers = [...new Set(checks.map(Number))].filter((number) => number <= MAX_CHECKS)
    return { slug, checks: numbers.toSorted((a, b) => a - b) }
  }
  const code = plainText(valuesOf(kod)[0])
  return code === '' ? null : { code }
}

/** Returns the query of an address in the form that pages get. */
export function queryIn(search: string): PageQuery {
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(['q', 'ariza', 'kod', 'k'].map((name) => [name, parameters.getAll(name)]))
}

/**
 * Returns the canonical address of a page that depends on its query: its path with the parameters that it reads. Returns null
 * for all other pages and queries, which show the same page as without a query.
 */
export function queryPageAddress(path: string, search: string): string | null {
  if (search === '') return null
  if (path === PATHS.search) {
    const searchText = searchTextIn(queryIn(search))
    return searchText === '' ? null : searchPath(searchText)
  }
  if (path !== PATHS.contact) return null
  const fault = faultIn(queryIn(search))
  if (!fault) return null
  return 'slug' in fault ? contactPathForFault(fault.slug, fault.checks) : contactPathForCode(fault.code)
}

export function searchPath(text: string): string {
  return `${PATHS.search}?${new URLSearchParams({ q: text }).toString()}`
}

/** Path of the contact form, prefilled from a fault and the checks (counted from 1) that the visitor ticked. */
export function contactPathForFault(slug: string, checks: readonly number[] = []): string {
  const query = new URLSearchParams([['ariza', slug], ...checks.map((check) => ['k', String(check)])])
  return `${PATHS.contact}?${query.toString()}`
}

/** Path of the contact form, prefilled with a code that none of the site's faults has. */
export function contactPathForCode(code: string): string {
  return `${PATHS.contact}?${new URLSearchParams({ kod: code }).toString()}`
}
