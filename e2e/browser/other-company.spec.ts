import type { APIRequestContext, Page } from '@playwright/test'
import type { Settings } from '@/lib/settings/schema'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { expect, otherTest as test } from '../support/fixtures'
import { DEMO } from '../support/accounts'
import { newPicture } from '../support/images'
import { defaultsIn, OTHER_SETTINGS } from '../support/other-company'
import { enter } from '../pages/admin'
import { main, open } from '../pages/public'

const { company, contact, hours, slides } = OTHER_SETTINGS

async function signIn(request: APIRequestContext) {
  const answer = await request.post('/api/Auth/login', { data: DEMO })
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` }
}

/** Sets all settings: those of the other company, with some replaced. */
async function set(request: APIRequestContext, changes: Partial<Settings> = {}): Promise<void> {
  const headers = await signIn(request)
  for (const [section, data] of Object.entries({ ...OTHER_SETTINGS, ...changes })) {
    expect((await request.put(`/api/Settings/${section}`, { headers, data })).status()).toBe(200)
  }
}

const contactLinks = (page: Page) => page.getByRole('navigation', { name: 'Hızlı iletişim' }).getByRole('link')
const slide = (page: Page, number: number) => page.locator(`#slayt-${number}`)

test('the sheet of an order and the sign-in name the company of the settings', async ({ page, content, account }) => {
  await set(page.request)
  const id = await content.addOrder()
  await page.goto('/admin/login')
  await expect(page).toHaveTitle(`Giriş | ${company.name} Yönetim`)
  await expect(page.getByRole('link', { name: `${company.name}, siteye dön` })).toBeVisible()
  await enter(page, account, `/admin/is-emirleri/${id}/fis`)
  await expect(page).toHaveTitle(`İş Emri Fişi | ${company.name} Yönetim`)
  await expect(main(page).getByText(company.fullName)).toContainText('Karanfil Sokak No: 8')
  await expect(main(page).getByText(contact.phone)).toBeVisible()
  expect(defaultsIn(await page.content())).toEqual([])
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('link', { name: `${company.name} Yönetim` })).toBeVisible()
})

test('the contact page announces the closed days ahead', async ({ page }) => {
  const date = istanbulDay(new Date(Date.now() + 24 * 3600_000))
  await set(page.request, { hours: { ...hours, closedDays: [{ date, name: 'Sayım günü' }] } })
  await open(page, '/iletisim')
  await expect(main(page).getByText(/^\d+ \S+ \S+ kapalıyız: Sayım günü$/)).toBeVisible()
})

test("a slide shows a drawing with or without leaders, or a picture of the company's own", async ({ page }) => {
  const headers = await signIn(page.request)
  const picture = await newPicture('tezgah.png', { width: 1600, height: 1200 })
  const file = { name: picture.name, mimeType: 'image/png', buffer: Buffer.from(await picture.arrayBuffer()) }
  const uploaded = await page.request.post('/api/Settings/slides/upload-image', { headers, multipart: { file } })
  const { imageUrl } = (await uploaded.json()) as { imageUrl: string }
  const image = { kind: 'picture', path: imageUrl, alt: 'Tezgâhta bir inverter' } as const
  await set(page.request, { slides: { slides: slides.slides.with(0, { ...slides.slides[0]!, image }) } })
  await open(page, '/')
  const own = slide(page, 1).getByRole('img', { name: 'Tezgâhta bir inverter' })
  await expect(own).toHaveJSProperty('complete', true)
  expect(await own.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const { width, height } = (await own.boundingBox())!
  expect(width / height).toBeCloseTo(4 / 3, 1)
  await expect(slide(page, 1)).toHaveAttribute('aria-label', `1/5: ${slides.slides[0]!.linkLabel}`)
  await expect(slide(page, 2).locator('use')).toHaveAttribute('href', '/drawings/plc-rack.svg#d')
  await expect(slide(page, 2).locator('figure li')).toHaveCount(0)
  await expect(slide(page, 5).locator('figure li')).toHaveCount(3)
})

test('what the company leaves blank is not shown', async ({ page }) => {
  await set(page.request, {
    company: { ...company, mersis: '', tagline: '', summary: '' },
    contact: { ...contact, whatsapp: '' },
    social: { linkedin: '', instagram: '', youtube: '' },
  })
  for (const path of ['/', '/iletisim', '/kvkk']) {
    await open(page, path)
    await expect(contactLinks(page)).toHaveCount(1)
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0)
    await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0)
    for (const word of ['MERSİS', 'Sosyal']) await expect(page.getByText(word)).toHaveCount(0)
    const empty = await page
      .locator('header span, footer p, footer dd, main dd')
      .evaluateAll((all) => all.filter((one) => one.textContent?.trim() === '' && !one.children.length).length)
    expect(empty).toBe(0)
  }
})
