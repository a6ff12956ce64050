import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SiteScreen } from '@/components/settings/site-screen'
import {
  addWithPicture,
  button,
  dialog,
  edit,
  field,
  fill,
  hasUnsaved,
  saveAndSee,
  title,
  useScreens,
} from '../support/content-screens'
import { callAs, main, openPanel, unique } from '../support/panel'

const { content, own, open } = useScreens()

it('an earlier text is compared and taken back into the form, what was typed comes back, and saving stores it', async () => {
  const name = unique('Onceki')
  const item = await addWithPicture(own.token, 'blog', { title: name, content: 'İlk metin burada.', summary: 'Özet' })
  const body = new FormData()
  for (const [field, text] of Object.entries({ title: name, content: 'İkinci metin burada.' })) body.set(field, text)
  expect((await callAs(own.token, 'PUT', `/api/BlogPosts/${item.id}`, body)).status).toBe(200)
  const { user } = await open('blog')
  expect(screen.queryByRole('button', { name: 'Önceki hâlleri' })).toBeNull()
  await edit(user, name)
  fill('İçerik', 'Yarım kalan metin')
  button('Önceki hâlleri').focus()
  await user.keyboard('{Enter}')
  const versions = () => within(dialog()!)
  const version = await versions().findByText('İçerik, Özet')
  await user.click(version)
  const [was, then] = versions().getAllByRole('definition')
  expect([was, then].map((side) => side!.textContent)).toEqual([
    'Bu hâlİlk metin burada.',
    'Sonrakiİkinci metin burada.',
  ])
  expect(was!.querySelector('del')).toHaveTextContent('İlk')
  await user.click(versions().getByRole('button', { name: /^Bu hâle getir/ }))
  expect(dialog()).toBeNull()
  await waitFor(() => expect(title().firstElementChild).toHaveFocus())
  expect([field('İçerik').value, field(/^Özet/).value, hasUnsaved()]).toEqual(['İlk metin burada.', 'Özet', true])
  await user.click(button('Geri al'))
  expect(field('İçerik')).toHaveValue('Yarım kalan metin')
  await user.click(button('Geri al'))
  expect(field('İçerik')).toHaveValue('İlk metin burada.')
  const { slug, imageUrl, publishedAt } = item as Record<string, unknown>
  await saveAndSee(user, name)
  const stored: unknown = await (await callAs(own.token, 'GET', `/api/BlogPosts/${item.slug}`)).json()
  expect(stored).toMatchObject({ content: 'İlk metin burada.', summary: 'Özet', slug, imageUrl, publishedAt })
})

it('the words with which a page began come back into its form', async () => {
  const json = (sentText: string) => ({ sentText })
  const before = await (await callAs(own.token, 'GET', '/api/Settings/formTexts')).json()
  await callAs(own.token, 'PUT', '/api/Settings/formTexts', json('Aldık.'))
  const { user } = await openPanel(<SiteScreen siteUrl="https://ornek.example" sheet="texts" />, {
    path: '/admin/metinler?bolum=form',
    content,
    account: own.account,
  })
  const text = () => main().getByLabelText<HTMLTextAreaElement>(/Gönderildikten sonra/)
  await waitFor(() => expect(text()).toHaveValue('Aldık.'))
  await user.click(button('Önceki hâlleri'))
  await user.click(await within(dialog()!).findByText('Gönderildikten sonra'))
  await user.click(within(dialog()!).getByRole('button', { name: /^Bu hâle getir/ }))
  expect(text()).toHaveValue((before as { sentText: string }).sentText)
})
