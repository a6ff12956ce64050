import { describe, expect, test } from 'vitest'
import { isSameDevice, deviceFilter, serialKey } from '@/lib/orders/order/device-key'

describe('serialKey', () => {
  test.each(['23110462', '2311 0462', '2311-0462', ' 2311.0462 ', '2311/0462'])('%j has the key 23110462', (text) => {
    expect(serialKey(text)).toBe('23110462')
  })

  test.each(['şn-ıI 12', 'ŞN-İi12', 'sn ii 12'])(
    '%j has the key snii12, whatever its letter case and Turkish letters',
    (text) => {
      expect(serialKey(text)).toBe('snii12')
    },
  )
})

describe('two orders', () => {
  test('match by serial number and brand; without a brand any brand matches, and a short serial number matches none', () => {
    expect(deviceFilter({ deviceBrand: '', serialNumber: '2311 0462' })).toEqual({
      deviceKey: { startsWith: '23110462 ' },
    })
    expect(deviceFilter({ deviceBrand: 'YUMARO', serialNumber: '2311 0462' })).toEqual({ deviceKey: '23110462 yumaro' })
    expect(deviceFilter({ deviceBrand: 'Yumaro', serialNumber: '12' })).toBeNull()
  })

  test('have the same device only if serial number and brand match; without a brand any brand matches', () => {
    const formerDevice = { deviceBrand: 'Yumaro', serialNumber: '23110462' }
    expect(isSameDevice({ deviceBrand: 'yumaro ', serialNumber: '2311-0462' }, formerDevice)).toBe(true)
    expect(isSameDevice({ deviceBrand: '', serialNumber: '2311-0462' }, formerDevice)).toBe(true)
    expect(isSameDevice({ deviceBrand: 'Kestrun', serialNumber: '23110462' }, formerDevice)).toBe(false)
    expect(isSameDevice({ deviceBrand: '', serialNumber: '' }, { deviceBrand: '', serialNumber: '' })).toBe(false)
  })
})
