import { expect, expectTypeOf, test } from 'vitest'
import { callApi } from '@/lib/api/client'
import { apiPath, type GetPath } from '@/lib/api/paths'
import type { OrderJson, OrderRowJson } from '@/lib/orders/order/output'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'

test('values of address parameters are escaped in the path, and further values become the query', () => {
  expect(apiPath('Team')).toBe('/api/Team')
  expect(apiPath('Bin/[key]/restore', { key: 'a/b' })).toBe('/api/Bin/a%2Fb/restore')
  expect(apiPath('Services/[key]', { key: 'x', state: 'all', q: undefined })).toBe('/api/Services/x?state=all')
})

const responseAt = <T>(path: GetPath<T>) => path as unknown as T

test('an unknown address, method or response field and a wrong body do not compile', () => {
  expectTypeOf(responseAt(apiPath('WorkOrders'))).toEqualTypeOf<OrderRowJson[]>()
  expectTypeOf(responseAt(apiPath('WorkOrders/[key]', { key: '7' }))).toEqualTypeOf<OrderJson>()
  // @ts-expect-error -- no such address
  apiPath('WorkOrders/[key]/nothing', { key: '7' })
  // @ts-expect-error -- the address has a key
  apiPath('WorkOrders/[key]', {})
  const path = apiPath('Tracking/[token]/decision', { token: 't' })
  const wrongCalls = [
    async () => {
      const json = { decision: 'approved', quoteVersion: 1, name: 'Ayşe' } as const
      const { body } = await callApi(path, { method: 'POST', json })
      expectTypeOf(body).toEqualTypeOf<CustomerOrderJson>()
      // @ts-expect-error -- no such field in the response
      return body.phone
    },
    // @ts-expect-error -- the version is a number
    () => callApi(path, { method: 'POST', json: { decision: 'approved', quoteVersion: '1', name: 'Ayşe' } }),
    // @ts-expect-error -- no such method
    () => callApi(path, { method: 'DELETE' }),
    // @ts-expect-error -- no GET
    () => responseAt(path),
    // @ts-expect-error -- it takes a form
    () => callApi(apiPath('Tracking/[token]/photos', { token: 't' }), { method: 'POST', json: {} }),
  ]
  expect(wrongCalls).toHaveLength(5)
})
