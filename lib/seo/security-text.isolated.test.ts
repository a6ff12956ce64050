import { expect, test, vi } from 'vitest'
import { securityText } from './security-text'

test.each(['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'a text of %s expires in ten to eleven months',
  (time) => {
    vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none')
    vi.stubEnv('AUTH_SECRET', 'x'.repeat(32))
    const text = securityText('https://ornek.example/guvenlik', new Date(time))
    expect(text).toContain('Contact: https://ornek.example/guvenlik\n')
    const days = (Date.parse(/Expires: (\S+)/.exec(text)![1]!) - Date.parse(time)) / 86_400_000
    expect(days > 300 && days < 340).toBe(true)
  },
)
