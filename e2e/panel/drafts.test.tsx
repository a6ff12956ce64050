import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NewOrderScreen } from '@/components/orders/staff/new/new-order'
import { OrderScreen } from '@/components/orders/staff/order/order-screen'
import { slugFromText } from '@/lib/platform/turkish/slug'
import type { OrderRowJson } from '@/lib/orders/order/output'
import {
  addWithPicture,
  button,
  dialog,
  edit,
  field,
  fileInput,
  fill,
  openScreen,
  row,
  save,
  saveAndCheckRow,
  CONTENT_SCREENS,
  stateChoice,
  useScreens,
} from '../support/screens/content-screens'
import { formOf } from '../support/calls/http'
import { newPicture } from '../support/images'
import { fetchJson, findAlert, loseResponses, main, openPanel, unique, visited, write } from '../support/screens/panel'
import { ORDERS } from '../support/screens/panel-orders'
import { ordersOf } from '../support/calls/site-orders'

// Unsaved texts after a change by somebody else, after leaving the page, and after a lost response.

const { content, session, open, services } = useScreens()
const orders = () => ordersOf('', session.token)

describe('an item that somebody else has changed is saved only after a choice between reloading and overwriting', () => {
  const CONFLICT = 'Bu kayıt siz düzenlerken değişti.'

  it('a post', async () => {
    const name = unique('Cakisma')
    const textsOf = (text: string) => ({ title: name, content: `${name} ${text}` })
    const item = await addWithPicture(session.token, 'blog', textsOf('başta'))
    const { api } = CONTENT_SCREENS.blog
    const storedContent = async () => (await fetchJson<{ content: string }>('', 'GET', `${api}/${item.slug}`)).content
    const { user } = await open('blog')
    await edit(user, name)
    const saveLate = async (ownText: string, colleaguesText: string) => {
      fill('İçerik', ownText)
      await fetchJson(session.token, 'PUT', `${api}/${item.id}`, formOf(textsOf(colleaguesText)))
      await save(user)
      await findAlert(CONFLICT)
      expect([field('İçerik').value, await storedContent()]).toEqual([ownText, `${name} ${colleaguesText}`])
    }
    await saveLate('benim', 'öteki')
    await user.click(button('Kayıtlı Hâli Aç'))
    await waitFor(() => expect(field('İçerik')).toHaveValue(`${name} öteki`))
    expect(main().queryByText(CONFLICT)).toBeNull()
    await saveLate('yine benim', 'yine öteki')
    await user.click(button('Benimkini Kaydet'))
    await waitFor(() => expect(row(name)).toHaveTextContent('kaydedildi'))
    expect(await storedContent()).toBe('yine benim')
  })

  it('a service, which keeps pictures that were added meanwhile', async () => {
    const { id, slug, title } = await services().add(1)
    const { user } = await open('hizmetler')
    await edit(user, title)
    fill('Markalar', 'Benim')
    await services().addPicture(id)
    await save(user)
    await findAlert(CONFLICT)
    await user.click(button('Benimkini Kaydet'))
    await waitFor(() => expect(row(title)).toHaveTextContent('kaydedildi'))
    expect(await services().read(slug)).toMatchObject({ brands: ['Benim'], imageUrls: { length: 2 } })
  })
})

describe('a draft kept in the browser', () => {
  const storedDrafts = () =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('taslak:') ? [text] : []))
  const untilStored = (text: string) => waitFor(() => expect(storedDrafts().join()).toContain(text))
  const offer = () => main().queryByText('Bu tarayıcıda kaydedilmemiş bir yazı var.')

  it('is offered again after leaving through the menu, which asks first, and can be deleted', async () => {
    const { user, close } = await open('blog')
    fill('İçerik', 'Bırakıldı')
    await untilStored('Bırakıldı')
    await user.click(screen.getAllByRole('link', { name: 'Referanslar' })[0]!)
    expect(dialog()).toHaveTextContent('Kaydedilmemiş değişiklik var')
    expect(dialog()).toHaveTextContent('Yazdıklarınız bu tarayıcıda saklanır')
    await user.click(button('Sayfada Kal'))
    expect(visited).toEqual([])
    await user.click(screen.getAllByRole('link', { name: 'Referanslar' })[0]!)
    await user.click(button('Sayfadan Ayrıl'))
    await waitFor(() => expect(visited).toEqual(['/admin/referanslar']))
    await close()
    const panel = await open('blog')
    expect(field('İçerik')).toHaveValue('')
    expect(offer()).not.toBeNull()
    await panel.user.click(within(offer()!.closest<HTMLElement>('[role=status]')!).getByRole('button', { name: 'Sil' }))
    expect(offer()).toBeNull()
    expect(storedDrafts()).toEqual([])
  })

  it('is deleted by signing out, which asks first', async () => {
    const { user } = await openScreen('blog', content)
    fill('İçerik', 'Yine yazıldı')
    await untilStored('Yine yazıldı')
    await user.click(screen.getAllByRole('button', { name: 'Çıkış Yap' })[0]!)
    await waitFor(() => expect(dialog()).toHaveTextContent('Ayrılırsanız bu sayfada yazdıklarınız silinir.'))
    await user.click(button('Sayfadan Ayrıl'))
    await waitFor(() => expect(visited).toContain('/admin/login'))
    expect(storedDrafts()).toEqual([])
  })
})

