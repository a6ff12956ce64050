import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Inbox, InboxCounts } from '@/components/contact/staff/inbox'
import { Dashboard } from '@/components/dashboard/dashboard'
import {
  UNAVAILABLE,
  findAlert,
  main,
  openPanel,
  refuseCalls,
  readSavedFile,
  unique,
  useContent,
  write,
} from '../support/screens/panel'

const content = useContent()

const openInbox = () =>
  openPanel(
    <>
      <InboxCounts />
      <Inbox />
    </>,
    { path: '/admin/mesajlar', content },
  )
const row = async (text: string) => (await main().findByText(text)).closest('li')!

type NewMessage = { person?: string } & Partial<Parameters<typeof content.addMessage>[0]>

async function addMessage({ person = unique('Gönderen'), ...message }: NewMessage = {}) {
  const id = await content.addMessage({ receivedAt: '2031-01-01T09:00:00Z', contactPerson: person, ...message })
  return { id, person }
}

it('messages are listed newest first, with unread messages highlighted and links for email and phone', async () => {
  const unreadMessage = await addMessage({
    receivedAt: '2034-03-05T21:30:00Z',
    companyName: 'Tunçel Ambalaj',
    phone: '0532 555 01 23',
    email: 'bakim@tuncel.example',
    deviceBrand: 'Yumaro',
    deviceModel: 'YS2-40A-4HP',
    problemDescription: 'AL16 veriyor.\nHat duruyor.',
  })
  const readMessage = await addMessage({ receivedAt: '2034-03-04T09:05:00Z', isRead: true })
  await openInbox()
  await row(unreadMessage.person)
  const [first, second] = main().getAllByRole('listitem')
  const heading = (item: HTMLElement) => within(item).getByRole('heading')
  expect(heading(first!)).toHaveTextContent(`Okunmadı: ${unreadMessage.person}`)
  for (const text of ['Tunçel Ambalaj', 'Yumaro YS2-40A-4HP', '06.03.2034 00:30', 'AL16 veriyor. Hat duruyor.'])
    expect(first).toHaveTextContent(text)
  const hrefOf = (name: string) => within(first!).getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('+90 (532) 555 01 23')).toBe('tel:+905325550123')
  expect(hrefOf('bakim@tuncel.example')).toBe('mailto:bakim@tuncel.example')
  expect(heading(second!).textContent).toBe(readMessage.person)
})

it('a link to a message shows the message above the list, whichever page of the list it is on', async () => {
  const { id, person } = await addMessage({ receivedAt: '2001-03-05T21:30:00Z' })
  const { user } = await openPanel(<Inbox />, { path: `/admin/mesajlar?mesaj=${id}`, content })
  const linkedMessage = within(await main().findByRole('region', { name: 'Açılan mesaj' }))
  await user.click(linkedMessage.getByRole('button', { name: `Okundu işaretle: ${person}` }))
  await linkedMessage.findByRole('button', { name: `Okunmadı işaretle: ${person}` })
  const isRead = async () => (await content.db.contactMessage.findUniqueOrThrow({ where: { id } })).isRead
  await waitFor(async () => expect(await isRead()).toBe(true))
})

it('a suspect message is labelled', async () => {
  const { person } = await addMessage({ suspect: true, isRead: true })
  await openInbox()
  expect(await row(person)).toHaveTextContent('Otomatik doldurulmuş olabilir')
})

it('the counts change when a message is marked as read or unread', async () => {
  const { id, person } = await addMessage()
  const isRead = async () => (await content.db.contactMessage.findUniqueOrThrow({ where: { id } })).isRead
  const { user } = await openInbox()
  const counts = await main().findByText(/^\d+ mesaj, \d+ okunmamış$/)
  const unreadBefore = Number(/(\d+) okunmamış/.exec(counts.textContent)?.[1])
  const badge = () => screen.getAllByRole('link', { name: /^Mesajlar/ })[0]!
  await user.click(await main().findByRole('button', { name: `Okundu işaretle: ${person}` }))
  await waitFor(async () => expect(await isRead()).toBe(true))
  // Tests of other files change the counts at the same time.
  await waitFor(() => expect(counts.textContent).not.toContain(` ${unreadBefore} okunmamış`))
  const unreadAfter = Number(/(\d+) okunmamış/.exec(counts.textContent)?.[1])
  expect(badge()).toHaveTextContent(`Mesajlar${unreadAfter || ''}`)
  await user.click(await main().findByRole('button', { name: `Okunmadı işaretle: ${person}` }))
  await waitFor(async () => expect(await isRead()).toBe(false))
  await main().findByRole('button', { name: `Okundu işaretle: ${person}` })
})

