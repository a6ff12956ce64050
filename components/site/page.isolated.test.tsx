import type * as navigation from 'next/navigation'
import { redirect } from 'next/navigation'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AppError } from '@/lib/app-error'
import { withRenderContext, type RenderContext } from '@/lib/runtime/render-context'
import { metadataOf, page } from './page'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof navigation>()),
  usePathname: () => '/hizmetler',
}))

const PREFIX = 'Hizmetler yüklenirken hata oluştu: '

async function show(error: unknown) {
  const Page = page(PREFIX, () => Promise.reject(error), 'Hizmetlerimiz')
  const context: RenderContext = { outcome: null }
  const html = await withRenderContext(context, async () => renderToStaticMarkup(await Page({})))
  return { html, status: context.status }
}

test('a page whose body succeeds is shown as it is', async () => {
  const Page = page<{ name: string }>(PREFIX, ({ name }) => <p>{name}</p>)
  expect(renderToStaticMarkup(await Page({ name: 'PLC' }))).toBe('<p>PLC</p>')
})

test('an unreachable database gives the 503 view with the prefix, the reason and the same address to try again', async () => {
  const { html, status } = await show(new AppError('database-unavailable'))
  expect(status).toBe(503)
  expect(html).toContain('Hizmetler yüklenirken hata oluştu: Hizmet geçici olarak kullanılamıyor.')
  expect(html).toMatch(/<h1[^>]*>Hizmetlerimiz<\/h1>/)
  expect(html).toMatch(/<a href="\/hizmetler"[^>]*>Yeniden Dene<\/a>/)
})

test('an expected failure speaks with its own words', async () => {
  const { html } = await show(new AppError('rate-limited', { message: 'Çok sayıda deneme.' }))
  expect(html).toContain('Hizmetler yüklenirken hata oluştu: Çok sayıda deneme.')
})

test('a defect is thrown on', async () => {
  await expect(show(new TypeError('x is not a function'))).rejects.toThrow('x is not a function')
})

test('a redirection passes', async () => {
  const Page = page(PREFIX, () => redirect('/hizmetler/yeni-ad'))
  await expect(Page({})).rejects.toThrow('NEXT_REDIRECT')
})

test('metadata falls back when its read fails, and only then', async () => {
  const fallback = { title: 'Hizmetlerimiz' }
  const away = metadataOf(fallback, () => Promise.reject(new AppError('database-unavailable')))
  const defect = metadataOf(fallback, () => Promise.reject(new TypeError('no')))
  expect(await away({})).toBe(fallback)
  await expect(defect({})).rejects.toThrow('no')
})
