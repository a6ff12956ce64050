import type { MessageJson } from '@/lib/contact/output'

/** A contact message as the API gives it to staff. */
export type AdminMessage = MessageJson

/** Brand and model of the device in a message, as far as they were given. */
export function DeviceName({ deviceBrand, deviceModel }: Pick<AdminMessage, 'deviceBrand' | 'deviceModel'>) {
  return (
    <>
      {deviceBrand && <span lang="en">{deviceBrand}</span>}
      {deviceBrand && deviceModel && ' '}
      {deviceModel && <span className="mono">{deviceModel}</span>}
    </>
  )
}
