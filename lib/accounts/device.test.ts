import { expect, test } from 'vitest'
import { deviceOf } from '@/lib/accounts/device'

const deviceFor = (userAgent: string) => deviceOf(new Headers({ 'user-agent': userAgent }))

const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test.each([
  ['Windows, Chrome', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36`],
  ['Windows, Microsoft Edge', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36 Edg/140.0.0.0`],
  ['macOS, Safari', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.6 Safari/605.1.15'],
])('a sign-in is shown as %s', (device, userAgent) => expect(deviceFor(userAgent)).toBe(device))

test('a made-up User-Agent yields no device name', () => {
  expect(deviceFor('<b>Ahmet</b>/1.0 (yok)')).not.toMatch(/[<>]/)
  expect([deviceFor(`${'x'.repeat(5000)}/1.0`), deviceOf(new Headers())]).toEqual(['', ''])
})
