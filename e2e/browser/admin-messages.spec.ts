import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures'
import { enter, sidebar } from '../pages/admin'
import { main } from '../pages/public'
import { tabTo } from '../support/keyboard'

const PATH = '/admin/mesajlar'

test('an unread message stands out, is marked as read, and downloads', async ({ page, account, content }) => {
  const contactPerson = '=Şule İnce'
  await content.addMessage({
    receivedAt: '2033-02-01T09:00:00Z',
    contactPerson,
    problemDescription: 'AL16.\nHat durdu.',
  })
  await enter(page, account, PATH)
  await page.getByLabel('Ad, firma, cihaz ya da arıza ara').fill('sule ince')
  const row = main(page).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row.getByText('AL16.\nHat durdu.')).toHaveCSS('white-space', 'pre-line')
  const ink = () => row.evaluate((element) => getComputedStyle(element).color)
  const unread = await ink()
  await expect(row.locator('h2 i')).toBeVisible()
  await expect(row.getByRole('heading')).toHaveCSS('font-weight', '600')
  await page.getByRole('button', { name: `Okundu işaretle: ${contactPerson}` }).click()
  await expect(row.locator('h2 i')).toHaveCount(0)
  await expect(row.getByRole('heading')).toHaveCSS('font-weight', '400')
  expect(await ink(), 'dimmed').not.toBe(unread)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV indir' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^mesajlar-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text, 'with the mark by which Excel knows UTF-8').toMatch(/^\uFEFF/)
  expect(text, 'harmless to a spreadsheet').toContain(`;"'=Şule İnce";`)
})

test('a message is marked and leads to a new order by keyboard alone', async ({ page, account, content }) => {
  const id = await content.addMessage({ receivedAt: '2033-01-01T09:00:00Z', contactPerson: 'Çağrı Ünal' })
  await enter(page, account, PATH)
  await tabTo(page, page.getByRole('button', { name: 'Okundu işaretle: Çağrı Ünal' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Okunmadı işaretle: Çağrı Ünal' }).first()).toBeFocused()
  await tabTo(page, main(page).getByRole('link', { name: 'İş Emri Aç: Çağrı Ünal' }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/is-emirleri/yeni?mesaj=${id}`)
})

test('the form of a new order stays when its message cannot be read again', async ({
  pageWithClock: page,
  account,
  content,
  watch,
}) => {
  watch.allow(/status of 503/)
  const id = await content.addMessage({ receivedAt: '2032-01-01T09:00:00Z', contactPerson: 'Çağrı Ünal' })
  await enter(page, account, `/admin/is-emirleri/yeni?mesaj=${id}`)
  await expect(page.getByLabel('Yetkili kişi')).toHaveValue('Çağrı Ünal')
  await sidebar(page).getByRole('link', { name: 'Mesajlar' }).click()
  await expect(page).toHaveURL(PATH)
  await page.route(`**/api/ContactMessages/${id}`, (route) => route.fulfill({ status: 503, json: { message: 'Yok.' } }))
  // Within two seconds it would not be read again.
  await page.clock.runFor(5000)
  const read = page.waitForResponse((answer) => answer.status() === 503)
  await page.goBack()
  await (await read).finished()
  await page.getByLabel('Seri no').fill('24031187')
  await expect(page.getByLabel('Yetkili kişi')).toHaveValue('Çağrı Ünal')
})
