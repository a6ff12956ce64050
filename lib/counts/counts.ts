/**
 * The events that are counted on the site, by day. Keys are pages, hosts and words, never visitors.
 *
 * - `view`: a page was viewed; key: its canonical path.
 * - `referrer`: a visitor came from another site; key: that site's host, '' for a typed or hidden address,
 *   '*' for hosts beyond the limit of a day.
 * - `opened`: the work-order form was opened from a fault's page or a search; key: the fault's path, or 'q:' and the
 *   folded code.
 * - `sent`: the form was sent; key as for `opened`, '' without such a source.
 * - `found`, `empty`: a search that found something, or nothing; key: the folded text.
 * - `refused`: an event that the limits of counting refused; key ''.
 */
const COUNT_KINDS = ['view', 'referrer', 'opened', 'sent', 'found', 'empty', 'refused'] as const

export type CountKind = (typeof COUNT_KINDS)[number]

/** Something that happened on the site. */
export type SiteEvent = { kind: CountKind; key: string }

/** Searches that are rarer in a period are not shown. */
export const MIN_SEARCHES = 5
