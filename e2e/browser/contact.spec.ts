import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/screens/axe'
import { expect, test } from '../support/calls/fixtures'
import { newPictureFile } from '../support/images'
import { expectToFit } from '../support/screens/overflow'
import { holdScripts, main, open, SCRIPTS } from '../pages/public'
import {
  contactForm,
  field,
  FIELD_NAMES,
  fillForm,
  messageValues,
  outcome,
  sendButton,
  sendForm,
  THANKS,
  typedValues,
} from '../pages/contact-form'

const PHOTOS = '**/api/ContactMessages/*/photos'

const picker = (page: Page) => contactForm(page).getByLabel('Etiketin ve arızalı yerin fotoğrafı')
const row = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })
const photos = (...names: string[]) => Promise.all(names.map((name) => newPictureFile(name)))

test('a form whose request hangs is locked until it times out, then reports the failure and keeps its texts', async ({
  page,
}) => {
  const values = messageValues()
  let calls = 0
  await page.clock.install()
  await open(page, '/iletisim')
  // Neither the chunk with the validation rules nor a response arrives.
  await page.route(SCRIPTS, () => {})
  await page.route('**/api/ContactMessages', () => void (calls += 1))
  await fillForm(page, values)
  await sendForm(page)
  for (const name of FIELD_NAMES) await expect(field(page, name), name).toHaveAttribute('readonly')
  await page.clock.fastForward(3_000)
  await expect.poll(() => calls).toBe(1)
  await page.clock.fastForward(30_000)
  await expect(outcome(page, 'Mesaj gönderilirken bir hata oluştu: Sunucu zamanında yanıt vermedi.')).toBeVisible()
  for (const name of FIELD_NAMES) await expect(field(page, name), name).not.toHaveAttribute('readonly')
  expect(await typedValues(page)).toEqual(values)
  await expect(sendButton(page)).toBeEnabled()
})

const FAULT = {
  slug: 'deneme-t7-al77',
  brand: 'Deneme',
  series: 'T7',
  code: 'AL77',
  title: 'Frenleme direnci kopuk',
  checks: ['Direnç ısınıyor mu?'],
}
const FAULT_FORM = `/iletisim?ariza=${FAULT.slug}&k=1`

test('the form prefilled from a fault and its photos are accessible and fit every window', async ({
  page,
  content,
  watch,
}) => {
  watch.allow(/ERR_/)
  await content.addFault(FAULT)
  let calls = 0
  await page.route(PHOTOS, (route) => ((calls += 1) <= 2 ? route.abort('connectionreset') : route.continue()))
  await open(page, FAULT_FORM)
  await picker(page).setInputFiles(await photos(`${'uzun-'.repeat(30)}.png`, 'iki.png'))
  await expectToFit(page, 'chosen')
  await expectAccessible(page)
  const { email } = messageValues()
  await fillForm(page, { contactPerson: 'Işıl Öğütçü', phone: '0532 555 01 23', email })
  await sendForm(page)
  await expect(outcome(page, 'Bağlantı yok. 2 fotoğraf bekliyor.')).toBeVisible()
  await expectToFit(page, 'sent')
  await expectAccessible(page)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(row(page, 'iki.png')).toContainText('Yüklendi')
  expect(await content.photoCountFrom(email)).toBe(2)
})

test('typed text survives a reload, and is deleted after sending', async ({ page, content }) => {
  const values = messageValues({ phone: '0532 555' })
  const storedItems = () => page.evaluate(() => sessionStorage.length)
  await open(page, '/iletisim')
  await fillForm(page, values)
  await page.reload()
  await expect(outcome(page, 'Yazdıklarınız duruyor.')).toBeVisible()
  expect(await typedValues(page)).toEqual(values)
  await expectToFit(page, 'restored')
  await sendForm(page)
  await expect(outcome(page, 'Numara eksik görünüyor: 7 rakam var.')).toBeVisible()
  await expectToFit(page, 'asked')
  await expectAccessible(page)
  await sendForm(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  await expect.poll(storedItems).toBe(0)
  await page.reload()
  expect(Object.values(await typedValues(page)).join('')).toBe('')
  expect(await content.messagesFrom(values.email)).toMatchObject([values])
})

/** Changes the page's text nodes as a browser's translator does. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement!.matches('script, style, textarea, noscript, option, font')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}

test('a form keeps working when the browser translates it before and after hydration', async ({ page, content }) => {
  const release = await holdScripts(page)
  await page.goto('/iletisim')
  await page.evaluate(translate)
  const values = messageValues()
  await fillForm(page, { ...values, email: 'yanlis' })
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.evaluate(translate)
  await sendForm(page)
  await expect(outcome(page, 'E-posta adresinizi ad@firma.com biçiminde yazın.')).toBeVisible()
  await page.evaluate(translate)
  await fillForm(page, { email: values.email })
  await picker(page).setInputFiles(await photos('etiket.png'))
  await expect(outcome(page, '1 fotoğraf seçildi, 4 tane daha ekleyebilirsiniz.')).toBeVisible()
  await page.evaluate(translate)
  await sendForm(page)
  await expect(outcome(page, THANKS)).toBeVisible()
  await expect(row(page, 'etiket.png')).toContainText('Yüklendi')
  expect(await content.messagesFrom(values.email)).toMatchObject([values])
})

test('the map is loaded from a third party only on request, and its frame can be hidden again', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => request.url().startsWith('https:') && requests.push(request.url()))
  await open(page, '/iletisim')
  const frame = main(page).locator('iframe')
  const drawnMap = main(page).locator('svg', { hasText: '12. Blok No: 4' })
  /** Returns whether the middle of the drawn map is visible and not covered. */
  const isUncovered = async () => {
    await drawnMap.scrollIntoViewIfNeeded()
    return drawnMap.evaluate((map) => {
      const { left, top, width, height } = map.getBoundingClientRect()
      return map.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  }
  expect(await isUncovered()).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await expect(frame).toBeHidden()
  await main(page).getByText('Haritayı göster').click()
  await expect(frame).toBeVisible()
  await expect.poll(() => requests.length).toBe(1)
  expect(await isUncovered()).toBe(true)
  await main(page).getByText('Haritayı gizle').click()
  await expect(frame).toBeHidden()
})
