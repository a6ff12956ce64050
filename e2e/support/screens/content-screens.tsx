import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterAll, beforeAll, expect } from 'vitest'
import { BlogScreen } from '@/components/articles/staff/blog-screen'
import { FaultsScreen } from '@/components/faults/staff/faults-screen'
import { RedirectsScreen } from '@/components/redirects/redirects-screen'
import { ReferencesScreen } from '@/components/references/references-screen'
import { ServicesScreen } from '@/components/services/staff/services-screen'
import type { Account } from '../calls/accounts'
import type { Content } from '../calls/content'
import { fetchJson, formOf } from '../calls/http'
import { newPicture } from '../images'
import { openPanel, type Panel, signInAs, useContent, write } from './panel'
import { servicesOf } from '../calls/site-services'

/** The panel's content screens, which share the components for list and form. */
export const CONTENT_SCREENS = {
  blog: { path: '/admin/blog', api: '/api/BlogPosts', element: <BlogScreen siteName="Ölçev" /> },
  referanslar: { path: '/admin/referanslar', api: '/api/References', element: <ReferencesScreen /> },
  hizmetler: { path: '/admin/hizmetler', api: '/api/Services', element: <ServicesScreen siteName="Ölçev" /> },
  'ariza-kodlari': { path: '/admin/ariza-kodlari', api: '/api/Faults', element: <FaultsScreen /> },
  yonlendirmeler: { path: '/admin/yonlendirmeler', api: '/api/Redirects', element: <RedirectsScreen /> },
} satisfies Record<string, { path: string; api: string; element: ReactElement }>

type Screen = keyof typeof CONTENT_SCREENS

export async function openScreen(name: Screen, content: Content, account?: Account, query = ''): Promise<Panel> {
  const { path, element } = CONTENT_SCREENS[name]
  const panel = await openPanel(element, { path: path + query, content, account })
  await untilListShown()
  return panel
}

/** Provides a test file with an account and its token, `open` for content screens as that account, and calls for services. */
export function useScreens() {
  const content = useContent()
  const session = {} as { account: Account; token: string }
  beforeAll(async () => {
    session.account = await content.addAdministrator()
    session.token = (await signInAs(session.account)).token
  })
  const open = (name: Screen, query = '') => openScreen(name, content, session.account, query)
  const addedIds: string[] = []
  /** Returns calls for services. Those that tests add are deleted at the end of the file, because a list shows at most fifty. */
  const services = () => {
    const calls = servicesOf('', session.token)
    const add = async (pictureCount?: number) => {
      const service = await calls.add(pictureCount)
      addedIds.push(service.id)
      return service
    }
    return { ...calls, add }
  }
  afterAll(() => content.db.service.deleteMany({ where: { id: { in: addedIds } } }))
  return { content, session, open, services }
}

export const form = () => within(document.querySelector<HTMLElement>('main form')!)
export const field = (label: string | RegExp) => form().getByLabelText<HTMLInputElement>(label)
export const fileInput = () => document.querySelector<HTMLInputElement>('main form input[type=file]')!
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const title = () => document.querySelector('main form h2')!
export const hasUnsavedChanges = () => form().queryByText('Kaydedilmemiş değişiklik var') !== null
export const rows = () => [...document.querySelectorAll<HTMLElement>('[id^="kayit-"]')]
export const row = (name: string) => rows().find(({ textContent }) => textContent.includes(name))
export const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
export const stateChoice = (name: 'Taslak' | 'Zamanlandı' | 'Yayında') => form().getByRole('radio', { name })

export const fill = (label: string | RegExp, value: string) => write(field(label), value)

/** Waits until the list is shown and has no pending calls. */
export const untilListShown = () =>
  waitFor(() => {
    expect(document.querySelector('main [aria-busy]')).not.toBeNull()
    expect(document.querySelector('main [aria-busy=true]')).toBeNull()
  })

export const save = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Kaydet' }))

/** Calls `act` and waits for the responses to all API calls that it causes. */
async function untilResponded(act: () => Promise<void>): Promise<void> {
  const originalFetch = globalThis.fetch
  let pending = 0
  globalThis.fetch = async (input, init) => {
    pending += 1
    return originalFetch(input, init).finally(() => (pending -= 1))
  }
  await act()
  await waitFor(() => expect(pending).toBe(0))
  globalThis.fetch = originalFetch
}

/** Presses 'Kaydet' and waits until the row says that it was saved. */
export async function saveAndCheckRow(user: UserEvent, name: string): Promise<void> {
  await untilResponded(async () => {
    await save(user)
    await waitFor(() => expect(form().getByRole('button', { name: 'Kaydet' })).toBeEnabled())
  })
  await waitFor(() => expect(row(name)).toHaveTextContent(/kaydedildi/i))
}

/** Opens an item for editing, and waits until the form has loaded it. */
export async function edit(user: UserEvent, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name: `${name}: düzenle` })
  await untilResponded(() => user.click(button))
  await waitFor(() => expect(title()).toHaveTextContent(name))
}

export async function remove(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `${name}: sil` }))
  await user.click(within(dialog()!).getByRole('button', { name: 'Sil' }))
}

export async function addWithPicture(
  token: string,
  screen: 'blog' | 'referanslar',
  texts: Record<string, string>,
): Promise<Record<string, string>> {
  const body = formOf({ ...texts, [screen === 'blog' ? 'imageFile' : 'logoFile']: await newPicture() })
  return fetchJson(token, 'POST', CONTENT_SCREENS[screen].api, body)
}
