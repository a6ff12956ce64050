import { expect, test } from 'vitest'
import { exampleCodes } from '@/lib/faults/example-codes'

const fault = (code: string, brand = 'Yumaro', service = 'servo') =>
  ({ slug: `${brand}-${code || 'kodsuz'}`, brand, series: '', code, title: 'Akım', service: { id: service } }) as never
const codesOf = (...faults: never[]) => exampleCodes(faults).map(({ label }) => label)

test('examples are of different brands and device groups as far as there are any, each once and with room', () => {
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
  expect(codesOf(fault('E01'), fault('E01', 'Vektral', 'inverter'), fault('SYS-107 / LINK'))).toEqual(['E01'])
  expect(codesOf()).toEqual([])
})
