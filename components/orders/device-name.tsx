import type { MessageJson } from '@/lib/contact/output'

type DeviceNameProps = Pick<MessageJson, 'deviceBrand' | 'deviceModel'> & { none?: string }

/** Brand and model, as far as they are known. `none` is shown if neither is. */
export function DeviceName({ deviceBrand, deviceModel, none }: DeviceNameProps) {
  if (!deviceBrand && !deviceModel) return none
  return (
    <>
      {deviceBrand && <span lang="en">{deviceBrand}</span>}
      {deviceBrand && deviceModel && ' '}
      {deviceModel && <span className="mono">{deviceModel}</span>}
    </>
  )
}
