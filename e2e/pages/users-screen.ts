import { expect, type Page } from '@playwright/test'
import { main } from './public'
import { unique } from './content-screen'

export const USERS = '/admin/kullanicilar'

/** One of the lists of people. */
export const people = (page: Page, title: 'Girebilenler' | 'Davet bekleyen' | 'Devre dışı') =>
  main(page).getByRole('region', { name: title })

/** The list of roles in a person's row. */
export const roleOf = (page: Page, name: string) => main(page).getByLabel(`${name}: rol`, { exact: true })

export const inviteButton = (page: Page) => main(page).getByRole('button', { name: 'Davet Bağlantısı Oluştur' })
export const inviteEmail = (page: Page) => main(page).getByLabel('E-posta', { exact: true })

/** The link that is shown once. */
export const onceLink = (page: Page) => main(page).getByLabel('Bağlantı', { exact: true })

/** Returns an address that no other test invites. */
export const newEmail = () => `${unique('davetli').replace(' ', '-')}@ornek.example`

/** Invites somebody on the open screen, and returns the path of the link. */
export async function invite(page: Page, email: string, role: 'Yönetici' | 'Editör' | 'Servis' = 'Servis') {
  await inviteEmail(page).fill(email)
  await main(page).getByRole('radio', { name: role }).check()
  await inviteButton(page).click()
  await expect(main(page).getByRole('heading', { name: `${email} davet edildi` })).toBeVisible()
  return new URL(await onceLink(page).inputValue()).pathname
}
