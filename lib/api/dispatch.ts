import { type Method, type Routes, unknownResource } from '@/lib/api/route'

/** Next passes no parameters for the root of a catch-all route. */
type Context = { params: Promise<{ path?: string[] } | undefined> }

/** Returns the values of the parameters of an address, or null if it does not match the pattern, such as '[key]/photos'. */
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

type DispatchHandler = ((request: Request, context: Context) => Promise<Response>) & { routes: Routes }

/** Returns the handlers of a `route.ts` under /api. Fixed parts take precedence over parameters. An unknown address gets a 404. */
export function dispatch(routes: Routes): Record<Method, DispatchHandler> {
  const patterns = Object.keys(routes).toSorted((a, b) => a.split('[').length - b.split('[').length)
  const handle = (method: Method) => async (request: Request, context: Context) => {
    const { path = [] } = (await context.params) ?? {}
    for (const pattern of patterns) {
      const params = paramsOf(pattern, path)
      if (params) return routes[pattern]![method](request, { params: Promise.resolve(params) })
    }
    return unknownResource[method](request, { params: Promise.resolve({}) })
  }
  const methods = Object.keys(unknownResource) as Method[]
  const handlers = methods.map((method) => [method, Object.assign(handle(method), { routes })])
  return Object.fromEntries(handlers) as Record<Method, DispatchHandler>
}
