import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { holdScripts, main, open, overflow, SCRIPTS, waitForHydration } from '../pages/public'
import {
  field,
  FIELDS,
  fillWorkOrder,
  outcome,
  sendButton,
  sendWorkOrder,
  THANKS,
  typedWorkOrder,
  workOrder,
  workOrderForm,
} from '../pages/work-order'

const ADDRESS = '**/api/ContactMessages'
const EMPTY = {
  contactPerson: '',
  companyName: '',
  phone: '',
  email: '',
  deviceBrand: '',
  deviceModel: '',
  problemDescription: '',
}

test('a complete work order is stored as typed, and the form is cleared', async ({ page, content }) => {
  const order = workOrder()
  await open(page, '/iletisim')
  await fillWorkOrder(page, order)
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  await expect(main(page).getByRole('status').filter({ hasText: THANKS })).toBeVisible()
  expect(await typedWorkOrder(page)).toEqual(EMPTY)
  await expect(sendButton(page)).toBeEnabled()
  const [stored, ...more] = await content.messagesFrom(order.email)
  expect(more).toEqual([])
  expect(stored).toMatchObject({ ...order, idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test('on a line that hangs the form says so in time and keeps its texts, which cannot be changed until then', async ({
  page,
}) => {
  const order = workOrder()
  let calls = 0
  await page.clock.install()
  await open(page, '/iletisim')
  // Neither the rules of the fields nor an answer arrives.
  await page.route(SCRIPTS, () => {})
  await page.route(ADDRESS, () => void (calls += 1))
  await fillWorkOrder(page, order)
  await sendWorkOrder(page)
  for (const name of FIELDS) await expect(field(page, name), name).toHaveAttribute('readonly')
  await page.clock.fastForward(3_000)
  await expect.poll(() => calls).toBe(1)
  await page.clock.fastForward(30_000)
  await expect(outcome(page, 'Mesaj gönderilirken bir hata oluştu: Sunucu zamanında yanıt vermedi.')).toBeVisible()
  for (const name of FIELDS) await expect(field(page, name), name).not.toHaveAttribute('readonly')
  expect(await typedWorkOrder(page)).toEqual(order)
  await expect(sendButton(page)).toBeEnabled()
})

const FAULT = {
  slug: 'deneme-t7-al77',
  brand: 'Deneme',
  series: 'T7',
  code: 'AL77',
  title: 'Frenleme direnci kopuk',
  checks: ['Direnç ısınıyor mu?', 'Klemens gevşek mi?', 'Kabloda kesik var mı?'],
}
const OF_FAULT = `/iletisim?ariza=${FAULT.slug}&k=1`
const DESCRIPTION = 'AL77: frenleme direnci kopuk.\n\nBaktığımız: Direnç ısınıyor mu?\nGördüğümüz: '

const line = (page: Page) => workOrderForm(page).getByText('Şu arıza için:')
const clearLink = (page: Page) => workOrderForm(page).getByRole('link', { name: 'Kaldır: AL77 arızası' })

test('a form filled from a fault is accessible, fits every window, and is empty once it is sent', async ({
  page,
  content,
}) => {
  await content.addFault(FAULT)
  const { email } = workOrder()
  await open(page, OF_FAULT)
  await expectAccessible(page)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `${width} px`).toEqual([])
  }
  await fillWorkOrder(page, { contactPerson: 'Işıl Öğütçü', phone: '0532 555 01 23', email })
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  const sent = { deviceBrand: 'Deneme', deviceModel: 'T7', problemDescription: DESCRIPTION.trim() }
  expect(await content.messagesFrom(email)).toMatchObject([sent])
  await expect(line(page)).toBeHidden()
  expect(await field(page, 'deviceBrand').inputValue()).toBe('')
})

test('‘Kaldır’ before hydration keeps what was typed', async ({ page, content }) => {
  await content.addFault(FAULT)
  const letGo = await holdScripts(page)
  await page.goto(OF_FAULT, { waitUntil: 'load' })
  await fillWorkOrder(page, { contactPerson: 'Işıl Öğütçü', problemDescription: `${DESCRIPTION}Isınmıyor.` })
  await clearLink(page).click()
  letGo()
  await waitForHydration(page)
  await expect(line(page)).toBeHidden()
  expect(await typedWorkOrder(page)).toMatchObject({
    contactPerson: 'Işıl Öğütçü',
    deviceBrand: '',
    problemDescription: `${DESCRIPTION}Isınmıyor.`,
  })
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
