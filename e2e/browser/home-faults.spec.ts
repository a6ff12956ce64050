import { expect, test } from '../support/fixtures'
import { linksOf, main, open, openUntilShown } from '../pages/public'
import type { Page } from '@playwright/test'

const band = (page: Page) => main(page).getByRole('region', { name: 'Alarm kodunuzu yazın' })
const grid = (page: Page) => main(page).getByRole('region', { name: 'Onardığımız cihazlar' })
const closingCell = (page: Page) => grid(page).getByRole('listitem').filter({ hasText: 'Arıza kodları, markaya göre' })

test('a code typed below the hero is searched for', async ({ page }) => {
  await open(page, '/')
  await band(page).getByLabel('Alarm kodunuzu yazın').fill('AL 16')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ara\?q=AL(\+|%20)16$/)
})

test('the examples below the field are faults that exist', async ({ page, request }) => {
  await open(page, '/')
  const links = await linksOf(band(page))
  expect(links.map(({ label }) => label)).toContain('kod göstermiyor')
  expect(links).toHaveLength(5)
  for (const { href } of links) {
    const answer = await request.get(`/api/Faults/${href?.split('/').at(-1)}`)
    expect(answer.status(), href ?? '').toBe(200)
  }
})

test('the last cell has the brands, those with most codes first', async ({ page, content }) => {
  for (let code = 1; code <= 30; code += 1) {
    await content.addFault({ brand: 'Çınarlı', series: 'X1', code: `E${code}`, slug: `cinarli-x1-e${code}` })
  }
  await openUntilShown(page, '/', () => closingCell(page).getByRole('link', { name: /Çınarlı/ }))
  const brands = await linksOf(closingCell(page))
  expect(brands[0]).toEqual({ label: 'Çınarlı30 kayıt', href: '/ariza-kodlari/marka/cinarli' })
  expect(brands.length).toBeLessThanOrEqual(12)
})

/** Returns where the last cell begins, in cells from the left, and whether it ends with the grid. */
function lastCell(page: Page) {
  return closingCell(page).evaluate((cell) => {
    const list = cell.parentElement!.getBoundingClientRect()
    const { left, right } = cell.getBoundingClientRect()
    const { width } = cell.parentElement!.firstElementChild!.getBoundingClientRect()
    return { begins: Math.round((left - list.left) / width), isClosed: Math.abs(right - list.right) < 2 }
  })
}

test('the last cell closes the grid of any number of services in four, two and one columns', async ({
  page,
  content,
}) => {
  const seeded = (await content.serviceSlugs()).length
  for (let more = 0; more < 4; more += 1) {
    if (more > 0) await content.addService({ title: `Kapanış ${more}`, slug: `kapanis-${more}` })
    const count = seeded + more
    await openUntilShown(page, '/', () => grid(page).locator(':scope > ul > li').nth(count))
    for (const [width, columns] of [
      [1440, 4],
      [1081, 4],
      [1080, 2],
      [768, 2],
      [360, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      expect(await lastCell(page), `${count} services, ${width} px`).toEqual({
        begins: count % columns,
        isClosed: true,
      })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})
