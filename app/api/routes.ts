import { createHash } from 'node:crypto'
import { z } from 'zod/mini'
import { documentOf } from '@/lib/api/openapi/document'
import type { OpenApi } from '@/lib/api/openapi/types'
import { responseSpec } from '@/lib/api/replies'
import { type Handler, resource, route, type Routes } from '@/lib/api/route'
import { ROUTES } from '@/lib/api/routes'
import { env } from '@/lib/platform/env'

/** The routes of the API by group, including the one that returns the API's description. */
export const ALL_ROUTES: Readonly<Record<string, Routes>> = {
  ...ROUTES,
  'openapi.json': {
    '': resource({
      // Public: it contains no secrets, and programs that read it have no token yet.
      GET: route({
        access: 'anyone',
        summary: 'Bu sayfanın OpenAPI belgesi',
        returns: responseSpec(200, z.looseObject({ openapi: z.string() }), ['ETag']),
        call: async () => readDocument(),
        reply: ({ document, tag }) => ({
          status: 200,
          headers: { 'Cache-Control': 'no-cache', ETag: tag },
          body: document,
        }),
      }),
    }),
  },
}

/** Returns every declared route under /api, by method and path pattern: 'PUT Services/[key]'. */
export function declaredRoutes(): Map<string, Handler> {
  const routesByName = new Map<string, Handler>()
  for (const [group, routes] of Object.entries(ALL_ROUTES)) {
    for (const [path, handlers] of Object.entries(routes)) {
      for (const [method, handler] of Object.entries(handlers))
        if (handler.description && method !== 'HEAD')
          routesByName.set(`${method} ${[group, path].filter(Boolean).join('/')}`, handler)
    }
  }
  return routesByName
}

type Description = { document: OpenApi; tag: string }

let description: Description | undefined

/** Returns the description of the API and its ETag, built at the first call. */
export function readDocument(): Description {
  if (description) return description
  const routes = Array.from(declaredRoutes(), ([name, handler]) => [name, handler.description!] as const)
  const document = documentOf(new Map(routes), env().SITE_URL)
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('base64url')
  return (description = { document, tag: `"${hash.slice(0, 22)}"` })
}
