import type { Device } from '@/lib/records/device'
import { bareKey } from '@/lib/platform/turkish/search'

/** The fewest letters and digits of a serial number that identifies a device. */
const MIN_SERIAL = 4

/** Returns the key of a serial number, the same for all spellings. '' if it is too short to identify a device. */
export function serialKey(text: string): string {
  const key = bareKey(text)
  return key.length < MIN_SERIAL ? '' : key
}

/** What identifies a device. */
export type DeviceIdentity = Omit<Device, 'deviceModel'>

/** Returns the condition for orders of a device, or null if its serial number identifies none. Without a brand, any brand matches. */
export function whereDevice({ deviceBrand, serialNumber }: DeviceIdentity) {
  const serial = serialKey(serialNumber)
  if (serial === '') return null
  const brand = bareKey(deviceBrand)
  return { deviceKey: brand === '' ? { startsWith: `${serial} ` } : `${serial} ${brand}` }
}

/** Whether a former order was of the same device. */
export function isSameDevice(device: DeviceIdentity, former: DeviceIdentity): boolean {
  const serial = serialKey(device.serialNumber)
  const brand = bareKey(device.deviceBrand)
  const isSameBrand = brand === '' || brand === bareKey(former.deviceBrand)
  return serial !== '' && serial === serialKey(former.serialNumber) && isSameBrand
}
