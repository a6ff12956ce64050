import type { Page } from '@playwright/test'
import { main, open } from '../pages/public'
import { awayTest, expect, test } from '../support/fixtures'

const SENT = 'Bilgiler bir iş emriyle eşleşiyorsa takip bağlantısını e-posta adresinize gönderdik.'

const number = (page: Page) => main(page).getByLabel('İş emri numarası')
const email = (page: Page) => main(page).getByLabel('E-posta')

async function ask(page: Page, values: { number: string; email: string }): Promise<void> {
  await number(page).fill(values.number)
  await email(page).fill(values.email)
  await main(page).getByRole('button', { name: 'Bağlantıyı Gönder' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    const visit = (page: Page) => (javaScriptEnabled ? open(page, '/takip') : page.goto('/takip'))

    test('the answer does not tell whether there is such an order', async ({ page }) => {
      await visit(page)
      await ask(page, { number: '2026-0042', email: 'bakim@tuncel.example' })
      await expect(main(page).getByText(SENT, { exact: true })).toBeVisible()
    })

    test('a wrong number is named, and what was typed stays', async ({ page, watch }) => {
      watch.allow(/status of 400/)
      await visit(page)
      await ask(page, { number: '42', email: 'bakim@tuncel.example' })
      await expect(number(page)).toHaveAccessibleDescription(/İş emri numarasını yıl ve sıra ile yazın: 2026-0042/)
      await expect(number(page)).toBeFocused()
      await expect(number(page)).toHaveValue('42')
      await expect(email(page)).toHaveValue('bakim@tuncel.example')
    })

    test('too many requests are refused, and what was typed stays', async ({ page, watch }) => {
      watch.allow(/status of 429/)
      const data = { number: '2026-0042', email: 'bakim@tuncel.example' }
      for (let i = 0; i < 10; i += 1) await page.request.post('/api/Tracking', { data })
      await visit(page)
      await ask(page, data)
      await expect(main(page).getByRole('alert')).toContainText('Kısa sürede çok fazla deneme yapıldı.')
      await expect(number(page)).toHaveValue('2026-0042')
    })
  })
}

awayTest('without its database the form says so and keeps what was typed', async ({ page, watch }) => {
  watch.allow(/status of 503/)
  await open(page, '/takip')
  await ask(page, { number: '2026-0042', email: 'bakim@tuncel.example' })
  await expect(
    main(page).getByText('Bağlantı istenirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.', { exact: true }),
  ).toBeVisible()
  await expect(number(page)).toHaveValue('2026-0042')
})

test('the page is linked from the footer and the contact page', async ({ page }) => {
  await page.goto('/iletisim')
  for (const area of [page.getByRole('contentinfo'), main(page)]) {
    await expect(area.getByRole('link', { name: 'İş emri takibi', exact: true })).toHaveAttribute('href', '/takip')
  }
})
