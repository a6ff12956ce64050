import type { AdminMessage } from '@/components/admin/editor/message'

/** Brand and model of the device in a message, as far as they were given; nothing when neither was. */
export function DeviceName({ deviceBrand, deviceModel }: Pick<AdminMessage, 'deviceBrand' | 'deviceModel'>) {
  return (
    <>
      {deviceBrand && <span lang="en">{deviceBrand}</span>}
      {deviceBrand && deviceModel && ' '}
      {deviceModel && <span className="mono">{deviceModel}</span>}
    </>
  )
}
