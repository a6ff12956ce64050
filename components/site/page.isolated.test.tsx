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

async function show(error: unknown) {
  const Page = page('Yüklenirken hata: ', () => Promise.reject(error), 'Hizmetlerimiz')
  const metadata = metadataOf(
    async () => ({ title: 'Hizmetlerimiz' }),
    () => Promise.reject(error),
  )
  await metadata({})
  return withRenderContext({ outcome: null }, async () => renderToStaticMarkup(await Page({})))
}

test('a page and its metadata say what is expected, and throw a defect on', async () => {
  const message = 'Çok sayıda deneme.'
  expect(await show(new AppError('rate-limited', { message }))).toContain(`Yüklenirken hata: ${message}`)
  await expect(show(new TypeError('x is not a function'))).rejects.toThrow('x is not a function')
})
