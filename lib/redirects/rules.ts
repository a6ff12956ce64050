import { PAGE_EXISTS_ERROR, type RedirectInput } from '@/lib/redirects/schema'
import { canonicalPath, foldCase } from '@/lib/site/canonical-path'

/** The public pages of this site, by their addresses. */
export type PublicPages = {
  has: (path: string) => boolean
  /** Returns the new address of a page that had this address before. */
  movedTo: (path: string) => string | undefined
}

/** Why a redirect is refused, as an error of one of its fields. */
export type Refusal = {
  field: keyof RedirectInput
  text: string
  /** The address is already redirected. */
  isTaken?: boolean
  /** The target, if the same redirect already exists. */
  sameTarget?: string
}

export type Rules = {
  /** Returns the redirect in its stored form, or why it is refused. */
  check: (input: RedirectInput) => { redirect: RedirectInput } | Refusal
  /** Adds a redirect to the existing ones. */
  add: (redirect: RedirectInput) => void
}

const pathOf = (address: string) => address.split('?', 1)[0]!

/** Returns the path of an address on this site, or null for another site. */
function localPath(to: string, siteUrl: string): string | null {
  if (to.startsWith('/')) return to
  const isLocal = URL.canParse(to) && new URL(to).host === new URL(siteUrl).host
  return isLocal ? canonicalPath(to.replace(/^https?:\/\/[^/]+/i, '')) : null
}

/**
 * Returns the rules for a new redirect: it starts at an address without a page and ends at a page, in a single step. Addresses
 * that differ only in their case count as the same, because the old site may have accepted both.
 */
export function rulesOf(existing: readonly RedirectInput[], pages: PublicPages, siteUrl: string): Rules {
  const targets = new Map<string, string>()
  const redirectsFrom = new Map<string, RedirectInput>()
  const redirectsTo = new Map<string, RedirectInput>()

  function add(redirect: RedirectInput): void {
    const [from, to] = [redirect.from, redirect.to].map(foldCase) as [string, string]
    targets.set(redirect.from, redirect.to)
    // '/Hizmetler' to '/hizmetler' is not a step, because only the case differs.
    if (from === to) return
    redirectsFrom.set(from, redirect)
    if (!redirectsTo.has(to)) redirectsTo.set(to, redirect)
  }

  function refusalOf(from: string, to: string): Refusal | null {
    const path = pathOf(from)
    if (pages.has(path) || pages.movedTo(path)) return { field: 'from', text: PAGE_EXISTS_ERROR }
    const target = targets.get(from)
    if (target === to) return { field: 'from', text: 'Bu yönlendirme zaten var.', isTaken: true, sameTarget: to }
    if (target) return { field: 'from', text: `Bu adres zaten ${target} adresine gidiyor.`, isTaken: true }
    if (from === to) return { field: 'to', text: 'Döngü olur: adres kendisine gidiyor.' }
    const nextRedirect = redirectsFrom.get(foldCase(to))
    if (nextRedirect && foldCase(nextRedirect.to) === foldCase(from)) {
      return { field: 'to', text: `Döngü olur: ${to} bu adrese geri geliyor.` }
    }
    const nextTarget = nextRedirect?.to ?? pages.movedTo(to)
    if (nextTarget) return { field: 'to', text: `Zincir olur: ${to} zaten ${nextTarget} adresine gidiyor.` }
    const previousRedirect = redirectsTo.get(foldCase(from))
    if (previousRedirect)
      return { field: 'from', text: `Zincir olur: ${previousRedirect.from} zaten bu adrese geliyor.` }
    return pages.has(to) ? null : { field: 'to', text: 'Bu sitede böyle bir sayfa yok.' }
  }

  function check(input: RedirectInput): { redirect: RedirectInput } | Refusal {
    const to = localPath(input.to, siteUrl)
    if (to === null) return { field: 'to', text: 'Yönlendirme yalnız bu sitenin bir sayfasına gidebilir.' }
    return refusalOf(input.from, to) ?? { redirect: { from: input.from, to } }
  }

  for (const redirect of existing) add(redirect)
  return { check, add }
}
