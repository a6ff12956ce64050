import { line } from '@/lib/records/field'

const everywhere = { csv: true, audit: true, search: true } as const

/** What its type plate says of a device. */
export const DEVICE = {
  deviceBrand: line('Marka', { ...everywhere, personal: 'if-named' }),
  deviceModel: line('Model', { ...everywhere, personal: 'if-named' }),
  serialNumber: line('Seri no', { ...everywhere, personal: 'if-named' }),
} as const

export type Device = Record<keyof typeof DEVICE, string>

/** Returns brand and model in one text. '' without both. */
export const deviceName = ({ deviceBrand, deviceModel }: Omit<Device, 'serialNumber'>): string =>
  `${deviceBrand} ${deviceModel}`.trim()
