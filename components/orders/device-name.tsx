import type { MessageJson } from '@/lib/contact/output'

export function DeviceName({ deviceBrand, deviceModel }: Pick<MessageJson, 'deviceBrand' | 'deviceModel'>) {
  return (
    <>
      {deviceBrand && <span lang="en">{deviceBrand}</span>}
      {deviceBrand && deviceModel && ' '}
      {deviceModel && <span className="mono">{deviceModel}</span>}
    </>
  )
}
