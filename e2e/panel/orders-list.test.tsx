import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrdersScreen } from '@/components/orders/staff/list/orders'
import { button, ORDERS, press, says, useOrders } from '../support/screens/panel-orders'
import { main, unique } from '../support/screens/panel'

const { own, open } = useOrders()

const links = async (name: string) =>
  within(await main().findByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

it('a filter without orders appears only while it is chosen, and search and order stay', async () => {
  await own.orders.add()
  const panel = await open(<OrdersScreen />, '?suz=suresi-dolan&q=yok&sirala=bekleyen')
  await says('“yok” için süresi dolan teklif yok.')
  const rest = 'q=yok&sirala=bekleyen'
  await waitFor(async () => expect(await links('Süz')).toContain(`${ORDERS}?suz=suresi-dolan&${rest}`))
  expect(await links('Sıra kimde')).toEqual(
    ['bizde', 'musteride', 'parcada'].map((turn) => `${ORDERS}?sira=${turn}&${rest}`),
  )
  panel.unmount()
  await open(<OrdersScreen />, '')
  await waitFor(async () => expect(await links('Süz')).toContain(`${ORDERS}?durum=hepsi`))
  expect(await links('Süz')).not.toContain(`${ORDERS}?suz=suresi-dolan`)
})

it('several orders get a person in charge, one that changed meanwhile is named, and the labels are one page', async () => {
  const companyName = unique('Toplu')
  const first = await own.orders.add({ companyName })
  const changed = await own.orders.add({ companyName })
  const orders = [first, changed]
  const panel = await open(<OrdersScreen />, `?q=${companyName}`)
  await press(panel, 'Seç')
  for (const { number } of orders)
    await panel.user.click(await main().findByRole('checkbox', { name: `Seç: ${number}` }))
  expect(screen.getByRole('link', { name: '2 Etiketi Yazdır' })).toHaveAttribute(
    'href',
    `${ORDERS}/etiketler?no=${orders.map(({ id }) => id).join(',')}`,
  )
  await own.orders.note(changed.id, 'Bu arada yazıldı.')
  await press(panel, 'Ata')
  await says(/^1 iş emri .+ atandı\.$/)
  await says(`${changed.number} siz seçtikten sonra değişti, atlandı.`)
  expect(main().getByRole('link', { name: `${changed.number} İş Emrini Aç` })).toHaveAttribute(
    'href',
    `${ORDERS}/${changed.id}`,
  )
  expect((await own.orders.read(first.id)).responsible).toBe(own.account.email)
  // The one that was left out stays selected, in its latest state.
  await waitFor(async () => expect(await button('Ata')).toBeEnabled())
  await press(panel, 'Ata')
  await says(/^1 iş emri .+ atandı\.$/)
  expect((await own.orders.read(changed.id)).responsible).toBe(own.account.email)
})