it('a failure to mark a message as read is reported, and the message is shown as unread again', async () => {
  const { id, person } = await addMessage()
  const { user } = await openInbox()
  const button = await main().findByRole('button', { name: `Okundu işaretle: ${person}` })
  refuseCalls(`PATCH /api/ContactMessages/${id}`)
  await user.click(button)
  await findAlert(`Mesaj işaretlenirken hata oluştu: ${UNAVAILABLE}`)
  expect(main().getByRole('button', { name: `Okundu işaretle: ${person}` })).toBeVisible()
})

it('a message links to each order opened from it, and to the form for a new order', async () => {
  const { id, person } = await addMessage({ receivedAt: '2033-01-01T09:00:00Z' })
  const numbers = [1, 2].map((count) => `2098-${Date.now() % 100_000}${count}`)
  const orders = await Promise.all(numbers.map((number) => content.addOrder({ messageId: id, number })))
  await openInbox()
  const links = within(await row(person)).getAllByRole('link', { name: /^İş emri \d/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    orders.map((orderId) => `/admin/is-emirleri/${orderId}`),
  )
  const newOrderLink = main().getByRole('link', { name: `Bir iş emri daha aç: ${person}` })
  expect(newOrderLink).toHaveAttribute('href', `/admin/is-emirleri/yeni?mesaj=${id}`)
})

it('the shown messages can be downloaded as a CSV file, and a failed download can be repeated', async () => {
  const { person } = await addMessage({ person: unique('=Şule') })
  const { user } = await openInbox()
  const word = person.split(' ')[1]!
  write(await main().findByLabelText(/ara$/), word)
  await waitFor(() => expect(main().getAllByRole('listitem')).toHaveLength(1))
  const download = () => user.click(main().getByRole('button', { name: 'CSV İndir' }))
  const restore = refuseCalls(`GET /api/ContactMessages?q=${word}`)
  await download()
  await findAlert(`CSV indirilirken hata oluştu: ${UNAVAILABLE}`)
  restore()
  const text = await readSavedFile(download)
  expect(text.trim().split('\n')).toHaveLength(2)
  await waitFor(() => expect(main().queryByRole('alert')).toBeNull())
})

it('the dashboard shows today’s tasks: orders by their promised day, and new decisions with their note', async () => {
  const number = `2000-${String(Date.now()).slice(-6)}`
  const id = await content.addOrder({
    number,
    companyName: 'Yelkıran Makine',
    contactPerson: 'Nurhan Bektaş',
    step: 3,
    promisedOn: new Date('1999-02-01'),
  })
  await content.addQuote(id)
  const note = unique('Yenisini aldık')
  const decidedOrderId = await content.addOrder({ step: 3 })
  await content.addQuote(decidedOrderId, { decision: 'declined', decisionNote: note })
  await openPanel(<Dashboard />, { path: '/admin/dashboard', content })
  const listRow = await row(number)
  expect(listRow).toHaveTextContent('Yelkıran Makine, Nurhan Bektaş')
  expect(listRow).toHaveTextContent('yanıt bekliyor; 1 Şubat 1999 gününe söz verildi')
  expect(listRow.textContent).toMatch(/[\d.]+ gün geçti$/)
  expect(within(listRow).getByRole('link')).toHaveAttribute('href', `/admin/is-emirleri/${id}`)
  await main().findByText(`onaylamadı: “${note}”`)
  const group = main().getByRole('heading', { name: /^Söz verilen gün \d+$/ })
  expect(within(group).getByRole('link')).toHaveAttribute('href', '/admin/is-emirleri?suz=soz-verilen-gun')
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /^İş Emirleri/ })[0]!.textContent).toMatch(
      /^İş Emirleri\d+ yeni karar( ve fotoğraf)?$/,
    ),
  )
})

it('the filter for unread messages hides read messages, and a link shows all', async () => {
  const [unreadMessage, readMessage] = [await addMessage(), await addMessage({ isRead: true })]
  await openPanel(<Inbox />, { path: '/admin/mesajlar?suz=okunmamis', content })
  await row(unreadMessage.person)
  expect(main().queryByText(readMessage.person)).toBeNull()
  expect(main().getByRole('link', { name: 'Hepsini göster' })).toHaveAttribute('href', '/admin/mesajlar')
})
