// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Button } from '@/components/ui/button'
import { HYDRATING, keepTranslatedTexts } from '@/components/ui/translated-texts'

keepTranslatedTexts(HYDRATING)
afterEach(cleanup)

/** Replaces a text with its translation, as a browser's translator does. */
type ReplaceText = (text: Text, translation: HTMLElement) => void
const REPLACEMENTS: [string, ReplaceText][] = [
  ['replaceChild', (text, translation) => text.parentNode!.replaceChild(translation, text)],
  [
    'insertBefore and removeChild',
    (text, translation) => {
      const parent = text.parentNode!
      parent.insertBefore(translation, text)
      parent.removeChild(text)
    },
  ],
  [
    'after and append',
    (text, translation) => {
      text.after(translation)
      translation.append(text)
      translation.textContent = `~${text.data}`
    },
  ],
]

function translate(root: Node, replace: ReplaceText) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ data }) => data.trim() && !data.startsWith('~'))) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `~${text.data}`
    outer.append(inner)
    replace(text, outer)
  }
}

const Row = ({ count, children }: { count: number; children?: ReactNode }) => (
  <p>
    {children}
    {count} fotoğraf{count > 1 && <b>, çok</b>} seçildi{count > 2 && ' ve yüklendi'}
  </p>
)

it.each(REPLACEMENTS)('on a page that was translated with %s, changed texts are visible', (_, replace) => {
  const { container, rerender } = render(<Row count={1} />)
  translate(container, replace)
  expect(container.textContent).toBe('~1~ fotoğraf~ seçildi')
  rerender(
    <Row count={3}>
      <i>!</i>
    </Row>,
  )
  expect(container.textContent?.replaceAll('~', '')).toBe('!3 fotoğraf, çok seçildi ve yüklendi')
  translate(container, replace)
  rerender(<Row count={1} />)
  expect(container.textContent?.replaceAll('~', '')).toBe('1 fotoğraf seçildi')
})

it('a running translator translates the text of a busy button, and then its normal text again', async () => {
  const [, replace] = REPLACEMENTS[0]!
  const { container, rerender } = render(<Button>Gönder</Button>)
  const observer = new MutationObserver(() => translate(container, replace))
  observer.observe(container, { childList: true, subtree: true, characterData: true })
  translate(container, replace)
  for (const busy of ['Gönderiliyor', undefined]) {
    rerender(<Button busy={busy}>Gönder</Button>)
    await act(async () => {})
    expect(container.textContent).toBe(`~${busy ?? 'Gönder'}`)
  }
  observer.disconnect()
})

it('a page keeps the text in its fields if React renders it again because a translator was faster', () => {
  const page = (
    <form>
      <Row count={2} />
      <textarea id="fault" defaultValue="" />
    </form>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const oldField = container.querySelector('textarea')!
  oldField.value = 'Açılmıyor'
  oldField.focus()
  dispatchEvent(new Event(HYDRATING))
  translate(container, REPLACEMENTS[0]![1])
  render(page, { container, hydrate: true, onRecoverableError: () => {} })
  dispatchEvent(new Event('hydrated'))
  const field = container.querySelector('textarea')!
  expect([field === oldField, field.value, field === document.activeElement]).toEqual([false, 'Açılmıyor', true])
})

it('a page that was translated before hydration keeps the text in its fields and its translation', async () => {
  const page = (
    <form>
      <Row count={2} />
      <input name="phone" />
    </form>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  translate(container, REPLACEMENTS[0]![1])
  container.querySelector('input')!.value = '0532'
  dispatchEvent(new Event(HYDRATING))
  const { rerender } = render(page, { container, hydrate: true })
  dispatchEvent(new Event('hydrated'))
  expect(container.querySelector('input')!.value).toBe('0532')
  expect(container.textContent).toContain('~ fotoğraf')
  rerender(<Row count={7} />)
  expect(container.textContent).toContain('7')
})
