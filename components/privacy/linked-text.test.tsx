import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text'

const phone = { text: '+90 (212)', href: 'tel:+90212' }
const email = { text: 'a@b.example', href: 'mailto:a@b.example' }
const show = (text: string, links = [email, phone]) => renderToStaticMarkup(<LinkedText text={text} links={links} />)

test('links stand where their words do, whatever their order in the list', () => {
  expect(show('Ara +90 (212), yaz a@b.example.')).toBe(
    'Ara <a href="tel:+90212">+90 (212)</a>, yaz <a href="mailto:a@b.example">a@b.example</a>.',
  )
})

test('only the first occurrence is a link', () => {
  expect(show('a@b.example ve a@b.example')).toBe('<a href="mailto:a@b.example">a@b.example</a> ve a@b.example')
})

test('a text without their words stays as it is', () => {
  expect(show('Adres yok')).toBe('Adres yok')
  expect(renderToStaticMarkup(<LinkedText text="Adres yok" />)).toBe('Adres yok')
})
