import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import { awayTest, expect, test } from '../support/fixtures'
import { main, open, SCRIPTS } from '../pages/public'
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

/** Returns the error texts that describe a field. */
async function describedErrors(page: Page, name: (typeof FIELDS)[number]): Promise<string> {
  return field(page, name).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
      .join(' '),
  )
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

test('pressing twice sends a work order once', async ({ page, content }) => {
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
  // Two presses before the button can be disabled.
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

test('errors are shown at their fields, and the first of them is focused', async ({ page }) => {
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

test('a retry after a lost answer stores the work order once and loses no text', async ({ page, content, watch }) => {
  watch.allow(/status of 503/)
  const order = workOrder()
  let first = true
  // The first answer is lost: the row is stored, but the visitor sees a failure.
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

test('a failure shows the message of the answer, else its title, text or status', async ({ page, watch }) => {
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

test('honeypot submissions are thanked for and not stored', async ({ page, content }) => {
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

awayTest('without the database the form says so and keeps the text', async ({ page, watch }) => {
  watch.allow(/status of 503/)
  const order = workOrder()
  await open(page, '/iletisim')
  await fillWorkOrder(page, order)
  await sendWorkOrder(page)
  await expect(outcome(page, 'Mesaj gönderilirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.')).toBeVisible()
  expect(await typedWorkOrder(page)).toEqual(order)
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
