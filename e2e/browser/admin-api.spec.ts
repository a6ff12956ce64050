import { expect, test } from '../support/fixtures'
import { enter } from '../pages/admin'
import { main } from '../pages/public'

test('the account’s page leads to the calls of the API, which open to their fields, samples and shapes', async ({
  page,
  account,
  site,
}) => {
  await enter(page, account, '/admin/ayarlar')
  await main(page).getByRole('link', { name: /^API/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible()

  const call = main(page).locator('details').filter({ hasText: 'Adımı değiştir' })
  await call.locator('summary').click()
  await expect(call.locator('summary')).toHaveText(/POST\/api\/WorkOrders\/{id}\/stepAdımı değiştir.*Servis/)
  await expect(call.getByRole('row', { name: 'step 1 | 2 | 3 | 4 | 5 | 6 Zorunlu' })).toBeVisible()
  await expect(call.getByText(`curl -X POST ${site.canonical}/api/WorkOrders/{id}/step`)).toBeVisible()
  await expect(call.getByText('409 { "message": "Bu işlem kaydın şu anki durumunda yapılamaz.", … }')).toBeVisible()

  await call.getByRole('link', { name: 'WorkOrder', exact: true }).click()
  await expect(main(page).getByRole('rowheader', { name: 'events[].kind' })).toBeVisible()
})

test('every call that openapi.json names is on the page about the API', async ({ page, account, request }) => {
  await enter(page, account, '/admin/api')
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as { paths: Record<string, object> }
  const count = Object.values(paths).flatMap((methods) => Object.keys(methods)).length
  await expect(main(page).locator('summary:has(b)')).toHaveCount(count)
})
