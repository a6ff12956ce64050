import { type Method, type Routes, unknownResource } from '@/lib/api/route'

/** Next passes no parameters for the root of a catch-all route. */
type Context = { params: Promise<{ path?: string[] } | undefined> }

/** Returns the parameters of an address, or null if the address does not match the pattern, such as '[key]/photos'. */
function paramsOf(pattern: string, path: readonly string[]): Record<string, string> | null {
  const parts = pattern === '' ? [] : pattern.split('/')
  if (parts.length !== path.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of parts.entries()) {
    if (part.startsWith('[')) params[part.slice(1, -1)] = path[i]!
    else if (part !== path[i]) return null
  }
  return params
}

type DispatchHandler = (request: Request, context: Context) => Promise<Response>

/** Returns the handlers of all groups of the API. Fixed parts take precedence over parameters. An unknown address gets a 404. */
export function dispatch(groups: Readonly<Record<string, Routes>>): Record<Method, DispatchHandler> {
  const fixedFirst = ([a]: [string, unknown], [b]: [string, unknown]) => a.split('[').length - b.split('[').length
  const routesByGroup = new Map(
    Object.entries(groups).map(([group, routes]) => [group, Object.entries(routes).toSorted(fixedFirst)]),
  )
  const handle = (method: Method) => async (request: Request, context: Context) => {
    const [group = '', ...path] = (await context.params)?.path ?? []
    for (const [pattern, handlers] of routesByGroup.get(group) ?? []) {
      const params = paramsOf(pattern, path)
      if (params) return handlers[method](request, { params: Promise.resolve(params) })
    }
    return unknownResource[method](request, { params: Promise.resolve({}) })
  }
  const methods = Object.keys(unknownResource) as Method[]
  return Object.fromEntries(methods.map((method) => [method, handle(method)])) as Record<Method, DispatchHandler>
}
