import type { routes as accounts } from '@/lib/accounts/routes'
import type { routes as team } from '@/lib/accounts/team/routes'
import type { Method, Signature } from '@/lib/api/route'
import type { routes as previews } from '@/lib/articles/markdown/routes'
import type { routes as posts } from '@/lib/articles/routes'
import type { routes as audit } from '@/lib/audit/routes'
import type { routes as bin } from '@/lib/bin/routes'
import type { routes as messages } from '@/lib/contact/routes'
import type { routes as customers } from '@/lib/customers/routes'
import type { routes as dashboard } from '@/lib/dashboard/routes'
import type { routes as faults } from '@/lib/faults/routes'
import type { routes as billing } from '@/lib/orders/billing/routes'
import type { routes as orders } from '@/lib/orders/routes'
import type { routes as savedTexts } from '@/lib/orders/saved-text/routes'
import type { routes as tracking } from '@/lib/orders/tracking/routes'
import type { routes as panel } from '@/lib/panel/routes'
import type { routes as parts } from '@/lib/parts/routes'
import type { routes as pictures } from '@/lib/pictures/routes'
import type { routes as privacy } from '@/lib/privacy/routes'
import type { routes as readiness } from '@/lib/readiness/routes'
import type { routes as redirects } from '@/lib/redirects/routes'
import type { routes as references } from '@/lib/references/routes'
import type { routes as search } from '@/lib/search/routes'
import type { routes as services } from '@/lib/services/routes'
import type { SettingsRoutes } from '@/lib/settings/routes'

type Below<Group extends string, Routes> = {
  [P in keyof Routes & string as P extends '' ? Group : `${Group}/${P}`]: Routes[P]
}

/** The routes below the folders of app/api. */
type Resources = Below<'AuditEntries', typeof audit> &
  Below<'Auth', typeof accounts> &
  Below<'Billing', typeof billing> &
  Below<'Bin', typeof bin> &
  Below<'BlogPosts', typeof posts> &
  Below<'ContactMessages', typeof messages> &
  Below<'Customers', typeof customers> &
  Below<'Dashboard', typeof dashboard> &
  Below<'Faults', typeof faults> &
  Below<'Markdown', typeof previews> &
  Below<'Panel', typeof panel> &
  Below<'Parts', typeof parts> &
  Below<'Pictures', typeof pictures> &
  Below<'Privacy', typeof privacy> &
  Below<'Readiness', typeof readiness> &
  Below<'Redirects', typeof redirects> &
  Below<'References', typeof references> &
  Below<'SavedTexts', typeof savedTexts> &
  Below<'Search', typeof search> &
  Below<'Services', typeof services> &
  Below<'Settings', SettingsRoutes> &
  Below<'Team', typeof team> &
  Below<'Tracking', typeof tracking> &
  Below<'WorkOrders', typeof orders>

/** 'WorkOrders/[key]/photos' */
type Address = keyof Resources

type SignatureOf<Handler> = Handler extends { signature?: infer S } ? (S extends Signature ? S : never) : never

declare const calls: unique symbol

/** A path of the API: a string whose type includes the body and the response of each of its methods. */
export type ApiPath<Calls> = string & { readonly [calls]: Calls }

/** A path whose GET returns `T`. */
export type Readable<T> = ApiPath<{ GET: { answer: T } }>

type CallsOf<R> = R extends unknown
  ? { [M in keyof R & Method as [SignatureOf<R[M]>] extends [never] ? never : M]: SignatureOf<R[M]> }
  : never

type Either<S extends Signature> = { body: { [N in keyof S['body']]: S['body'][N] }; answer: S['answer'] }

/** The methods that several paths have in common. */
type Common<Calls> = { [M in keyof Calls & Method]: Either<Extract<Calls[M], Signature>> }

/** The path of an address, or of any of several addresses. */
export type PathOf<A extends Address> = ApiPath<Common<CallsOf<Resources[A]>>>

type Names<A> = A extends `${string}[${infer Name}]${infer Rest}` ? Name | Names<Rest> : never

type Query = Record<string, string | undefined>

/** Returns the path of an address. Values that are not in the address become the query: { key: slug, state: 'all' }. */
export function apiPath<A extends Address>(
  address: A,
  ...[values = {}]: [Names<A>] extends [never] ? [query?: Query] : [values: Record<Names<A>, string> & Query]
): PathOf<A> {
  let path = `/api/${address}`
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    if (path.includes(`[${name}]`)) path = path.replace(`[${name}]`, encodeURIComponent(value))
    else query.set(name, value)
  }
  return withQuery(path as PathOf<A>, query)
}

/** Adds a query to a path that has none. */
export function withQuery<Path extends string>(path: Path, query: URLSearchParams): Path {
  return query.size > 0 ? (`${path}?${query}` as Path) : path
}