it('typed texts and chosen files are restored after an expired session and a new sign-in, and can be saved', async () => {
  const account = await content.addAdministrator()
  const { user, close } = await openScreen('hizmetler', content, account)
  const name = unique('Oturum')
  fill('Başlık', name)
  fill('Faydalar', 'Bir, iki')
  await user.upload(fileInput(), [await newPicture('ilk.png'), await newPicture('ikinci.png')])
  await user.click(stateChoice('Yayında'))
  await content.expireSessions(account.email)
  await save(user)
  await waitFor(() => expect(visited).toContain('/admin/login?from=%2Fadmin%2Fhizmetler'))
  await close()
  const panel = await openScreen('hizmetler', content, account)
  main().getByText('Kaydedilmemiş yazdıklarınız geri geldi.')
  main().getByText('Kaldığınız yerden sürdürebilirsiniz.')
  expect([field('Başlık').value, field('Faydalar').value]).toEqual([name, 'Bir, iki'])
  await saveAndCheckRow(panel.user, name)
  const service = await services().read(slugFromText(name))
  expect(service).toMatchObject({ benefits: ['Bir', 'iki'], imageUrls: { length: 2 } })
})

describe('pressing the button again after a lost response', () => {
  const LOST = 'İş emri kaydedilirken bir hata oluştu: Sunucuya ulaşılamadı.'
  const orderField = (name: string | RegExp) => main().getByLabelText(name)

  it('opens no second order, and the first order gets the corrections made meanwhile', async () => {
    const contactPerson = unique('Yitik')
    const { user } = await openPanel(<NewOrderScreen />, { path: `${ORDERS}/yeni`, content, account: session.account })
    write(await main().findByLabelText('Yetkili kişi'), contactPerson)
    write(orderField('Telefon'), '0332 555 02 77')
    write(orderField('Müşterinin anlattığı'), '24 V yükte 17 V')
    const restore = loseResponses('POST /api/WorkOrders')
    await user.click(button('İş Emrini Aç'))
    await findAlert(LOST)
    restore()
    expect(orderField('Yetkili kişi')).toHaveValue(contactPerson)
    write(orderField('Telefon'), '0332 555 02 78')
    await user.click(button('İş Emrini Aç'))
    await waitFor(() => expect(visited.at(-1)).toMatch(/^\/admin\/is-emirleri\/[0-9a-f-]{36}/))
    const query = `?${new URLSearchParams({ q: contactPerson })}`
    const matches = await orders().call<OrderRowJson[]>('GET', query)
    expect(matches).toMatchObject([{ phone: '0332 555 02 78' }])
  })

  it('writes the note to the customer once', async () => {
    const [fieldName, buttonName] = [/^Müşteriye not/, 'Notu Gönder'] as const
    const { id } = await orders().add()
    const options = { path: `${ORDERS}/${id}`, params: { id }, content, account: session.account }
    const { user } = await openPanel(<OrderScreen />, options)
    // The current step is chosen, because another step would cause a visible conflict on the second press.
    await user.click(await main().findByRole('radio', { name: /^TP1/ }))
    const text = unique('Rafta')
    write(await main().findByLabelText(fieldName), text)
    const restore = loseResponses(/\/step$/)
    await user.click(button(buttonName))
    await findAlert(LOST)
    restore()
    await user.click(button(buttonName))
    await waitFor(() => expect(orderField(fieldName)).toHaveValue(''))
    const { events } = await orders().read(id)
    expect(events.filter((event) => event.text === text)).toHaveLength(1)
  })
})
