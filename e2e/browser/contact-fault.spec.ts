import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { holdScripts, main, open, overflow, waitForHydration } from '../pages/public'
import {
  field,
  fillWorkOrder,
  outcome,
  sendWorkOrder,
  THANKS,
  typedWorkOrder,
  workOrderForm,
} from '../pages/work-order'

const FAULT = {
  slug: 'deneme-t7-al77',
  brand: 'Deneme',
  series: 'T7',
  code: 'AL77',
  title: 'Frenleme direnci kopuk',
  checks: ['Direnç ısınıyor mu?', 'Klemens gevşek mi?', 'Kabloda kesik var mı?'],
}
const ADDRESS = `/iletisim?ariza=${FAULT.slug}&k=1&k=3`
const DESCRIPTION = [
  'AL77: frenleme direnci kopuk.',
  '',
  'Baktığımız: Direnç ısınıyor mu?',
  'Gördüğümüz: ',
  '',
  'Baktığımız: Kabloda kesik var mı?',
  'Gördüğümüz: ',
].join('\n')
const FILLED = { deviceBrand: 'Deneme', deviceModel: 'T7', problemDescription: DESCRIPTION }

const line = (page: Page) => workOrderForm(page).getByText('Şu arıza için:')
const clearLink = (page: Page) => workOrderForm(page).getByRole('link', { name: 'Kaldır: AL77 arızası' })

test('a fault and its ticked checks fill the form, and no search engine indexes it', async ({ page, content }) => {
  await content.addFault(FAULT)
  await open(page, ADDRESS)
  expect(await typedWorkOrder(page)).toMatchObject(FILLED)
  await expect(workOrderForm(page).getByRole('img', { name: 'Göstergede AL77 yazıyor' })).toBeVisible()
  await expect(line(page).locator('..').getByRole('link')).toHaveAttribute('href', `/ariza-kodlari/${FAULT.slug}`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/iletisim$/)
  await expectAccessible(page)
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `${width} px`).toEqual([])
  }
})

test('‘Kaldır’ empties the fields that are as they were filled, and no others', async ({ page, content }) => {
  await content.addFault(FAULT)
  await open(page, ADDRESS)
  await fillWorkOrder(page, { contactPerson: 'Işıl Öğütçü', deviceModel: 'T7-15A' })
  await clearLink(page).click()
  await expect(line(page)).toBeHidden()
  await expect(page).toHaveURL('/iletisim')
  expect(await typedWorkOrder(page)).toMatchObject({
    contactPerson: 'Işıl Öğütçü',
    deviceBrand: '',
    deviceModel: 'T7-15A',
    problemDescription: '',
  })
})

test('‘Kaldır’ before hydration keeps what was typed', async ({ page, content }) => {
  await content.addFault(FAULT)
  const letGo = await holdScripts(page)
  await page.goto(ADDRESS, { waitUntil: 'load' })
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

test('a form filled from a fault is stored, and the next one is empty', async ({ page, content }) => {
  await content.addFault(FAULT)
  const email = `ariza-${process.pid}@ornek.example`
  await open(page, ADDRESS)
  await fillWorkOrder(page, { contactPerson: 'Işıl Öğütçü', phone: '0532 555 01 23', email })
  await sendWorkOrder(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  expect(await content.messagesFrom(email)).toMatchObject([{ ...FILLED, problemDescription: DESCRIPTION.trim() }])
  await expect(line(page)).toBeHidden()
  expect(await field(page, 'deviceBrand').inputValue()).toBe('')
})

test('a code that no fault has fills the description', async ({ page }) => {
  await open(page, '/iletisim?kod=AL166')
  expect(await typedWorkOrder(page)).toMatchObject({ deviceBrand: '', problemDescription: 'Alarm kodu: AL166.' })
  await expect(workOrderForm(page).getByRole('img', { name: 'Göstergede AL166 yazıyor' })).toBeVisible()
  await workOrderForm(page).getByRole('link', { name: 'Kaldır: AL166' }).click()
  expect(await field(page, 'problemDescription').inputValue()).toBe('')
})

test('the form is empty for a fault that nobody may see, and lacks checks that the fault does not have', async ({
  page,
  content,
}) => {
  await content.addFault({ ...FAULT, isDraft: true })
  for (const address of [ADDRESS, '/iletisim?ariza=yok-boyle-ariza&k=1', '/iletisim?k=1', '/iletisim?kod=%00']) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(200)
    expect(await field(page, 'problemDescription').inputValue(), address).toBe('')
    await expect(main(page).getByText('Kaldır')).toHaveCount(0)
  }
  await content.addFault({ ...FAULT, slug: 'deneme-t8-al78', code: 'AL78' })
  await page.goto('/iletisim?ariza=deneme-t8-al78&k=4&k=99')
  expect(await field(page, 'problemDescription').inputValue()).toBe('AL78: frenleme direnci kopuk.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is filled, a refused one keeps what was typed and its fault, and it can be emptied', async ({
    page,
    content,
    watch,
  }) => {
    watch.allow(/status of 400/)
    await content.addFault(FAULT)
    await page.goto(ADDRESS)
    expect(await typedWorkOrder(page)).toMatchObject(FILLED)
    // What the browser lets pass and the server refuses.
    await fillWorkOrder(page, {
      contactPerson: 'Işıl Öğütçü',
      phone: '0532',
      email: 'isil@ornek',
      deviceModel: 'T7-15A',
    })
    await sendWorkOrder(page)
    await expect(
      main(page).getByText('E-posta adresinizi ad@firma.com biçiminde yazın.', { exact: true }),
    ).toBeVisible()
    await expect(line(page)).toBeVisible()
    expect(await typedWorkOrder(page)).toMatchObject({ ...FILLED, deviceModel: 'T7-15A', contactPerson: 'Işıl Öğütçü' })
    await clearLink(page).click()
    await expect(page).toHaveURL('/iletisim')
    expect(await field(page, 'problemDescription').inputValue()).toBe('')
  })
})
