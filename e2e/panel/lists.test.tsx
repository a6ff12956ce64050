import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { BinScreen } from '@/components/bin/bin-screen'
import { Inbox } from '@/components/contact/staff/inbox'
import {
  button,
  dialog,
  untilListShown,
  remove,
  row,
  rows,
  CONTENT_SCREENS,
  useScreens,
} from '../support/screens/content-screens'
import { formOf } from '../support/calls/http'
import {
  UNAVAILABLE,
  fetchJson,
  findAlert,
  holdCalls,
  main,
  openPanel,
  refuseCalls,
  unique,
  write,
} from '../support/screens/panel'
import { useOwnSite } from '../support/servers/shared-site'
import { slugFromText } from '@/lib/platform/turkish/slug'

// Lists of the panel. They share their components, so most behaviour is tested on one or two lists.

// Reordering must send the ids of all items, so no other test may add an item meanwhile.
await useOwnSite()
const { content, session, open } = useScreens()
const search = () => main().getByRole<HTMLInputElement>('searchbox')
const searchFor = (text: string) => write(search(), text)
const moveButton = (name: string, direction: string) => button(`${name}: ${direction} taşı`)
const filter = (name: string) =>
  within(main().getByRole('list', { name: 'Duruma göre' })).getByRole('button', { name: new RegExp(`^${name}`) })
const failures = () =>
  main()
    .queryAllByRole('alert')
    .filter(({ textContent }) => textContent !== '')

const LISTS = [
  ['posts', CONTENT_SCREENS.blog, /^GET \/api\/BlogPosts\?/, 'Blog yazıları yüklenirken hata oluştu: '],
  ['references', CONTENT_SCREENS.referanslar, /^GET \/api\/References$/, 'Referanslar yüklenirken hata oluştu: '],
  ['services', CONTENT_SCREENS.hizmetler, /^GET \/api\/Services\?/, 'Hizmetler yüklenirken hata oluştu: '],
  [
    'messages',
    { path: '/admin/mesajlar', element: <Inbox /> },
    /^GET \/api\/ContactMessages\?/,
    'Mesajlar yüklenirken bir hata oluştu: ',
  ],
] as const

it.each(LISTS)(
  '%s show that they are loading, then a failure with a button that loads them again',
  async (_, { path, element }, call, failurePrefix) => {
    const stopRefusing = refuseCalls(call, 500, 'Neden.')
    const { heldCount, release } = holdCalls(call)
    const { user } = await openPanel(element, { path, content, account: session.account })
    await waitFor(() => expect(heldCount()).toBeGreaterThan(0))
    expect(main().getAllByText('Yükleniyor…').length).toBeGreaterThan(0)
    release()
    await findAlert(`${failurePrefix}Neden.`)
    expect(main().queryByText('Yükleniyor…')).toBeNull()
    stopRefusing()
    await user.click(button('Yeniden Dene'))
    await untilListShown()
    expect(failures()).toEqual([])
  },
)

const addNamed = {
  blog: (title: string) => content.addPost({ title, slug: slugFromText(title) }),
  referanslar: (name: string) => content.addReference(name),
  hizmetler: async (title: string) => {
    const serviceId = await content.addService({ title, slug: slugFromText(title) })
    for (const code of ['S1', 'S2']) await content.addFault({ brand: title, code, serviceId })
  },
}

