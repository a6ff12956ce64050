import { describe, expect, it } from 'vitest'
import { loginPath, returnPath } from '@/lib/accounts/return-path'

describe('returnPath', () => {
  it.each(['/admin', '/admin/blog', '/admin/mesajlar?page=2&q=i%C5%9F#son'])('returns to %s', (from) => {
    expect(returnPath(new URL(loginPath(from), 'http://site.example').searchParams.get('from'))).toBe(from)
  })

  it.each([
    null,
    '',
    'admin/blog',
    '/admin/login?from=/admin/blog',
    'https://evil.example/admin',
    '//evil.example/admin',
    '/\\evil.example/admin',
    '/admin/../hizmetler',
    '/admin/%2e%2e/hizmetler',
    '/\t/evil.example/admin',
    'javascript:alert(1)',
  ])('goes to the dashboard for %j', (from) => expect(returnPath(from)).toBe('/admin/dashboard'))
})
