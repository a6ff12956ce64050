import type { Method, Signature } from '@/lib/api/route'
import type { ROUTES } from '@/lib/api/routes'
import type { SettingsRoutes } from '@/lib/settings/routes'

type Groups = Omit<typeof ROUTES, 'Settings'> & { Settings: SettingsRoutes }

type GroupRoutes<Group extends string, Routes> = {
  [P in keyof Routes & string as P extends '' ? Group : `${Group}/${P}`]: Routes[P]
}
type GroupConsumer = { [Group in keyof Groups]: (routes: GroupRoutes<Group, Groups[Group]>) => void }[keyof Groups]

/** The routes by pattern. */
type Resources = GroupConsumer extends (routes: infer All) => void ? All : never

/** The pattern of a route, such as 'WorkOrders/[key]/photos'. */
type RoutePattern = keyof Resources

type SignatureOf<Handler> = Handler extends { signature?: infer S } ? (S extends Signature ? S : never) : never

declare const calls: unique symbol

/** A path of the API: a string whose type includes the body and the response of each of its methods. */
export type ApiPath<Calls> = string & { readonly [calls]: Calls }

/** A path whose GET returns `T`. */
export type GetPath<T> = ApiPath<{ GET: { answer: T } }>

type CallsOf<R> = R extends unknown
  ? { [M in keyof R & Method as [SignatureOf<R[M]>] extends [never] ? never : M]: SignatureOf<R[M]> }
  : never

type SignatureUnion<S extends Signature> = { body: { [N in keyof S['body']]: S['body'][N] }; answer: S['answer'] }

/** The methods that several paths have in common. */
type CommonCalls<Calls> = { [M in keyof Calls & Method]: SignatureUnion<Extract<Calls[M], Signature>> }

/** The path of a route, or of any of several routes. */
export type PathOf<Pattern extends RoutePattern> = ApiPath<CommonCalls<CallsOf<Resources[Pattern]>>>

type ParamNames<Pattern> = Pattern extends `${string}[${infer Name}]${infer Rest}` ? Name | ParamNames<Rest> : never

type Query = Record<string, string | undefined>

/** Returns the path for a route. Values without a parameter in the pattern become the query: { key: slug, state: 'all' }. */
export function apiPath<Pattern extends RoutePattern>(
  pattern: Pattern,
  ...[values = {}]: [ParamNames<Pattern>] extends [never]
    ? [query?: Query]
    : [values: Record<ParamNames<Pattern>, string> & Query]
): PathOf<Pattern> {
  let path = `/api/${pattern}`
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    if (path.includes(`[${name}]`)) path = path.replace(`[${name}]`, encodeURIComponent(value))
    else query.set(name, value)
  }
  return withQuery(path as PathOf<Pattern>, query)
}

/** Adds a query to a path that has none. */
export function withQuery<Path extends string>(path: Path, query: URLSearchParams): Path {
  return query.size > 0 ? (`${path}?${query}` as Path) : path
}
