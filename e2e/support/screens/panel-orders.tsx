import type { ReactElement } from 'react'
import { beforeAll } from 'vitest'
import { OrderScreen } from '@/components/orders/staff/order/order-screen'
import { QuoteScreen } from '@/components/orders/staff/quote/quote-screen'
import type { Account } from '../calls/accounts'
import { main, openPanel, type Panel, signInAs, useContent, write } from './panel'
import { ordersOf } from '../calls/site-orders'

export const ORDERS = '/admin/is-emirleri'

/** Finds a field of an order screen by its label, with or without '(isteğe bağlı)'. */
export const field = (label: string | RegExp) =>
  main().findByLabelText((text) =>
    typeof label === 'string' ? text.trim().replace(/ \(isteğe bağlı\)$/, '') === label : label.test(text.trim()),
  )
export const button = (name: string | RegExp) => main().findByRole('button', { name })
export const section = (name: string) => main().findByRole('region', { name })
export const findText = (text: string | RegExp) => main().findByText(text)

export const fill = async (label: string | RegExp, value: string) => write(await field(label), value)
export const press = async ({ user }: Panel, name: string | RegExp) => user.click(await button(name))

/** Provides a test file with an account, its token, calls for orders, and functions that open screens as that account. */
export function useOrders() {
  const content = useContent()
  const session = {} as { account: Account; token: string; orders: ReturnType<typeof ordersOf> }
  beforeAll(async () => {
    session.account = await content.addAdministrator()
    session.token = (await signInAs(session.account)).token
    session.orders = ordersOf('', session.token)
  })
  const openAt = (path: string, element: ReactElement, id = '') =>
    openPanel(element, { path, params: { id }, content, account: session.account })
  const open = (element: ReactElement, subpath: string, id?: string) => openAt(ORDERS + subpath, element, id)
  const openOrder = ({ id }: { id: string }) => open(<OrderScreen />, `/${id}`, id)
  const openQuote = ({ id }: { id: string }) => open(<QuoteScreen />, `/${id}/teklif`, id)
  return { content, session, openAt, open, openOrder, openQuote }
}
