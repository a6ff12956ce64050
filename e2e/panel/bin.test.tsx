import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BinScreen } from '@/components/bin/bin-screen'
import { slugFromText } from '@/lib/platform/turkish/slug'
import { button, dialog, listShown } from '../support/content-screens'
import { callAs, findAlert, main, openPanel, unique, useContent, write } from '../support/panel'

const content = useContent()

it('a deleted post comes back at a press, one goes for good after a question, and a taken address is told', async () => {
  const [back, gone] = [unique('Geri gelecek'), unique('Gidecek')]
  const ids = await Promise.all([back, gone].map((title) => content.addPost({ title, slug: slugFromText(title) })))
  const { user, token } = await openPanel(<BinScreen />, { path: '/admin/silinenler', content })
  for (const id of ids) expect((await callAs(token, 'DELETE', `/api/BlogPosts/${id}`)).status).toBe(204)
  const service = await content.addPost({ title: 'Aynı adres', slug: slugFromText(back) })
  write(main().getByRole('searchbox'), back.split(' ').at(-1)!)
  await user.click(await screen.findByRole('button', { name: `Geri Al: ${back}` }))
  await findAlert(`“${back}” geri alınamadı: Adresini ya da adını artık başka bir kayıt taşıyor.`)
  await content.db.blogPost.delete({ where: { id: service } })
  await user.click(button(`Geri Al: ${back}`))
  await main().findByText(`“${back}” geri alındı.`)
  await waitFor(() => expect(screen.queryByRole('button', { name: `Geri Al: ${back}` })).toBeNull())
  expect(main().getByText('Son 30 gün')).toHaveFocus()
  expect(await content.db.blogPost.count({ where: { id: ids[0] } })).toBe(1)
  write(main().getByRole('searchbox'), gone.split(' ').at(-1)!)
  await user.click(await screen.findByRole('button', { name: `Kalıcı Sil: ${gone}` }))
  expect(dialog()).toHaveTextContent(`“${gone}” resimleriyle kalıcı olarak silinecek.`)
  await user.click(within(dialog()!).getByRole('button', { name: 'Sil' }))
  await main().findByText(`“${gone}” kalıcı olarak silindi.`)
  await listShown()
  expect(await content.db.binItem.count({ where: { id: ids[1] } })).toBe(0)
})
