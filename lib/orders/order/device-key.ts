import type { Device } from '@/lib/records/device'
import { foldText } from '@/lib/platform/turkish/search'

/** Letters and digits from which on a serial number names a device. */
const MIN_SERIAL = 4

/** Returns the letters and digits of a text, folded, as the database's bare_key() does. */
const bareKey = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '')

/** Returns a serial number as it is compared, in any spelling. '' if it is too short to name a device. */
export function serialKey(text: string): string {
  const key = bareKey(text)
  return key.length < MIN_SERIAL ? '' : key
}

/** What a device is recognised by. */
export type NamedDevice = Omit<Device, 'deviceModel'>

/** Returns the condition for orders of a device, or null if its serial number names none. Before its brand is known any fits. */
export function ofDevice({ deviceBrand, serialNumber }: NamedDevice) {
  const serial = serialKey(serialNumber)
  if (serial === '') return null
  const brand = bareKey(deviceBrand)
  return { deviceKey: brand === '' ? { startsWith: `${serial} ` } : `${serial} ${brand}` }
}

/** Whether a former order was of the same device. */
export function isSameDevice(device: NamedDevice, former: NamedDevice): boolean {
  const serial = serialKey(device.serialNumber)
  const brand = bareKey(device.deviceBrand)
  const isSameBrand = brand === '' || brand === bareKey(former.deviceBrand)
  return serial !== '' && serial === serialKey(former.serialNumber) && isSameBrand
}
