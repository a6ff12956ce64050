import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrdersScreen } from '@/components/orders/staff/list/orders'
import { button, ORDERS, press, findText, useOrders } from '../support/screens/panel-orders'
import { main, unique } from '../support/screens/panel'

const { session, open } = useOrders()

const hrefsIn = async (name: string) =>
  within(await main().findByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

it('a filter without orders is shown only while it is active, and changing filters keeps search and sorting', async () => {
  await session.orders.add()
  const panel = await open(<OrdersScreen />, '?suz=suresi-dolan&q=yok&sirala=bekleyen')
  await findText('“yok” için süresi dolan teklif yok.')
  const otherParams = 'q=yok&sirala=bekleyen'
  await waitFor(async () => expect(await hrefsIn('Süz')).toContain(`${ORDERS}?suz=suresi-dolan&${otherParams}`))
  expect(await hrefsIn('Sıra kimde')).toEqual(
    ['bizde', 'musteride', 'parcada'].map((turn) => `${ORDERS}?sira=${turn}&${otherParams}`),
  )
  await panel.close()
  await open(<OrdersScreen />, '')
  await waitFor(async () => expect(await hrefsIn('Süz')).toContain(`${ORDERS}?durum=hepsi`))
  expect(await hrefsIn('Süz')).not.toContain(`${ORDERS}?suz=suresi-dolan`)
})

it('several orders can be assigned to a person, an order that changed meanwhile is skipped and reported by its number, and one link prints all labels', async () => {
  const companyName = unique('Toplu')
  const first = await session.orders.add({ companyName })
  const changedOrder = await session.orders.add({ companyName })
  const orders = [first, changedOrder]
  const panel = await open(<OrdersScreen />, `?q=${companyName}`)
  await press(panel, 'Seç')
  for (const { number } of orders)
    await panel.user.click(await main().findByRole('checkbox', { name: `Seç: ${number}` }))
  expect(screen.getByRole('link', { name: '2 Etiketi Yazdır' })).toHaveAttribute(
    'href',
    `${ORDERS}/etiketler?no=${orders.map(({ id }) => id).join(',')}`,
  )
  await session.orders.note(changedOrder.id, 'Bu arada yazıldı.')
  await press(panel, 'Ata')
  await findText(/^1 iş emri .+ atandı\.$/)
  await findText(`${changedOrder.number} siz seçtikten sonra değişti, atlandı.`)
  expect(main().getByRole('link', { name: `${changedOrder.number} İş Emrini Aç` })).toHaveAttribute(
    'href',
    `${ORDERS}/${changedOrder.id}`,
  )
  expect((await session.orders.read(first.id)).responsible).toBe(session.account.email)
  // The skipped order is still selected, in its latest state.
  await waitFor(async () => expect(await button('Ata')).toBeEnabled())
  await press(panel, 'Ata')
  await findText(/^1 iş emri .+ atandı\.$/)
  expect((await session.orders.read(changedOrder.id)).responsible).toBe(session.account.email)
})
