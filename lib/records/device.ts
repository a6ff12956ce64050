import { CSV_AUDIT_SEARCH, line } from '@/lib/records/field'

/** Brand and model of a device. */
export const MODEL = {
  deviceBrand: line('Marka', { ...CSV_AUDIT_SEARCH, personal: 'if-named' }),
  deviceModel: line('Model', { ...CSV_AUDIT_SEARCH, personal: 'if-named' }),
} as const

/** Brand, model and serial number of a device. */
export const DEVICE = {
  ...MODEL,
  serialNumber: line('Seri no', { ...CSV_AUDIT_SEARCH, personal: 'if-named' }),
} as const

/** The columns that each screen of a model or device places itself. Others are shown below, each with its label. */
export const MODEL_LAYOUT = ['deviceBrand', 'deviceModel'] as const
export const DEVICE_LAYOUT = [...MODEL_LAYOUT, 'serialNumber'] as const

export type Device = Record<keyof typeof DEVICE, string>
type Model = Record<keyof typeof MODEL, string>

export const modelOf = ({ deviceBrand, deviceModel }: Model): Model => ({ deviceBrand, deviceModel })

/** Returns brand and model in one line, or '' if both are empty. */
export const deviceName = ({ deviceBrand, deviceModel }: Model): string =>
  `${deviceBrand} ${deviceModel}`.replace(/\s+/g, ' ').trim()
