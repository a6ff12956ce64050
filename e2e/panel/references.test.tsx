import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReferencesScreen } from '@/components/references/references-screen'
import { newPictureFile } from '../support/images'
import { fileOf, findAlert, main, openPanel, refuseCalls, unique, useContent } from '../support/panel'

const content = useContent()
const open = () => openPanel(<ReferencesScreen />, { path: '/admin/referanslar', content })
const name = () => screen.getByLabelText('Marka adı')
const save = () => screen.getByRole('button', { name: 'Kaydet' })

it('asks for a name and a logo, and then saves both', async () => {
  const { user } = await open()
  await user.click(save())
  expect(name()).toHaveFocus()
  expect(name()).toHaveAccessibleDescription('Marka adını yazın.')
  const brand = unique('Marka')
  await user.type(name(), brand)
  await user.click(save())
  const logo = screen.getByLabelText(/Logo seç/)
  expect(logo).toHaveAccessibleDescription('Yeni referans eklerken logo seçmek zorunludur.')
  await user.upload(logo, fileOf(await newPictureFile('logo.png')))
  await user.click(save())
  const button = await screen.findByRole('button', { name: `${brand}: düzenle` })
  await waitFor(() => expect(button).toHaveFocus())
  expect(name()).toHaveValue('')
})

it('takes a failed move back and says so', async () => {
  const { user } = await open()
  const list = await main().findByRole('region', { name: /^Referanslar/ })
  await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(2))
  const first = () => within(list).getAllByRole('listitem')[0]!
  const before = first().textContent
  refuseCalls('PUT /api/References/order', 503, 'Hizmet geçici olarak kullanılamıyor.')
  await user.click(within(first()).getByRole('button', { name: /: arkaya taşı$/ }))
  await findAlert('Sıra kaydedilirken hata oluştu: Hizmet geçici olarak kullanılamıyor.')
  await waitFor(() => expect(first().textContent).toBe(before))
})
