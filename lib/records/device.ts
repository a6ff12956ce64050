import { line } from '@/lib/records/field'

const everywhere = { csv: true, audit: true, search: true } as const

/** What a device is called by. */
export const MODEL = {
  deviceBrand: line('Marka', { ...everywhere, personal: 'if-named' }),
  deviceModel: line('Model', { ...everywhere, personal: 'if-named' }),
} as const

/** What its type plate says of a device. */
export const DEVICE = { ...MODEL, serialNumber: line('Seri no', { ...everywhere, personal: 'if-named' }) } as const

export type Device = Record<keyof typeof DEVICE, string>
export type Model = Record<keyof typeof MODEL, string>

export const modelOf = ({ deviceBrand, deviceModel }: Model): Model => ({ deviceBrand, deviceModel })

/** Returns brand and model in one line. '' without both. */
export const deviceName = ({ deviceBrand, deviceModel }: Model): string =>
  `${deviceBrand} ${deviceModel}`.replace(/\s+/g, ' ').trim()
