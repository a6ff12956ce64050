import { expect, it } from 'vitest'
import { rulesOf } from '@/lib/redirects/rules'

const pages = {
  has: (path: string) => ['/', '/a', '/b'].includes(path),
  movedTo: (path: string) => (path === '/former' ? '/a' : undefined),
}
const rules = (stored: [from: string, to: string][] = []) =>
  rulesOf(
    stored.map(([from, to]) => ({ from, to })),
    pages,
    'https://www.ornek.example',
  )

const PAGE_EXISTS_ERROR = 'Bu sayfa sitede yaşıyor, yönlendirilemez.'
const LEADS_BACK = 'bu adrese geri geliyor.'

it.each<[from: string, to: string, stored: [string, string][], expected: string | RegExp]>([
  ['/x', 'http://www.ornek.example/a', [], '/a'],
  ['/x', 'https://ornek.example/a', [], /^Yönlendirme yalnız bu sitenin/],
  ['/a?x=1', '/b', [], PAGE_EXISTS_ERROR],
  ['/former', '/b', [], PAGE_EXISTS_ERROR],
  ['/Gone', '/x', [['/X', '/gone']], `Döngü olur: /x ${LEADS_BACK}`],
  ['/x', '/x', [], 'Döngü olur: adres kendisine gidiyor.'],
  ['/%C5%9F', '/%C3%BC', [['/%C3%9C', '/%C5%9E']], `Döngü olur: /%C3%BC ${LEADS_BACK}`],
])('the check of a redirect from %s to %s, with %j stored, returns %s', (from, to, stored, expected) => {
  const result = rules(stored).check({ from, to })
  expect('text' in result ? result.text : result.redirect.to).toMatch(expected)
})

it('a redirect is also checked against those that were added before it', () => {
  const { check, add } = rules()
  add({ from: '/x', to: '/a' })
  expect(check({ from: '/y', to: '/x' })).toMatchObject({ text: 'Zincir olur: /x zaten /a adresine gidiyor.' })
  expect(check({ from: '/x', to: '/a' })).toMatchObject({ sameTarget: '/a', isTaken: true })
})
