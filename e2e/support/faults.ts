import { expect } from 'vitest'
import type { FaultJson } from '@/lib/faults/output'
import { ask, newToken } from './handlers'
import { routes as faultRoutes } from '@/app/api/Faults/[[...path]]/routes'

const faults = faultRoutes['']
const fault = faultRoutes['[key]']

// Calls of the handlers of /api/Faults.

/** Returns the fault of an answer. */
export async function faultIn(response: Response, status = 200): Promise<FaultJson> {
  expect(response.status).toBe(status)
  return (await response.json()) as FaultJson
}

let made = 0

/** Returns a code that no other test of the file uses. */
export const newCode = () => `E${(made += 1)}`

/** Starts a session and returns the calls of its administrator. Calls with `as: undefined` are a visitor's. */
export async function openFaults() {
  const token = await newToken()
  const staff = { as: token as string | undefined }
  const post = (fields: object) =>
    ask(faults.POST, { method: 'POST', token, json: { brand: 'Yumaro', series: 'YS2', title: 'Akım', ...fields } })
  const read = (slug: string, query = '', { as } = staff) => ask(fault.GET, { params: { key: slug }, query, token: as })
  const list = (query = '', { as } = staff) => ask(faults.GET, { query, token: as })
  const codesIn = async (response: Response) => {
    expect(response.status).toBe(200)
    return ((await response.json()) as FaultJson[]).map(({ code }) => code)
  }
  return {
    token,
    post,
    put: (id: string, fields: object, headers?: Record<string, string>) =>
      ask(fault.PUT, { method: 'PUT', token, params: { key: id }, json: fields, headers }),
    remove: (id: string) => ask(fault.DELETE, { method: 'DELETE', token, params: { key: id } }),
    read,
    list,
    codesIn,
    /** The codes that a list shows to staff. */
    codes: async (query = '') => codesIn(await list(query)),
    /** The codes that a list shows to a visitor. */
    publicCodes: async (query = '') => codesIn(await list(query, { as: undefined })),
    /** Creates a fault with a code of its own. */
    create: async (fields: object = {}) => faultIn(await post({ code: newCode(), ...fields }), 201),
  }
}

export const VISITOR = { as: undefined }
