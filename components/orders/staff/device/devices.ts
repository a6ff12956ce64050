import type { OrderOfCustomerJson } from '@/lib/customers/output'

/** A customer's device with its orders, the newest first. */
export type CustomerDevice = { key: string; latest: OrderOfCustomerJson; orders: OrderOfCustomerJson[] }

/** Groups a customer's orders, the newest first, by device. Orders without a serial number belong to no device. */
export function devicesOf(orders: readonly OrderOfCustomerJson[]): CustomerDevice[] {
  const devices = new Map<string, CustomerDevice>()
  for (const order of orders) {
    const { deviceKey: key } = order
    if (!key) continue
    const knownDevice = devices.get(key)
    if (knownDevice) knownDevice.orders.push(order)
    else devices.set(key, { key, latest: order, orders: [order] })
  }
  return [...devices.values()]
}

/** Returns a device's newest delivery with a warranty, even if the warranty has expired. */
export const warrantyOrderOf = ({ orders }: CustomerDevice) =>
  orders.find(({ state, warrantyUntil }) => state === 'delivered' && warrantyUntil)
