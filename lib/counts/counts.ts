/**
 * What is counted on the site, by day. Keys name pages, hosts and words, never a visitor.
 *
 * - `view`: a page was seen; key: its canonical path.
 * - `referrer`: a page was seen by a visitor of another site; key: that site's host, '' for a typed or hidden address,
 *   '*' for hosts beyond the limit of a day.
 * - `opened`: the work-order form was opened from a fault's page or a search; key: the fault's path, or 'q:' and the
 *   folded code.
 * - `sent`: the form was sent; key as for `opened`, '' without such a source.
 * - `found`, `empty`: a search that found something, or nothing; key: the folded text.
 * - `refused`: what the limits of counting refused; key ''.
 */
const COUNT_KINDS = ['view', 'referrer', 'opened', 'sent', 'found', 'empty', 'refused'] as const

export type CountKind = (typeof COUNT_KINDS)[number]

/** Something that happened on the site. */
export type SiteEvent = { kind: CountKind; key: string }

/** A search that is rarer in a period is not shown. */
export const MIN_SEARCHES = 5
