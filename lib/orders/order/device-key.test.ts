import { describe, expect, test } from 'vitest'
import { isSameDevice, whereDevice, serialKey } from '@/lib/orders/order/device-key'

describe('serialKey', () => {
  test.each(['23110462', '2311 0462', '2311-0462', ' 2311.0462 ', '2311/0462'])('%j is the same number', (text) => {
    expect(serialKey(text)).toBe('23110462')
  })

  test.each(['şn-ıI 12', 'ŞN-İi12', 'sn ii 12'])('%j is the same in any case, with Turkish letters', (text) => {
    expect(serialKey(text)).toBe('snii12')
  })
})

describe('a device', () => {
  test('is found by its serial number alone while the brand is unknown', () => {
    expect(whereDevice({ deviceBrand: '', serialNumber: '2311 0462' })).toEqual({
      deviceKey: { startsWith: '23110462 ' },
    })
    expect(whereDevice({ deviceBrand: 'YUMARO', serialNumber: '2311 0462' })).toEqual({ deviceKey: '23110462 yumaro' })
    expect(whereDevice({ deviceBrand: 'Yumaro', serialNumber: '12' })).toBeNull()
  })

  test('of another brand is another device', () => {
    const former = { deviceBrand: 'Yumaro', serialNumber: '23110462' }
    expect(isSameDevice({ deviceBrand: 'yumaro ', serialNumber: '2311-0462' }, former)).toBe(true)
    expect(isSameDevice({ deviceBrand: '', serialNumber: '2311-0462' }, former)).toBe(true)
    expect(isSameDevice({ deviceBrand: 'Kestrun', serialNumber: '23110462' }, former)).toBe(false)
    expect(isSameDevice({ deviceBrand: '', serialNumber: '' }, { deviceBrand: '', serialNumber: '' })).toBe(false)
  })
})
