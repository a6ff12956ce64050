import { expect, it } from 'vitest'
import { rulesOf } from '@/lib/redirects/rules'

const pages = {
  has: (path: string) => ['/', '/a', '/b'].includes(path),
  movedTo: (path: string) => (path === '/former' ? '/a' : undefined),
}
const rules = (known: [from: string, to: string][] = []) =>
  rulesOf(
    known.map(([from, to]) => ({ from, to })),
    pages,
    'https://www.ornek.example',
  )

const LIVES = 'Bu sayfa sitede yaşıyor, yönlendirilemez.'
const BACK = 'bu adrese geri geliyor.'

it.each<[from: string, to: string, known: [string, string][], expected: string | RegExp]>([
  ['/x', 'http://www.ornek.example/a', [], '/a'],
  ['/x', 'https://ornek.example/a', [], /^Yönlendirme yalnız bu sitenin/],
  ['/a?x=1', '/b', [], LIVES],
  ['/former', '/b', [], LIVES],
  ['/Gone', '/x', [['/X', '/gone']], `Döngü olur: /x ${BACK}`],
  ['/x', '/x', [], 'Döngü olur: adres kendisine gidiyor.'],
  ['/%C5%9F', '/%C3%BC', [['/%C3%9C', '/%C5%9E']], `Döngü olur: /%C3%BC ${BACK}`],
])('from %s to %s, with %j stored: %s', (from, to, known, expected) => {
  const checked = rules(known).check({ from, to })
  expect('text' in checked ? checked.text : checked.redirect.to).toMatch(expected)
})

it('each redirect is checked as if those added before it existed', () => {
  const { check, add } = rules()
  add({ from: '/x', to: '/a' })
  expect(check({ from: '/y', to: '/x' })).toMatchObject({ text: 'Zincir olur: /x zaten /a adresine gidiyor.' })
  expect(check({ from: '/x', to: '/a' })).toMatchObject({ isSame: '/a', isTaken: true })
})
