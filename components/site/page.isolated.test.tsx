import type * as navigation from 'next/navigation'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AppError } from '@/lib/platform/app-error'
import { withRenderContext } from '@/lib/platform/runtime/render-context'
import { metadataOf, page } from './page'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof navigation>()),
  usePathname: () => '/hizmetler',
}))

const PREFIX = 'Hizmetler yüklenirken hata oluştu: '

async function show(error: unknown) {
  const Page = page(PREFIX, () => Promise.reject(error), 'Hizmetlerimiz')
  return withRenderContext({ outcome: null }, async () => renderToStaticMarkup(await Page({})))
}

test('an expected failure speaks with its own words', async () => {
  const html = await show(new AppError('rate-limited', { message: 'Çok sayıda deneme.' }))
  expect(html).toContain('Hizmetler yüklenirken hata oluştu: Çok sayıda deneme.')
})

test('a defect is thrown on', async () => {
  await expect(show(new TypeError('x is not a function'))).rejects.toThrow('x is not a function')
})

test('metadata falls back when its read fails, and only then', async () => {
  const fallback = { title: 'Hizmetlerimiz' }
  const away = metadataOf(
    async () => fallback,
    () => Promise.reject(new AppError('database-unavailable')),
  )
  const defect = metadataOf(
    async () => fallback,
    () => Promise.reject(new TypeError('no')),
  )
  expect(await away({})).toBe(fallback)
  await expect(defect({})).rejects.toThrow('no')
})
