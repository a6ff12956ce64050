import { describe, expect, test } from 'vitest'
import type { Fault } from '@/lib/faults/data'
import { DESCRIPTION_LIMIT } from '@/lib/contact/schema'
import { isCode, prefillOfFault, prefillOfText } from './prefill'

const faultOf = (fault: Partial<Fault>) =>
  ({
    slug: 'yumaro-ys2-al16',
    brand: 'Yumaro',
    series: 'YS2',
    code: 'AL16',
    title: 'Servo açılırken aşırı akım',
    checks: ['Alarmın çıktığı anı yazın.', 'Fan dönüyor mu?', 'Kararmış pin var mı bakın.'],
    ...fault,
  }) as Fault

describe('a form filled from a fault', () => {
  test('leaves out checks that the fault does not have', () => {
    const { address, values } = prefillOfFault(faultOf({}), [4, 20])
    expect(address).toBe('/iletisim?ariza=yumaro-ys2-al16')
    expect(values.problemDescription).toBe('AL16: servo açılırken aşırı akım.')
  })

  test('begins with the title if the fault shows no code', () => {
    const { values } = prefillOfFault(faultOf({ code: '', title: 'Ekran açılmıyor' }), [])
    expect(values.problemDescription).toBe('Ekran açılmıyor.')
  })

  test('can be sent, with room for more, even if all checks are long', () => {
    const checks = Array.from({ length: 20 }, () => 'a'.repeat(500))
    const { values } = prefillOfFault(
      faultOf({ checks }),
      [...checks.keys()].map((index) => index + 1),
    )
    expect(values.problemDescription!.length).toBeLessThan(DESCRIPTION_LIMIT - 1000)
  })
})

test.each([
  ['AL166', 'Alarm kodu: AL166.'],
  ['ALM 414', 'Alarm kodu: ALM 414.'],
  ['E-OC', 'Alarm kodu: E-OC.'],
  ['servo titriyor', 'servo titriyor.'],
])('a form filled from %s says %s', (text, description) => {
  expect(prefillOfText(text).values).toEqual({ problemDescription: description })
  expect(isCode(text)).toBe(description.startsWith('Alarm kodu'))
})
