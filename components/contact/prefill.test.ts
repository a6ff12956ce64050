import { expect, test } from 'vitest'
import type { Fault } from '@/lib/faults/data'
import { DESCRIPTION_LIMIT } from '@/lib/contact/fields'
import { prefillOfFault } from './prefill'

const fault = {
  slug: 'al16',
  brand: 'Yumaro',
  series: 'YS2',
  code: 'AL16',
  title: 'Aşırı akım',
  checks: ['Fan?'],
} as Fault

test('the prefill from a fault ignores unknown checks and leaves space for more text', () => {
  const { path, values } = prefillOfFault(fault, [4, 20])
  expect([path, values.problemDescription]).toEqual(['/iletisim?ariza=al16', 'AL16: aşırı akım.'])
  const checks = Array.from({ length: 20 }, () => 'a'.repeat(500))
  const long = prefillOfFault(
    { ...fault, checks },
    [...checks.keys()].map((index) => index + 1),
  )
  expect(long.values.problemDescription!.length).toBeLessThan(DESCRIPTION_LIMIT - 1000)
})
