import { createHash } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { documentOf } from '@/lib/api/openapi/document'
import type { OpenApi } from '@/lib/api/openapi/types'
import { readRoutes } from './routes'

type Description = { document: OpenApi; tag: string }

async function describe(): Promise<Description> {
  const routes = Array.from(await readRoutes(), ([name, { description }]) => [name, description!] as const)
  const document = documentOf(new Map(routes), env().SITE_URL)
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('base64url')
  return { document, tag: `"${hash.slice(0, 22)}"` }
}

let description: Promise<Description> | undefined

/** Returns the description of the API and its ETag, built at the first call. */
export function readDocument(): Promise<Description> {
  return (description ??= describe())
}
