import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PanelSearch } from '@/components/panel/panel-search'
import {
  UNAVAILABLE,
  fetchJson,
  holdCalls,
  openPanel,
  refuseCalls,
  unique,
  useContent,
  write,
} from '../support/screens/panel'

// The panel's search. What it finds is tested at its call (e2e/api/site/panel-search.test.ts).

const content = useContent()

const fields = () => screen.queryAllByRole<HTMLInputElement>('combobox', { name: /^Panelde ara/ })
const results = () => within(screen.getByRole('listbox', { name: 'Sonuçlar' }))
const loadedOptions = async () =>
  within(await screen.findByRole('listbox', { name: 'Sonuçlar' })).findAllByRole('option')
const selectedText = () => results().getAllByRole('option', { selected: true })[0]!.textContent

async function openSearch() {
  const panel = await openPanel(
    <>
      <PanelSearch />
      <label>
        Alan <input />
      </label>
    </>,
    { path: '/admin/ayarlar', content },
  )
  const open = async () => {
    await panel.user.keyboard('{Control>}k{/Control}')
    return screen.findByRole<HTMLInputElement>('combobox', { name: /^Panelde ara/ })
  }
  return { ...panel, open }
}

async function addCustomers(token: string, companyName: string, count = 2): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const json = { companyName: `${companyName} ${number}`, contactPerson: 'Kişi', phone: `0532 555 20 0${number}` }
    await fetchJson(token, 'POST', '/api/Customers', json)
  }
}

it('the search opens by / outside of fields and by Ctrl+K anywhere, with the focus and five examples', async () => {
  const { user, open } = await openSearch()
  await user.type(screen.getByLabelText('Alan'), '1/2')
  expect(screen.getByLabelText('Alan')).toHaveValue('1/2')
  expect(fields()).toEqual([])
  expect(await open()).toHaveFocus()
  expect(screen.getAllByRole('term')).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Aramayı kapat' }))
  expect(fields()).toEqual([])
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('/')
  await waitFor(() => expect(fields()[0]).toHaveFocus())
  expect(fields()[0]).toHaveValue('')
})

it('the arrow keys choose a result and wrap around', async () => {
  const { user, token, open } = await openSearch()
  const name = unique('Arama')
  await addCustomers(token, name)
  write(await open(), name)
  expect((await loadedOptions()).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(`${name} 2`),
    expect.stringContaining(`${name} 1`),
  ])
  expect(screen.getByText('2 sonuç')).toBeInTheDocument()
  expect(selectedText()).toContain(`${name} 2`)
  await user.keyboard('{ArrowDown}')
  expect(selectedText()).toContain(`${name} 1`)
  await user.keyboard('{ArrowDown}')
  expect(selectedText()).toContain(`${name} 2`)
})

it('a response for an earlier text never replaces a newer one', async () => {
  const { token, open } = await openSearch()
  const [first, second] = [unique('Önceki'), unique('Sonraki')]
  await addCustomers(token, first, 1)
  await addCustomers(token, second, 1)
  const heldCalls = holdCalls(`GET /api/Panel/Search?${new URLSearchParams({ q: first })}`)
  write(await open(), first)
  await waitFor(() => expect(heldCalls.heldCount()).toBe(1))
  expect(screen.getByText('aranıyor')).toBeInTheDocument()
  heldCalls.letOthersThrough()
  write(fields()[0]!, second)
  await waitFor(() => expect(selectedText()).toContain(second))
  heldCalls.release()
  await heldCalls.untilAnswered()
  expect(selectedText()).toContain(second)
})

it('the search says that nothing was found, and why a search failed, with a button that repeats it', async () => {
  const { user, open } = await openSearch()
  const text = unique('Yok')
  write(await open(), text)
  expect(await screen.findByText(`“${text}” için bir şey bulunamadı.`)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Silinenler’de ara' })).toHaveAttribute(
    'href',
    expect.stringContaining('?q=Yok'),
  )
  const restore = refuseCalls(/^GET \/api\/Panel\/Search/)
  write(fields()[0]!, `${text} ${text}x`)
  expect(await screen.findByText(`Aranırken bir hata oluştu: ${UNAVAILABLE}`)).toBeInTheDocument()
  restore()
  await user.click(screen.getByRole('button', { name: 'Yeniden Dene' }))
  expect(await screen.findByText('sonuç yok')).toBeInTheDocument()
})
