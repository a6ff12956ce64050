import type { Device } from '@/lib/records/device'
import { bareKey } from '@/lib/platform/turkish/search'

/** A serial number with fewer letters and digits does not identify a device. */
const MIN_SERIAL_LENGTH = 4

/** Returns a key that is the same for all spellings of a serial number, or '' if it is too short to identify a device. */
export function serialKey(text: string): string {
  const key = bareKey(text)
  return key.length < MIN_SERIAL_LENGTH ? '' : key
}

/** The brand and serial number that identify a device. */
export type DeviceIdentity = Omit<Device, 'deviceModel'>

/** Returns the condition for orders of a device, or null if its serial number is too short. Without a brand, any brand matches. */
export function deviceFilter({ deviceBrand, serialNumber }: DeviceIdentity) {
  const serial = serialKey(serialNumber)
  if (serial === '') return null
  const brand = bareKey(deviceBrand)
  return { deviceKey: brand === '' ? { startsWith: `${serial} ` } : `${serial} ${brand}` }
}

/** Whether a device is that of a former order. Without a brand, any brand matches. */
export function isSameDevice(device: DeviceIdentity, formerDevice: DeviceIdentity): boolean {
  const serial = serialKey(device.serialNumber)
  const brand = bareKey(device.deviceBrand)
  const isSameBrand = brand === '' || brand === bareKey(formerDevice.deviceBrand)
  return serial !== '' && serial === serialKey(formerDevice.serialNumber) && isSameBrand
}