it.each([
  ['blog', 'Yazı silinirken hata oluştu: ', /” başlıklı yazı silinecek\./],
  ['referanslar', 'Referans silinirken hata oluştu: ', /” referansı silinecek\./],
  [
    'hizmetler',
    'Hizmet silinirken hata oluştu: ',
    /” silinecek\. Hizmete ait bütün resimler de silinir\. 2 arıza kodu sitede kalır, cihaz grubu boşalır\./,
  ],
] as const)(
  'deleting on %s asks first, shows the reason for a failure, and the row offers to restore the item',
  async (screenName, failurePrefix, question) => {
    const name = unique('Silinecek')
    await addNamed[screenName](name)
    const { user } = await open(screenName)
    searchFor(name.split(' ')[1]!)
    // A deleted row belongs to the list from which it was deleted, so the search must have ended.
    await waitFor(() => expect(main().getAllByRole('button', { name: /: sil$/ })).toHaveLength(1))
    await user.click(button(`${name}: sil`))
    expect(dialog()).toHaveAccessibleName('Onay Gerekli')
    await waitFor(() => expect(dialog()).toHaveTextContent(question))
    expect(dialog()).toHaveTextContent(`“${name}”`)
    const cancel = within(dialog()!).getByRole('button', { name: 'İptal' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await user.click(cancel)
    expect(dialog()).toBeNull()
    const stopRefusing = refuseCalls(/^DELETE /)
    await remove(user, name)
    await findAlert(failurePrefix + UNAVAILABLE)
    stopRefusing()
    await remove(user, name)
    await waitFor(() => expect(button(`Geri Al: ${name}`)).toHaveFocus())
    expect(main().getByText(`“${name}” silindi.`)).toBeVisible()
    expect(screen.queryByRole('button', { name: `${name}: sil` })).toBeNull()
    await user.click(button(`Geri Al: ${name}`))
    await waitFor(() => expect(button(`${name}: düzenle`)).toHaveFocus())
    expect(main().getByText(`“${name}” geri alındı.`)).toBeInTheDocument()
  },
)

it('buttons move items: the focus follows, each move is announced, and a search disables moving', async () => {
  const names = ['a', 'b', 'c'].map(unique) as [string, string, string]
  const [a, b, c] = names
  for (const name of names) await content.addReference(name)
  const order = async () => (await content.referenceNames()).filter((name) => names.includes(name))
  const { user } = await open('referanslar')
  await user.click(moveButton(c, 'öne'))
  await waitFor(async () => expect(await order()).toEqual([a, c, b]))
  await waitFor(() => expect(moveButton(c, 'öne')).toHaveFocus())
  expect(main().getByText(new RegExp(`^${c}: \\d+\\. sırada$`))).toBeInTheDocument()
  await user.click(moveButton(c, 'arkaya'))
  await waitFor(async () => expect(await order()).toEqual(names))
  await waitFor(() => expect(moveButton(c, 'öne'), 'at the end the other button gets the focus').toHaveFocus())
  searchFor(b)
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(screen.queryByRole('button', { name: `${b}: öne taşı` })).toBeNull()
})

it('a list with more than 50 items is paged, and all its items are searched', async () => {
  const add = (title: string, index: number) => content.addPost({ title, slug: `${slugFromText(title)}-${index}` })
  const word = unique('x').replace(' ', '')
  for (let index = 0; index < 52; index += 1) await add(`Dolgu ${word}`, index)
  const { user } = await open('blog')
  expect(rows()).toHaveLength(50)
  await user.click(button(/^Sonraki \d+$/))
  await waitFor(() => expect(rows().length).toBeGreaterThan(52))
  searchFor(`DOLGU ${word}`)
  await main().findByText('1–50 / 52')
  await user.click(button('Sonraki 2'))
  await main().findByText('1–52 / 52')
  expect(rows()).toHaveLength(52)
  searchFor('olmayan-kelime')
  await main().findByText('“olmayan-kelime” için sonuç yok.')
  await user.click(button('Aramayı Temizle'))
  expect(search()).toHaveValue('')
  await waitFor(() => expect(rows().length, 'both pages are loaded again').toBeGreaterThan(52))
})

it('the filter shows the items with one state and their number, or a sentence if there are no items', async () => {
  const [draftTitle, publishedTitle] = [unique('Taslak'), unique('Görünen')]
  await content.addService({ title: draftTitle, slug: slugFromText(draftTitle), isDraft: true })
  await content.addService({ title: publishedTitle, slug: slugFromText(publishedTitle) })
  const { user } = await open('hizmetler')
  expect(filter('Hepsi')).toHaveAttribute('aria-pressed', 'true')
  expect(row(draftTitle)).toHaveTextContent('Taslak, resim yok')
  expect(row(publishedTitle)).toHaveTextContent('Resim yok')
  expect(moveButton(draftTitle, 'yukarı')).toBeEnabled()
  await user.click(filter('Taslak'))
  await waitFor(() => expect(row(publishedTitle)).toBeUndefined())
  expect(row(draftTitle)).toBeDefined()
  await waitFor(() => expect(filter('Taslak')).toHaveTextContent(`Taslak${rows().length}`))
  expect(screen.queryByRole('button', { name: /: yukarı taşı$/ }), 'a filtered list cannot be ordered').toBeNull()
  await user.click(filter('Zamanlandı'))
  await main().findByText('Zamanlanmış hizmet yok.')
  await user.click(filter('Hepsi'))
  await waitFor(() => expect(row(publishedTitle)).toBeDefined())
})

const filterSelect = (label: string) => screen.getByLabelText<HTMLSelectElement>(label, { selector: 'section select' })
const fault = (code: string, brand: string) => screen.queryByRole('button', { name: `${code}, ${brand} YS2: düzenle` })

it('brand and device filter the faults and the counts of their states, until the filter is removed', async () => {
  const brand = unique('Süzgeç')
  const word = brand.split(' ')[1]!
  await content.addFault({ brand, code: `A-${word}`, isDraft: true })
  await content.addFault({ brand, code: 'E2' })
  await content.addFault({ code: `B-${word}` })
  const { user } = await open('ariza-kodlari')
  await within(filterSelect('Marka')).findByText(brand)
  await user.selectOptions(filterSelect('Marka'), brand)
  await waitFor(() => expect(main().getByText(/kayıt, kod sırasıyla$/)).toHaveTextContent('2 kayıt, kod sırasıyla'))
  await waitFor(() => expect(filter('Taslak')).toHaveTextContent(/Taslak1$/))
  await waitFor(() => expect(filter('Yayında')).toHaveTextContent(/Yayında1$/))
  await user.click(filter('Taslak'))
  await waitFor(() => expect(fault('E2', brand)).toBeNull())
  expect(fault(`A-${word}`, brand)).not.toBeNull()
  await user.click(filter('Hepsi'))
  await user.selectOptions(filterSelect('Cihaz'), 'PLC')
  await waitFor(() => expect(main().getByText(/^.*, PLC: /)).toHaveTextContent(`${brand}, PLC: 0 kayıt`))
  searchFor(`B-${word}`)
  await main().findByText(`“B-${word}” bu süzgeçte bulunamadı.`)
  await main().findByText('Bütün markalarda 1 kayıt var.')
  await user.click(button('Süzgeci kaldır'))
  await waitFor(() => expect(fault(`B-${word}`, 'Yumaro')).not.toBeNull())
})

// Actions on several selected rows.

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const bar = () => within(screen.getByRole('region', { name: 'Seçilenler' }))
const selectionStatus = () => bar().getByRole('status')
const actionButton = (name: string) => bar().getByRole<HTMLButtonElement>('button', { name })
const runAction = async (user: UserEvent, name: string) => {
  await user.click(actionButton(name))
  await user.click(within(dialog()!).getByRole('button', { name }))
}
const selectAll = async (user: UserEvent) => {
  await user.click(button('Seç'))
  await user.click(checkbox('Hepsi'))
}

async function openDrafts(count: number): Promise<{ user: UserEvent; word: string; titles: string[] }> {
  const word = unique('Birlikte')
  const titles = Array.from({ length: count }, (_, index) => `${word} ${index}`)
  for (const title of titles) await content.addPost({ title, slug: slugFromText(title), isDraft: true })
  const { user } = await open('blog')
  searchFor(word)
  const summary = () => document.querySelector('#list-heading + div')!
  await waitFor(() => expect(summary()).toHaveTextContent(new RegExp(`^${count}\\D`)))
  await untilListShown()
  return { user, word, titles }
}

it('rows can be selected and published by keyboard: the number is confirmed first, and the focus is not lost', async () => {
  const { user, titles } = await openDrafts(3)
  const [first, second, third] = titles as [string, string, string]
  const press = async (target: HTMLElement, key = '{Enter}') => {
    target.focus()
    await user.keyboard(key)
  }
  await press(button('Seç'))
  expect(button('Vazgeç')).toHaveFocus()
  expect(actionButton('Yayımla')).toBeDisabled()
  for (const name of [first, third]) await press(checkbox(`${name}: seç`), ' ')
  expect(selectionStatus()).toHaveTextContent('2 seçili')
  await press(actionButton('Yayımla'))
  expect(dialog()).toHaveTextContent('2 yazı şimdi yayımlanacak.')
  await waitFor(() => expect(within(dialog()!).getByRole('button', { name: 'İptal' })).toHaveFocus())
  await user.tab({ shift: true })
  await user.keyboard('{Enter}')
  await main().findByText('2 yazı yayımlandı.')
  await waitFor(() => expect(document.getElementById('list-heading')).toHaveFocus())
  await waitFor(() => expect(row(first)).toHaveTextContent('Yayında'))
  expect([second, third].map((name) => /Taslak|Yayında/.exec(row(name)!.textContent)?.[0])).toEqual([
    'Taslak',
    'Yayında',
  ])
  expect(button(`${second}: düzenle`), 'the selection is closed').toBeEnabled()
})

it('a row that a colleague has changed is skipped, reported and still selected, and the action applies to the other rows', async () => {
  const { user, titles } = await openDrafts(2)
  const [first, other] = titles as [string, string]
  await selectAll(user)
  const { id } = await content.db.blogPost.findFirstOrThrow({ where: { title: other } })
  const body = formOf({ title: `${other} değişti`, content: 'Başkasının sözü' })
  await fetchJson(session.token, 'PUT', `/api/BlogPosts/${id}`, body)
  await runAction(user, 'Taslağa Al')
  await main().findByText('Hiçbir yazı taslağa alınmadı.')
  await main().findByText('2 tanesi zaten taslaktı.')
  await selectAll(user)
  await content.db.blogPost.update({ where: { id }, data: { version: { increment: 1 } } })
  await runAction(user, 'Sil')
  const alert = await findAlert('1 yazı silindi.')
  expect(alert).toHaveTextContent(`1 tanesi bu arada değişti, dokunulmadı: “${other} değişti”.`)
  await waitFor(() => expect(row(first)).toBeUndefined())
  expect(checkbox(`${other} değişti: seç`)).toBeChecked()
  await runAction(user, 'Sil')
  await main().findByText('1 yazı silindi.')
})

it('all results can be selected, including rows not loaded yet, and a changed number must be confirmed again', async () => {
  const { user, word } = await openDrafts(52)
  await user.click(button('Seç'))
  await user.click(checkbox('Görünen 50 kayıt'))
  expect(selectionStatus()).toHaveTextContent('50 seçili')
  await user.click(checkbox('Listedeki 52 kaydın hepsi'))
  expect(selectionStatus()).toHaveTextContent('52 seçili')
  await content.addPost({ title: `${word} sonradan`, slug: slugFromText(`${word} sonradan`), isDraft: true })
  await user.click(actionButton('Sil'))
  expect(dialog()).toHaveTextContent('Görünmeyenlerle birlikte 52 yazı silinecek.')
  await user.click(within(dialog()!).getByRole('button', { name: 'Sil' }))
  await findAlert('Liste bu arada değişti: 52 değil 53 kayıt var. Hiçbirine dokunulmadı.')
  await waitFor(() => expect(selectionStatus()).toHaveTextContent('53 seçili'))
  await runAction(user, 'Sil')
  await main().findByText('53 yazı silindi.')
  await waitFor(() => expect(rows()).toEqual([]))
  searchFor('')
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
})

it('in the bin a post can be restored or, after a question, purged, and a taken address is reported', async () => {
  const [restoredTitle, purgedTitle] = [unique('Geri gelecek'), unique('Gidecek')]
  const ids = await Promise.all(
    [restoredTitle, purgedTitle].map((title) => content.addPost({ title, slug: slugFromText(title) })),
  )
  const { user, token } = await openPanel(<BinScreen />, { path: '/admin/silinenler', content })
  for (const id of ids) await fetchJson(token, 'DELETE', `/api/BlogPosts/${id}`)
  const otherId = await content.addPost({ title: 'Aynı adres', slug: slugFromText(restoredTitle) })
  searchFor(restoredTitle.split(' ').at(-1)!)
  await user.click(await screen.findByRole('button', { name: `Geri Al: ${restoredTitle}` }))
  await findAlert(`“${restoredTitle}” geri alınamadı: Adresini ya da adını artık başka bir kayıt taşıyor.`)
  await content.db.blogPost.delete({ where: { id: otherId } })
  await user.click(button(`Geri Al: ${restoredTitle}`))
  await main().findByText(`“${restoredTitle}” geri alındı.`)
  await waitFor(() => expect(screen.queryByRole('button', { name: `Geri Al: ${restoredTitle}` })).toBeNull())
  expect(main().getByText('Son 30 gün')).toHaveFocus()
  expect(await content.db.blogPost.count({ where: { id: ids[0] } })).toBe(1)
  searchFor(purgedTitle.split(' ').at(-1)!)
  await user.click(await screen.findByRole('button', { name: `Kalıcı Sil: ${purgedTitle}` }))
  expect(dialog()).toHaveTextContent(`“${purgedTitle}” resimleriyle kalıcı olarak silinecek.`)
  await user.click(within(dialog()!).getByRole('button', { name: 'Sil' }))
  await main().findByText(`“${purgedTitle}” kalıcı olarak silindi.`)
  await untilListShown()
  expect(await content.db.binItem.count({ where: { id: ids[1] } })).toBe(0)
})

it('several items of a kind can be restored from the bin at once, and those that cannot are reported and still selected', async () => {
  const word = unique('Sepet').replace(' ', '')
  const titles = ['a', 'b', 'c'].map((letter) => `${word} ${letter}`) as [string, string, string]
  const ids = await Promise.all(titles.map((title) => content.addPost({ title, slug: slugFromText(title) })))
  const reference = await content.addReference(`${word} marka`)
  const { user, token } = await openPanel(<BinScreen />, { path: `/admin/silinenler?q=${word}`, content })
  for (const id of ids) await fetchJson(token, 'DELETE', `/api/BlogPosts/${id}`)
  await fetchJson(token, 'DELETE', `/api/References/${reference}`)
  await content.addPost({ title: 'Aynı adres', slug: slugFromText(titles[0]) })
  searchFor(word.toUpperCase())
  await screen.findByRole('button', { name: `Geri Al: ${titles[0]}` })
  expect(await screen.findByRole('link', { name: /^Yazı \d+$/ })).toHaveAttribute(
    'href',
    expect.stringContaining('tur=blog'),
  )
  await user.click(button('Seç'))
  for (const title of titles) await user.click(checkbox(`Seç: ${title}`))
  expect(selectionStatus()).toHaveTextContent('3 seçili')
  await user.click(actionButton('Geri Al'))
  await main().findByText('2 kayıt geri alındı, 1 kayıt atlandı.')
  expect(main().getByText(new RegExp(`“${titles[0]}”: Adresini`))).toBeVisible()
  expect(main().getByRole('link', { name: 'Yazıyı Aç' })).toBeVisible()
  await waitFor(() => expect(checkbox(`Seç: ${titles[0]}`)).toBeChecked())
  await user.click(actionButton('Kalıcı Sil'))
  expect(dialog()).toHaveTextContent('1 kayıt resimleriyle kalıcı olarak silinecek. Bir daha geri alınamaz.')
  await user.click(within(dialog()!).getByRole('button', { name: 'Kalıcı Sil' }))
  const message = await main().findByText('1 yazı kalıcı olarak silindi.')
  await waitFor(() => expect(document.activeElement).toContainElement(message))
})
