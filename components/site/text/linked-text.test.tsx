import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text'

test('links stand where their words do, whatever their order in the list, and only at the first', () => {
  const links = ['a@b.example', '+90 (212)'].map((text) => ({ text, href: `x:${text.slice(0, 3)}` }))
  expect(renderToStaticMarkup(<LinkedText text="Ara +90 (212), yaz a@b.example, a@b.example." links={links} />)).toBe(
    'Ara <a href="x:+90">+90 (212)</a>, yaz <a href="x:a@b">a@b.example</a>, a@b.example.',
  )
})
