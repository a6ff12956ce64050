import { beforeAll, expect, test, vi } from 'vitest'
import { securityText } from './security-text'

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none')
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
})

const now = new Date('2026-11-22T21:00:00Z')

test('an e-mail address is written as a link', () =>
  expect(securityText('guvenlik@ornek.example', now)).toBe(
    [
      'Contact: mailto:guvenlik@ornek.example',
      'Expires: 2027-10-01T00:00:00.000Z',
      'Preferred-Languages: tr, en',
      'Canonical: http://localhost:3000/.well-known/security.txt',
      '',
    ].join('\n'),
  ))

test('an https address stands as it is', () =>
  expect(securityText('https://ornek.example/guvenlik', now)).toContain('Contact: https://ornek.example/guvenlik\n'))

test.each(['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'a text of %s expires in ten to eleven months',
  (time) => {
    const [, expires] = /Expires: (\S+)/.exec(securityText('a@b.example', new Date(time)))!
    const days = (Date.parse(expires!) - Date.parse(time)) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(340)
  },
)
