import { PATHS } from '@/lib/site/pages'

/** Path of the search for a text. */
export function searchPath(text: string): string {
  return `${PATHS.search}?${new URLSearchParams({ q: text }).toString()}`
}

/** The contact form filled from a fault and the checks (counted from 1) that the visitor ticked. */
export function quotePathOfFault(slug: string, checks: readonly number[] = []): string {
  const query = new URLSearchParams([['ariza', slug], ...checks.map((check) => ['k', String(check)])])
  return `${PATHS.contact}?${query.toString()}`
}

/** The contact form filled from a code that the site does not know. */
export function quotePathOfCode(code: string): string {
  return `${PATHS.contact}?${new URLSearchParams({ kod: code }).toString()}`
}
