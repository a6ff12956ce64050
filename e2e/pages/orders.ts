import { expect, type Page } from '@playwright/test'
import { main } from './public'
import type { OrderJson } from '../../lib/orders/output'

export const ORDERS = '/admin/is-emirleri'

const FIELDS = {
  contactPerson: 'Işıl Öğütçü',
  phone: '0532 555 01 23',
  email: 'isil@ornek.example',
  deviceBrand: 'Yumaro',
  deviceModel: 'YS2-40A-4HP',
  faultDescription: 'AL16 veriyor.',
}

/** A quote that can be sent. */
export const QUOTE = { amount: 1_850_000, work: 'Fan değişir.', leadDays: 3, validUntil: '2099-12-31', send: true }

/** Calls the API of work orders as staff, and returns the answer's body. */
export async function callOrders<T = OrderJson>(
  page: Page,
  token: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: unknown,
): Promise<T> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request.fetch(`/api/WorkOrders${path}`, { method, headers, data })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return (answer.status() === 204 ? {} : await answer.json()) as T
}

/** Opens an order through the API, with what the test says about it. */
export const addOrder = (page: Page, token: string, fields: Partial<typeof FIELDS> = {}) =>
  callOrders(page, token, 'POST', '', { ...FIELDS, notify: false, ...fields })

/** Decides on the first version of an order's quote, as its customer. */
export async function decideAsCustomer(page: Page, order: OrderJson, decision: 'approved' | 'declined'): Promise<void> {
  const token = new URL(order.trackingUrl).pathname.split('/').at(-1)
  const data = { quoteVersion: 1, decision, name: order.contactPerson }
  expect((await page.request.post(`/api/Tracking/${token}/decision`, { data })).status()).toBe(200)
}

/** A section of an order's screen by its heading. */
export const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
export const step = (page: Page, name: RegExp) => main(page).getByRole('radio', { name })
export const mainButton = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
