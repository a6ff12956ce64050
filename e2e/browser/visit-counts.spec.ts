import type { Page } from '@playwright/test'
import { expect, test } from '../support/calls/fixtures'
import { main, mainMenu, open } from '../pages/public'

function beaconsOf(page: Page): (string | null)[] {
  const beacons: (string | null)[] = []
  page.on('request', (request) => request.url().endsWith('/api/Counts') && beacons.push(request.postData()))
  return beacons
}

test('each page view is counted once, including soft navigations, and a search is counted with its number of hits', async ({
  page,
}) => {
  const beacons = beaconsOf(page)
  await page.goto('/kurumsal?gclid=x', { referer: 'https://www.google.com/url' })
  const response = page.waitForResponse('**/api/Counts')
  await open(page, '/')
  expect((await response).status()).toBe(204)
  await mainMenu(page).getByRole('link', { name: 'Hizmetlerimiz', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Hizmetlerimiz')
  await mainMenu(page).getByRole('link', { name: 'Kurumsal', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Kurumsal')
  await page.goBack()
  await page.goto('/ara?q=zzqx')
  const loads = ['/kurumsal?gclid=x\n\nwww.google.com', '/\n\n']
  const expectedBeacons = [...loads, '/hizmetler\n', '/kurumsal\n', '/hizmetler\n', '/ara?q=zzqx\n0\n']
  await expect.poll(() => beacons).toEqual(expectedBeacons)
})

test('views of missing and private pages and of visitors who opt out are not counted', async ({
  page,
  content,
  watch,
}) => {
  watch.allow(/status of 404/)
  const id = await content.addOrder({})
  const { token } = await content.db.workOrder.findUniqueOrThrow({ where: { id } })
  await page.addInitScript(() => {
    const optOuts = { '/hizmetler': { globalPrivacyControl: true }, '/kurumsal': { doNotTrack: '1' } }[
      location.pathname
    ]
    for (const [name, value] of Object.entries(optOuts ?? {})) Object.defineProperty(navigator, name, { value })
  })
  const beacons = beaconsOf(page)
  for (const path of ['/yok', `/is-emri/${token}`, '/hizmetler', '/kurumsal', '/']) await open(page, path)
  await expect.poll(() => beacons).toEqual(['/\n\n'])
})
