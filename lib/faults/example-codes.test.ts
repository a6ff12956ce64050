import { expect, test } from 'vitest'
import { exampleCodes } from '@/lib/faults/example-codes'

const fault = (code: string, brand = 'Yumaro', service = 'servo') => ({
  slug: `${brand}-${code || 'kodsuz'}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  brand,
  series: '',
  code,
  title: 'Aşırı akım',
  service: { id: service, slug: service, title: service, deviceName: '', isDraft: false, publishedAt: new Date(0) },
})

const codesOf = (...faults: ReturnType<typeof fault>[]) => exampleCodes(faults).map(({ label }) => label)

test('examples are of different brands and device groups, as far as there are any', () => {
  const faults = [
    fault('AL13'),
    fault('AL16'),
    fault('A7.04', 'Brenk + Sohl'),
    fault('F.05', 'Vektral', 'inverter'),
    fault('ALM 414', 'Harvesk', 'cnc'),
    fault('E-204', 'Kestrun', 'plc'),
  ]
  expect(codesOf(...faults)).toEqual(['AL13', 'F.05', 'ALM 414', 'E-204'])
  expect(codesOf(...faults.slice(0, 4))).toEqual(['AL13', 'F.05', 'AL16', 'A7.04'])
})

test('no code is an example twice, nor is one that has no room', () => {
  expect(codesOf(fault('E01'), fault('E01', 'Vektral', 'inverter'), fault('SYS-107 / LINK'))).toEqual(['E01'])
})

test('the last example is a fault that shows no code', () => {
  const [first, last] = exampleCodes([fault(''), fault('AL16')])
  expect(first).toEqual({ label: 'AL16', href: '/ariza-kodlari/yumaro-al16' })
  expect(last).toEqual({ label: 'kod göstermiyor', href: '/ariza-kodlari/yumaro-kodsuz', isCode: false })
})

test('without faults there are no examples', () => {
  expect(exampleCodes([])).toEqual([])
})
