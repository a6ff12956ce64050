import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { slugFromText } from '@/lib/platform/turkish/slug'
import { button, dialog, listShown, row, rows, useScreens } from '../support/content-screens'
import { callAs, findAlert, main, unique, write } from '../support/panel'
import { useOwnSite } from '../support/shared-site'

// Several rows at once. Every list has the same component. They are so many that they hide the rows of others.
await useOwnSite()

const { content, own, open } = useScreens()

const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const searchFor = (value: string) => write(main().getByRole('searchbox'), value)
const bar = () => within(screen.getByRole('region', { name: 'Seçilenler' }))
const count = () => bar().getByRole('status')
const action = (name: string) => bar().getByRole<HTMLButtonElement>('button', { name })
const confirm = (user: UserEvent, name: string) => user.click(within(dialog()!).getByRole('button', { name }))

/** Adds drafts with one word in common and shows them alone. */
async function openDrafts(number: number): Promise<{ user: UserEvent; word: string; titles: string[] }> {
  const word = unique('Birlikte')
  const titles = Array.from({ length: number }, (_, index) => `${word} ${index}`)
  for (const title of titles) await content.addPost({ title, slug: slugFromText(title), isDraft: true })
  const { user } = await open('blog')
  searchFor(word)
  const found = () => document.querySelector('#list-heading + div')!
  await waitFor(() => expect(found()).toHaveTextContent(new RegExp(`^${number}\\D`)))
  await listShown()
  return { user, word, titles }
}

/** Presses the key until something has the focus. */
async function tabTo(user: UserEvent, target: () => HTMLElement) {
  for (let presses = 0; presses < 60 && document.activeElement !== target(); presses += 1) await user.tab()
  expect(target()).toHaveFocus()
}

it('rows are chosen and published by keyboard alone, after the number was confirmed, and the focus is kept', async () => {
  const { user, titles } = await openDrafts(3)
  // As they stand in the list.
  const places = titles.toSorted((a, b) => rows().indexOf(row(a)!) - rows().indexOf(row(b)!))
  const [first, second, third] = places as [string, string, string]
  button('Seç').focus()
  await user.keyboard('{Enter}')
  expect(button('Vazgeç')).toHaveFocus()
  expect(action('Yayımla')).toBeDisabled()
  await tabTo(user, () => tick(`${first}: seç`))
  await user.keyboard(' ')
  expect(count()).toHaveTextContent('1 seçili')
  await tabTo(user, () => tick(`${third}: seç`))
  await user.keyboard(' ')
  expect(count()).toHaveTextContent('2 seçili')
  await tabTo(user, () => action('Yayımla'))
  await user.keyboard('{Enter}')
  expect(dialog()).toHaveTextContent('2 yazı şimdi yayımlanacak.')
  await waitFor(() => expect(within(dialog()!).getByRole('button', { name: 'İptal' })).toHaveFocus())
  await user.tab({ shift: true })
  await user.keyboard('{Enter}')
  await main().findByText('2 yazı yayımlandı.')
  await waitFor(() => expect(document.getElementById('list-heading')).toHaveFocus())
  await waitFor(() => expect(row(first)).toHaveTextContent('Yayında'))
  expect(row(third)).toHaveTextContent('Yayında')
  expect(row(second)).toHaveTextContent('Taslak')
  expect(button(`${second}: düzenle`), 'choosing has ended').toBeEnabled()
})

it('a row that a colleague changed meanwhile is named, left and chosen still, and the others are done', async () => {
  const { user, titles } = await openDrafts(2)
  const [mine, theirs] = titles as [string, string]
  await user.click(button('Seç'))
  await user.click(tick('Hepsi'))
  const { id } = await content.db.blogPost.findFirstOrThrow({ where: { title: theirs } })
  const body = new FormData()
  body.set('title', `${theirs} değişti`)
  body.set('content', 'Başkasının sözü')
  expect((await callAs(own.token, 'PUT', `/api/BlogPosts/${id}`, body)).status).toBe(200)
  await user.click(action('Taslağa Al'))
  await confirm(user, 'Taslağa Al')
  await main().findByText('Hiçbir yazı taslağa alınmadı.')
  await main().findByText('2 tanesi zaten taslaktı.')
  await user.click(button('Seç'))
  await user.click(tick('Hepsi'))
  await content.db.blogPost.update({ where: { id }, data: { version: { increment: 1 } } })
  await user.click(action('Sil'))
  await confirm(user, 'Sil')
  const told = await findAlert('1 yazı silindi.')
  expect(told).toHaveTextContent(`1 tanesi bu arada değişti, dokunulmadı: “${theirs} değişti”.`)
  await waitFor(() => expect(row(mine)).toBeUndefined())
  expect(tick(`${theirs} değişti: seç`)).toBeChecked()
  await user.click(action('Sil'))
  await confirm(user, 'Sil')
  await main().findByText('1 yazı silindi.')
})

it('all that the list finds are chosen beyond the rows that are shown, with the number that holds', async () => {
  const { user, word } = await openDrafts(52)
  await user.click(button('Seç'))
  await user.click(tick('Görünen 50 kayıt'))
  expect(count()).toHaveTextContent('50 seçili')
  await user.click(tick('Listedeki 52 kaydın hepsi'))
  expect(count()).toHaveTextContent('52 seçili')
  await content.addPost({ title: `${word} sonradan`, slug: slugFromText(`${word} sonradan`), isDraft: true })
  await user.click(action('Sil'))
  expect(dialog()).toHaveTextContent('Görünmeyenlerle birlikte 52 yazı silinecek.')
  await confirm(user, 'Sil')
  await findAlert('Liste bu arada değişti: 52 değil 53 kayıt var. Hiçbirine dokunulmadı.')
  await waitFor(() => expect(count()).toHaveTextContent('53 seçili'))
  await user.click(action('Sil'))
  await confirm(user, 'Sil')
  await main().findByText('53 yazı silindi.')
  await waitFor(() => expect(rows()).toEqual([]))
  searchFor('')
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
})
