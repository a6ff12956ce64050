import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { main, open } from '../pages/public'
import { field, FIELDS, workOrderForm } from '../pages/work-order'

test('the contact page has the form İş Emri Formu', async ({ page }) => {
  await open(page, '/iletisim')
  await expect(main(page).getByRole('heading', { name: 'İş Emri Formu', exact: true })).toBeVisible()
})

test('the contact page shows phone, e-mail, WhatsApp and address', async ({ page }) => {
  await open(page, '/iletisim')
  await expect(main(page).getByRole('link', { name: '+90 (212) 555 01 23', exact: true })).toHaveAttribute(
    'href',
    'tel:+902125550123',
  )
  await expect(main(page).getByRole('link', { name: 'servis@ornek.example', exact: true })).toHaveAttribute(
    'href',
    'mailto:servis@ornek.example',
  )
  await expect(main(page).getByRole('link', { name: '+90 (500) 000 00 00', exact: true })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/905\d{9}\?text=/,
  )
  await expect(main(page)).toContainText('Örnek Sanayi Sitesi, 12. Blok No: 4')
  await expect(main(page).getByRole('link', { name: 'Yol tarifi' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/directions/,
  )
})

test('the contact page embeds a map that loads when the visitor asks for it', async ({ page }) => {
  await open(page, '/iletisim')
  const map = main(page).locator('iframe')
  await expect(map).toHaveAttribute('title', "Ölçev'in haritadaki yeri")
  await expect(map).toHaveAttribute('loading', 'lazy')
  await main(page).getByText('Haritayı göster').click()
  await expect(main(page).frameLocator('iframe').getByRole('link', { name: 'Harita' })).toBeVisible()
})

const drawnMap = (page: Page) => main(page).locator('svg', { hasText: '12. Blok No: 4' })

/** Whether the middle of the drawn map is in view and covered by nothing. */
async function isDrawnMapUncovered(page: Page): Promise<boolean> {
  await drawnMap(page).scrollIntoViewIfNeeded()
  return drawnMap(page).evaluate((map) => {
    const { left, top, width, height } = map.getBoundingClientRect()
    return map.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}

test('a third party is asked for the map only on request, and the frame goes again', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().startsWith('https:') && asked.push(request.url()))
  await open(page, '/iletisim')
  const frame = main(page).locator('iframe')
  expect(await isDrawnMapUncovered(page)).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expect(frame).toBeHidden()
  await main(page).getByText('Haritayı göster').click()
  await expect(frame).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  expect(await isDrawnMapUncovered(page)).toBe(true)
  await main(page).getByText('Haritayı gizle').click()
  await expect(frame).toBeHidden()
})

test('with the map’s host out of reach the drawn map and the directions stay', async ({ page, watch }) => {
  watch.allow(/ERR_NAME_NOT_RESOLVED/)
  watch.isMapAway = true
  await open(page, '/iletisim')
  await expect(main(page).locator('iframe')).toBeHidden()
  expect(await isDrawnMapUncovered(page)).toBe(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('openstreetmap.org'))
  await main(page).getByText('Haritayı göster').click()
  await failed
  expect(await isDrawnMapUncovered(page)).toBe(true)
  await expect(main(page).getByRole('link', { name: 'Yol tarifi' })).toBeVisible()
})

test('each field of the form has its label and type, and says whether it is required', async ({ page }) => {
  await open(page, '/iletisim')
  const shape = async (name: (typeof FIELDS)[number]) =>
    field(page, name).evaluate((element) => {
      const input = element as HTMLInputElement | HTMLTextAreaElement
      return {
        name: input.name,
        type: input.type,
        required: input.required,
        rows: 'rows' in input ? input.rows : null,
        value: input.value,
      }
    })
  const text = { type: 'text', rows: null, value: '' }
  expect(await Promise.all(FIELDS.map(shape))).toEqual([
    { ...text, name: 'contactPerson', required: true },
    { ...text, name: 'companyName', required: false },
    { ...text, name: 'phone', type: 'tel', required: true },
    { ...text, name: 'email', type: 'email', required: true },
    { ...text, name: 'deviceBrand', required: false },
    { ...text, name: 'deviceModel', required: false },
    { ...text, name: 'problemDescription', type: 'textarea', required: true, rows: 5 },
  ])
  await expect(workOrderForm(page).getByText('Yetkili Kişi', { exact: true })).toBeVisible()
  await expect(workOrderForm(page).getByRole('checkbox')).toHaveCount(0)
})
