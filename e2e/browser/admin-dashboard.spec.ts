import { emptyTest, expect, test } from '../support/fixtures'
import { enter, sidebar } from '../pages/admin'
import { main, open } from '../pages/public'
import { DEMO } from '../support/accounts'
import { tabTo } from '../support/keyboard'

// Numbers of other tests' orders are part of the counts, so each test looks for its own order.

test('the circuit counts open orders and leads to the list of a step', async ({ page, account, content }) => {
  const stepSince = new Date('2001-01-01T09:00:00Z')
  await content.addOrder({ step: 5, stepSince })
  await enter(page, account)
  const step = main(page).getByRole('navigation', { name: 'Adıma göre süz' }).getByRole('link', { name: /^TP5/ })
  await expect(step).toHaveText(/^TP5Yük altında test[1-9]\d*en eskisi [\d.]+ gün$/)
  await expect(main(page).getByRole('link', { name: /^\d+ açık iş emri$/ })).toHaveAttribute(
    'href',
    '/admin/is-emirleri',
  )
  await step.click()
  await expect(page).toHaveURL('/admin/is-emirleri?adim=5')
})

test('what waits longest is listed with step, reason and time', async ({ page, account, content }) => {
  const id = await content.addOrder({
    number: '2001-0007',
    companyName: 'Yelkıran Makine',
    contactPerson: 'Nurhan Bektaş',
    step: 3,
    stepSince: new Date('2000-01-01T09:00:00Z'),
    promisedOn: new Date('2000-02-01'),
  })
  await content.addQuote(id)
  await enter(page, account)
  const row = main(page).getByRole('listitem').filter({ hasText: '2001-0007' })
  await expect(row).toContainText('Yelkıran Makine, Nurhan Bektaş')
  await expect(row).toContainText('TP3 Onay, teklif yanıt bekliyor, söz verilen gün geçti')
  await expect(row).toContainText(/[\d.]+ gün$/)
  await expect(row.getByRole('link')).toHaveAttribute('href', `/admin/is-emirleri/${id}`)
})

test('a decision that nobody has seen is listed and counted in the sidebar', async ({ page, account, content }) => {
  const id = await content.addOrder({ number: '2001-0040', contactPerson: 'Hülya Aksoy', step: 3 })
  await content.addQuote(id, { decision: 'declined', decisionNote: 'Yenisini aldık.' })
  await enter(page, account)
  const row = main(page).getByRole('listitem').filter({ hasText: '2001-0040' }).first()
  await expect(row).toContainText('Onaylamadı: “Yenisini aldık.”')
  await expect(sidebar(page).getByRole('link', { name: /^İş Emirleri/ })).toHaveText(
    /^İş Emirleri\d+ yeni karar( ve fotoğraf)?$/,
  )
})

test('a failure of the orders leaves the cards as they are and can be retried', async ({ page, account, watch }) => {
  watch.allow(/status of 500/)
  // The page repeats a 503 by itself, but not this.
  await page.route('**/api/WorkOrders/counts', (route) =>
    route.fulfill({ status: 500, json: { message: 'Beklenmeyen bir hata oluştu.' } }),
  )
  await enter(page, account)
  await expect(main(page).getByRole('alert')).toContainText(
    'İş emirleri yüklenirken bir hata oluştu: Beklenmeyen bir hata oluştu.',
  )
  await expect(main(page).getByRole('link', { name: /^Gelen Mesajlar/ })).toHaveText(/^Gelen Mesajlar\d+$/)
  await page.unroute('**/api/WorkOrders/counts')
  await main(page).getByRole('button', { name: 'Yeniden Dene' }).click()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: /^TP1/ })).toBeVisible()
})

test('circuit and waiting orders are reached by keyboard alone', async ({ page, account, content }) => {
  const id = await content.addOrder({ number: '2001-0008', stepSince: new Date('2000-01-02T09:00:00Z') })
  await enter(page, account)
  await tabTo(page, main(page).getByRole('link', { name: /^TP6/ }))
  await tabTo(page, main(page).getByRole('link', { name: '2001-0008' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/is-emirleri/${id}`)
})

emptyTest('without orders the circuit is empty and the list says so', async ({ page }) => {
  await enter(page, DEMO)
  await open(page, '/admin/dashboard')
  await expect(main(page).getByRole('link', { name: 'TP1 Kayıt 0 boş' })).toBeVisible()
  await expect(main(page).getByText('Bekleyen iş emri yok.')).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: /^İş Emirleri/ })).toHaveText('İş Emirleri')
})
