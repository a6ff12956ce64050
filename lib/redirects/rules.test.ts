import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rulesOf } from '@/lib/redirects/rules'
import { redirectSchema } from '@/lib/redirects/schema'

const PAGES = new Set(['/', '/a', '/b'])
const pages = {
  has: (path: string) => PAGES.has(path),
  movedTo: (path: string) => (path === '/former' ? '/a' : undefined),
}
const rules = (...known: [from: string, to: string][]) =>
  rulesOf(
    known.map(([from, to]) => ({ from, to })),
    pages,
    'https://www.ornek.example',
  )
const textOf = (to: ReturnType<ReturnType<typeof rulesOf>['judge']>) => ('text' in to ? to.text : to.redirect.to)

it('takes a whole address of this site as its path, whatever its protocol', () => {
  const { judge } = rules()
  expect(textOf(judge({ from: '/x', to: 'http://www.ornek.example/a' }))).toBe('/a')
  expect(textOf(judge({ from: '/x', to: 'https://ornek.example/a' }))).toMatch(/^Yönlendirme yalnız bu sitenin/)
})

it('refuses a page, and the former address of one, as the beginning', () => {
  const text = 'Bu sayfa sitede yaşıyor, yönlendirilemez.'
  expect(textOf(rules().judge({ from: '/a?x=1', to: '/b' }))).toBe(text)
  expect(textOf(rules().judge({ from: '/former', to: '/b' }))).toBe(text)
})

it.each(readdirSync('public'))('refuses the file or folder /%s of the site as the beginning', (name) => {
  const { error } = redirectSchema.safeParse({ from: `/${name}`, to: '/a' })
  expect(error?.issues[0]?.message).toBe('Bu adresi sitenin kendisi kullanıyor, yönlendirilemez.')
})

it('judges each redirect as if those added before it existed', () => {
  const { judge, add } = rules()
  add({ from: '/x', to: '/a' })
  expect(textOf(judge({ from: '/y', to: '/x' }))).toBe('Zincir olur: /x zaten /a adresine gidiyor.')
  expect(judge({ from: '/x', to: '/a' })).toMatchObject({ isSame: '/a', isTaken: true })
})

it('sees a circle in another spelling', () => {
  expect(textOf(rules(['/X', '/gone']).judge({ from: '/Gone', to: '/x' }))).toBe(
    'Döngü olur: /x bu adrese geri geliyor.',
  )
  expect(textOf(rules(['/%C3%9C', '/%C5%9E']).judge({ from: '/%C5%9F', to: '/%C3%BC' }))).toBe(
    'Döngü olur: /%C3%BC bu adrese geri geliyor.',
  )
})
