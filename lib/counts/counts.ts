/**
 * The events that are counted on the site, by day. Keys are pages, hosts and words, never visitors.
 *
 * - `view`: a page was viewed; key: its canonical path.
 * - `referrer`: a visitor came from another site; key: that site's host, '' for a typed or hidden address,
 *   '*' for hosts beyond the limit of a day.
 * - `opened`: the contact form was opened from a fault's page or a search; key: the fault's path, or 'q:' and the folded
 *   code.
 * - `sent`: the form was sent; key as for `opened`, '' without such a source.
 * - `found`, `empty`: a search that found something, or nothing; key: the folded text.
 * - `refused`: an event beyond the limits; key ''.
 */
const COUNT_KINDS = ['view', 'referrer', 'opened', 'sent', 'found', 'empty', 'refused'] as const

export type CountKind = (typeof COUNT_KINDS)[number]

export type SiteEvent = { kind: CountKind; key: string }

/** A search is shown only if it was made at least this often in the period. */
export const MIN_SEARCHES = 5
