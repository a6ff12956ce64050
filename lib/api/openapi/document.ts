import type { RouteDescription } from '@/lib/api/route'
import { componentsOf } from '@/lib/api/openapi/components'
import { groupOf, GROUPS } from '@/lib/api/openapi/groups'
import { operationOf } from '@/lib/api/openapi/operation'
import type { JsonSchema, OpenApi } from '@/lib/api/openapi/types'

const DESCRIPTION = [
  'Yönetim paneli de bu çağrıları kullanır.',
  'Hatalar `application/problem+json` olarak gelir; `message` ve `errors` içindeki metinler kişiye gösterilebilir.',
  'JSON gövdeleri en çok 256 KB, bir görsel en çok 15 MB olabilir; görseller JPEG, PNG ya da GIF’tir, en çok 40 megapiksel (aşamalı JPEG, geçişli PNG ve GIF 20).',
  'Zamanlar ISO 8601 ve UTC, günler YYYY-AA-GG, tutarlar kuruş ya da senttir.',
].join(' ')

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

type Route = { method: string; address: string; description: RouteDescription }

/** Compares routes by group, address and method. An address comes before its subaddresses. */
function compare(a: Route, b: Route): number {
  return (
    groupOf(a.address).position - groupOf(b.address).position ||
    Number(a.address > b.address) - Number(a.address < b.address) ||
    METHODS.indexOf(a.method) - METHODS.indexOf(b.method)
  )
}

/** Returns the OpenAPI 3.1 description of routes, which are named by method and address: 'PUT Services/[key]'. */
export function documentOf(routes: ReadonlyMap<string, RouteDescription>, siteUrl: string): OpenApi {
  const schemas: Record<string, JsonSchema> = {}
  const paths: OpenApi['paths'] = {}
  const routeList = Array.from(routes, ([name, description]) => {
    const [method = '', address = ''] = name.split(' ')
    return { method, address: address.replaceAll(/\[(\w+)\]/g, '{$1}'), description }
  })
  for (const { method, address, description } of routeList.toSorted(compare)) {
    const path = `/api/${address}`
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operationOf(method.toLowerCase(), address, description, schemas),
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'API', version: '1', description: DESCRIPTION },
    servers: [{ url: siteUrl }],
    tags: GROUPS.map(({ name, description }) => ({ name, description })),
    paths,
    components: componentsOf(schemas),
  }
}
