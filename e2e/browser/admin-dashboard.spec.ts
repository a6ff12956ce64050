import { emptyTest, expect, test } from '../support/fixtures'
import { enter, sidebar } from '../pages/admin'
import { main, open } from '../pages/public'
import { DEMO } from '../support/accounts'
import { tabTo } from '../support/keyboard'

// Numbers of other tests' orders are part of the counts, so each test looks for its own order.

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
