import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { main } from '../pages/public'
import { tabTo } from '../support/keyboard'
import { pageSizesOf } from '../support/pdf'
import { readPrintedQr } from '../support/qr'

const A4 = [210, 297]
const LABEL = [62, 62]
const TOKEN = 'h3vQ0c9ZtLw2bN7xKp4RzA'

const pathOf = (id: string) => `/admin/is-emirleri/${id}/fis`
const sheet = (page: Page) => main(page).getByRole('region', { name: 'A4 fiş' })
const label = (page: Page) => main(page).getByRole('region', { name: 'Cihaz etiketi, 62 mm' })
const printed = async (page: Page) => pageSizesOf(await page.pdf({ preferCSSPageSize: true }))

/** The browser's dialog would wait for a person. */
const withoutDialog = (page: Page) => page.addInitScript(() => (window.print = () => {}))

test('printers of 203 and 300 dpi and one bit print codes that can be read', async ({
  page,
  account,
  content,
  site,
}) => {
  const id = await content.addOrder({ token: TOKEN, deviceModel: 'YS2-40A-4HP'.repeat(4), serialNumber: '24031187-B' })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await enter(page, account, pathOf(id))
  for (const dotsPerInch of [203, 300]) {
    for (const paper of [sheet(page), label(page)]) {
      const read = await readPrintedQr(paper.getByRole('img', { name: /karekod/ }), dotsPerInch)
      expect(read, `${dotsPerInch} dpi`).toBe(`${site.canonical}/is-emri/${TOKEN}`)
    }
  }
})

test('the sheet prints on one page A4, the label on one of 62 mm', async ({ page, account, content }) => {
  await withoutDialog(page)
  await enter(page, account, pathOf(await content.addOrder()))
  await main(page).getByRole('button', { name: 'Fişi Yazdır' }).click()
  expect(await printed(page)).toEqual([A4])
  await main(page).getByRole('button', { name: 'Etiketi Yazdır' }).click()
  expect(await printed(page)).toEqual([LABEL])
  await expect(main(page).locator('[data-paper=both]')).toBeAttached()
  expect(await printed(page), "the browser's own command prints both").toEqual([A4, LABEL])
})

test('the longest texts stay on the page, and a cut fault is marked', async ({ page, account, content }) => {
  const wide = 'W'.repeat(200)
  const id = await content.addOrder({
    companyName: wide,
    contactPerson: wide,
    phone: wide,
    email: `${'w'.repeat(187)}@firma.example`,
    deviceBrand: wide,
    deviceModel: wide,
    serialNumber: wide,
    accessories: wide,
    faultDescription: `${'W\n'.repeat(50)}${'W'.repeat(4900)}`,
  })
  await enter(page, account, pathOf(id))
  expect(await printed(page)).toEqual([A4, LABEL])
  await expect(sheet(page).getByText('Metin burada kesildi; tamamı iş emrinin panel sayfasında.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const bottomOf = async (text: string) => {
    const box = (await main(page).getByText(text, { exact: true }).locator('..').boundingBox())!
    return { top: box.y, bottom: box.y + box.height }
  }
  const signature = await bottomOf('Teslimde, teslim alan (müşteri): ad, tarih, imza')
  const foot = await bottomOf('Onay olmadan işlem yapılmaz.')
  const paper = (await sheet(page).boundingBox())!
  expect(signature.bottom, 'the signatures end above the foot').toBeLessThanOrEqual(foot.top)
  expect(foot.bottom, 'the foot ends on the page').toBeLessThanOrEqual(paper.y + paper.height)
  const note = await bottomOf('Karekod müşteriye özeldir.')
  const sticker = (await label(page).boundingBox())!
  expect(note.bottom, 'the label holds all of its lines').toBeLessThanOrEqual(sticker.y + sticker.height)
})

test('both papers are printed by keyboard alone', async ({ page, account, content }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = document.querySelector<HTMLElement>('[data-paper]')!.dataset.paper!
    }
  })
  await enter(page, account, pathOf(await content.addOrder()))
  await tabTo(page, main(page).getByRole('button', { name: 'Etiketi Yazdır' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('label')
  await tabTo(page, main(page).getByRole('button', { name: 'Fişi Yazdır' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('sheet')
})
