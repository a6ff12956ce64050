import type { Handler, Routes } from '@/lib/api/route'

type Module = { GET: { routes?: Routes } }

/** Loaded on demand, because no other call needs all routes. */
const modules = import.meta.glob<Module>('../**/route.ts')

/** Returns every declared route under /api, by method and address: 'PUT Services/[key]'. */
export async function readRoutes(): Promise<Map<string, Handler>> {
  const found = new Map<string, Handler>()
  for (const [file, load] of Object.entries(modules)) {
    // The key is relative to the folder above: '../Services/[[...path]]/route.ts', or './route.ts' for this one.
    const folder = file.startsWith('./') ? 'openapi.json' : file.split('/').slice(1, -1).join('/')
    const { routes = {} } = (await load()).GET
    for (const [path, handlers] of Object.entries(routes)) {
      const address = [folder.replace('/[[...path]]', ''), path].filter(Boolean).join('/')
      for (const [method, handler] of Object.entries(handlers))
        if (handler.description && method !== 'HEAD') found.set(`${method} ${address}`, handler)
    }
  }
  return found
}
