import { formOf, sendJson, visit } from './http'
import type { PictureFile } from './images'
import type { Account } from './accounts'

const DAY_MS = 24 * 3600_000

/** Returns a day in the coming weeks as YYYY-MM-DD. */
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

export const ORDER = {
  companyName: 'Tunçel Ambalaj',
  contactPerson: 'Sevgi Taşkıran',
  phone: '0532 555 01 23',
  email: 'bakim@tuncel.example',
  deviceBrand: 'Yumaro',
  deviceModel: 'YS2-40A-4HP',
  serialNumber: '24031187',
  faultDescription: 'İlk açılışta AL16 veriyor.',
}

const QUOTE = {
  amount: 1_850_000,
  vatRate: 20,
  leadDays: 3,
  work: 'IGBT modülü değişir.\nYük testi yapılır.',
  send: true,
}

/** Work orders of a site, opened by one of its administrators. */
export type CustomerOrders = Awaited<ReturnType<typeof openCustomerOrders>>

/** Signs an administrator in. The headers name the address from which the calls come. */
export async function openCustomerOrders(site: string, account: Account, headers: Record<string, string> = {}) {
  const signedIn = await sendJson('POST', `${site}/api/Auth/login`, account, headers)
  const { token } = JSON.parse(signedIn.text) as { token: string }

  async function call(path: string, body: unknown) {
    const { status, text } = await sendJson('POST', `${site}/api/WorkOrders${path}`, body, {
      ...headers,
      authorization: `Bearer ${token}`,
    })
    if (status >= 300) throw new Error(`WorkOrders${path}: ${status} ${text}`)
    return JSON.parse(text) as { id: string; number: string; trackingUrl: string }
  }

  return {
    /** Opens an order. */
    open: async () => {
      const { id, number, trackingUrl } = await call('', { ...ORDER, notify: false })
      const path = new URL(trackingUrl).pathname
      const order = {
        id,
        number,
        /** The customer's page. */
        path,
        token: path.split('/').at(-1)!,
        quote: (fields: object = {}) => call(`/${id}/quote`, { ...QUOTE, validUntil: dayAhead(14), ...fields }),
        step: (step: number, fields: object = {}) => call(`/${id}/step`, { step, ...fields }),
        /** Adds a photo of staff. */
        photo: async ({ name, buffer }: PictureFile, fields: Record<string, string> = {}) => {
          const body = formOf({ ...fields, file: new File([new Uint8Array(buffer)], name) })
          const url = `${site}/api/WorkOrders/${id}/photos`
          const { status } = await visit(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
          if (status !== 201) throw new Error(`photo: ${status}`)
        },
        decide: async (decision: 'approved' | 'declined') => {
          const body = { quoteVersion: 1, decision, name: 'Sevgi Taşkıran' }
          await sendJson('POST', `${site}/api/Tracking/${order.token}/decision`, body, headers)
        },
      }
      return order
    },
    /** Opens an order whose quote waits for the customer. */
    async quoted() {
      const order = await this.open()
      await order.step(2, { text: 'Ölçüme başladık.' })
      await order.quote()
      return order
    },
  }
}
