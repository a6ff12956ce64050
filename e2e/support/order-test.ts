import { type CustomerOrders, openCustomerOrders } from './customer-orders'
import { test as base } from './fixtures'

/** Tests with work orders, which go when the test ends. */
export const test = base.extend<{ orders: CustomerOrders }>({
  orders: async ({ site, account, content, clientAddress, page }, use) => {
    await use(await openCustomerOrders(site.url, account, { 'x-forwarded-for': clientAddress }))
    // Ends calls of the page, which would lose their order.
    await page.goto('about:blank')
    await content.removeOrders()
  },
})
