import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text'

test('the first occurrence of each text is a link, in any order of the list', () => {
  const links = ['a@b.example', '+90 (212)'].map((text) => ({ text, href: `x:${text.slice(0, 3)}` }))
  expect(renderToStaticMarkup(<LinkedText text="Ara +90 (212), yaz a@b.example, a@b.example." links={links} />)).toBe(
    'Ara <a href="x:+90">+90 (212)</a>, yaz <a href="x:a@b">a@b.example</a>, a@b.example.',
  )
})
