import type { Handler } from '@/lib/api/route'

/** Loaded when they are asked for, because no other call needs all routes. */
const modules = import.meta.glob<Record<string, Handler>>('../**/route.ts')

/** Returns every declared route under /api, by method and address: 'PUT Services/[key]'. */
export async function readRoutes(): Promise<Map<string, Handler>> {
  const routes = new Map<string, Handler>()
  for (const [file, load] of Object.entries(modules)) {
    // The key is relative to the folder above: '../Services/[key]/route.ts', or './route.ts' for this one.
    const address = file.startsWith('./') ? 'openapi.json' : file.slice('../'.length, -'/route.ts'.length)
    for (const [method, handler] of Object.entries(await load()))
      if (handler.described && method !== 'HEAD') routes.set(`${method} ${address}`, handler)
  }
  return routes
}
