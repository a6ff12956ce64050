import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import { awayTest, expect, test } from '../support/fixtures'
import { main, open } from '../pages/public'
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

/** Returns the texts that describe a field (aria-describedby). */
async function describedErrors(page: Page, name: (typeof FIELDS)[number]): Promise<string> {
  return field(page, name).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
      .join(' '),
  )
}

test('the page has the form İş Emri Formu, contact information and a map', async ({ page }) => {
  await open(page, '/iletisim')
  await expect(main(page).getByRole('heading', { name: 'İş Emri Formu', exact: true })).toBeVisible()
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
  const failed = page.waitForEvent('requestfailed')
  await main(page).getByText('Haritayı göster').click()
  expect((await failed).url()).toContain('openstreetmap.org')
  expect(await isDrawnMapUncovered(page)).toBe(true)
  await expect(main(page).getByRole('link', { name: 'Yol tarifi' })).toBeVisible()
})

test('fields have their labels, types and what is required', async ({ page }) => {
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

test('a complete work order is stored as typed, thanked for, and the form is cleared', async ({ page, content }) => {
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
  expect(stored).toEqual({ ...order, idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test('the required fields alone are enough', async ({ page, content }) => {
  const order = workOrder({ companyName: '', deviceBrand: '', deviceModel: '', phone: 'dahili 12, sabahları' })
  await open(page, '/iletisim')
  await fillWorkOrder(page, order)
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  expect(await content.messagesFrom(order.email)).toMatchObject([order])
})

test('while it is sent the button is disabled and busy, and pressing twice stores once', async ({ page, content }) => {
  const order = workOrder()
  const gate = new EventEmitter()
  let calls = 0
  await page.route(ADDRESS, async (route) => {
    calls++
    await once(gate, 'open')
    await route.continue()
  })
  await open(page, '/iletisim')
  await fillWorkOrder(page, order)
  // Two presses at once, before anything can be disabled.
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(sendButton(page)).toBeDisabled()
  await expect(sendButton(page)).toHaveText('Gönderiliyor')
  await expect(sendButton(page).locator('svg')).toBeVisible()
  await field(page, 'phone').press('Enter')
  await expect.poll(() => calls).toBe(1)
  gate.emit('open')
  await expect(outcome(page, THANKS)).toBeVisible()
  expect(calls).toBe(1)
  expect(await content.messagesFrom(order.email)).toHaveLength(1)
})

test('what is missing or wrong is said at its field, and the first such field is focused', async ({ page }) => {
  await open(page, '/iletisim')
  await sendWorkOrder(page)
  await expect(field(page, 'contactPerson')).toBeFocused()
  for (const name of FIELDS) {
    const required = ['contactPerson', 'phone', 'email', 'problemDescription'].includes(name)
    if (required) await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    else await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true')
  }
  expect(await describedErrors(page, 'phone')).toContain('Telefon numaranızı yazın.')
  await expect(outcome(page, THANKS)).toHaveCount(0)

  const order = workOrder({ phone: '   ', email: 'bakim@' })
  await fillWorkOrder(page, order)
  await sendWorkOrder(page)
  await expect(field(page, 'phone')).toBeFocused()
  await expect(field(page, 'contactPerson')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  expect(await describedErrors(page, 'email')).toContain('E-posta adresinizi ad@firma.com biçiminde yazın.')
  expect(await typedWorkOrder(page), 'nothing typed is lost').toEqual(order)
})

test('a failure keeps what was typed, and pressing again stores it once', async ({ page, content, watch }) => {
  watch.allow(/status of 503/)
  const order = workOrder()
  let first = true
  // The first response is lost: the row is stored, but the visitor sees a failure.
  await page.route(ADDRESS, async (route) => {
    if (!first) return route.continue()
    first = false
    await route.fetch()
    await route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        title: 'Service Unavailable',
        status: 503,
        message: 'Hizmet geçici olarak kullanılamıyor.',
      }),
    })
  })
  await open(page, '/iletisim')
  await fillWorkOrder(page, order)
  await sendWorkOrder(page)
  await expect(outcome(page, 'Mesaj gönderilirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.')).toBeVisible()
  await expect(main(page).getByRole('alert')).toBeVisible()
  expect(await typedWorkOrder(page)).toEqual(order)
  await expect(sendButton(page)).toBeEnabled()
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  expect(await content.messagesFrom(order.email)).toHaveLength(1)
})

test('the reason is the answer’s message, else its title, else its text, else the status', async ({ page, watch }) => {
  watch.allow(/status of 502|ERR_/)
  const answers = [
    { body: JSON.stringify({ message: 'Mesajın kendisi.', title: 'Başlık' }), reason: 'Mesajın kendisi.' },
    { body: JSON.stringify({ title: 'Yalnız başlık' }), reason: 'Yalnız başlık' },
    { body: 'ham metin', reason: 'ham metin' },
    { body: '', reason: 'HTTP error! status: 502' },
  ]
  await open(page, '/iletisim')
  await fillWorkOrder(page, workOrder())
  for (const { body, reason } of answers) {
    await page.unroute(ADDRESS)
    await page.route(ADDRESS, (route) =>
      route.fulfill({ status: 502, contentType: body.startsWith('{') ? 'application/json' : 'text/plain', body }),
    )
    await sendWorkOrder(page)
    await expect(outcome(page, `Mesaj gönderilirken bir hata oluştu: ${reason}`)).toBeVisible()
  }
  await page.unroute(ADDRESS)
  await page.route(ADDRESS, (route) => route.abort('connectionrefused'))
  await sendWorkOrder(page)
  await expect(outcome(page, 'Mesaj gönderilirken bir hata oluştu: Sunucuya ulaşılamadı.')).toBeVisible()
})

test('the eleventh message from one address within ten minutes is rejected', async ({
  page,
  request,
  content,
  watch,
}) => {
  watch.allow(/status of 429/)
  const order = workOrder()
  for (let number = 1; number <= 10; number++) {
    expect((await request.post('/api/ContactMessages', { data: order })).status()).toBe(201)
  }
  const refused = await request.post('/api/ContactMessages', { data: order })
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  const { message } = (await refused.json()) as { message: string }
  await open(page, '/iletisim')
  await fillWorkOrder(page, order)
  await sendWorkOrder(page)
  await expect(outcome(page, `Mesaj gönderilirken bir hata oluştu: ${message}`)).toBeVisible()
  expect(await content.messagesFrom(order.email)).toHaveLength(10)
})

test('a submission with a filled honeypot is thanked for and not stored', async ({ page, content }) => {
  const order = workOrder()
  await open(page, '/iletisim')
  await fillWorkOrder(page, order)
  const trap = workOrderForm(page)
    .locator('input:not([type=hidden])')
    .and(page.locator(':not(:visible), [tabindex="-1"]'))
  await expect(trap).toHaveCount(1)
  await trap.evaluate((element: HTMLInputElement) => {
    element.value = 'https://spam.example'
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  expect(await content.messagesFrom(order.email)).toEqual([])
})

awayTest('with the database away the form says so and keeps what was typed', async ({ page, watch }) => {
  watch.allow(/status of 503/)
  const order = workOrder()
  await open(page, '/iletisim')
  await fillWorkOrder(page, order)
  await sendWorkOrder(page)
  await expect(outcome(page, 'Mesaj gönderilirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.')).toBeVisible({
    timeout: 6_000,
  })
  expect(await typedWorkOrder(page)).toEqual(order)
})
