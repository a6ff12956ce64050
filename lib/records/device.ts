import { CSV_AUDIT_SEARCH, line } from '@/lib/records/field'

/** Brand and model of a device. A column added here must be placed on each screen by hand, unlike a column of a record's `fields.ts`. */
export const MODEL = {
  deviceBrand: line('Marka', { ...CSV_AUDIT_SEARCH, personal: 'if-named' }),
  deviceModel: line('Model', { ...CSV_AUDIT_SEARCH, personal: 'if-named' }),
} as const

/** Brand, model and serial number of a device. */
export const DEVICE = {
  ...MODEL,
  serialNumber: line('Seri no', { ...CSV_AUDIT_SEARCH, personal: 'if-named' }),
} as const

export type Device = Record<keyof typeof DEVICE, string>
type Model = Record<keyof typeof MODEL, string>

export const modelOf = ({ deviceBrand, deviceModel }: Model): Model => ({ deviceBrand, deviceModel })

/** Returns brand and model in one line, or '' if both are empty. */
export const deviceName = ({ deviceBrand, deviceModel }: Model): string =>
  `${deviceBrand} ${deviceModel}`.replace(/\s+/g, ' ').trim()
