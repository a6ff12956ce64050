import { expect, it } from 'vitest'
import { partsOf } from './text-parts'
import * as pictures from './inline-pictures'

const { keysIn, proseOf, textCounts } = pictures

const afterInsert = (text: string, ...keys: string[]) => {
  const { from, to, insert } = pictures.insertPictures({ text, start: text.length, end: text.length }, keys)
  return text.slice(0, from) + insert + text.slice(to)
}

it('a key reads like the name of its file, is never used twice, and is found in the text', () => {
  expect(pictures.newKey('Pano Önü (1).PNG', [])).toBe('pano-onu-1')
  expect(pictures.newKey('pano.png', ['pano', 'pano-2'])).toBe('pano-3')
  for (const name of ['.png', '電源.jpg', '___.gif', `${'uzun ad '.repeat(20)}.png`])
    expect(keysIn(afterInsert('', pictures.newKey(name, [])))).toEqual([pictures.newKey(name, [])])
})

it('the keys of a text are those of its pictures, each once, and the keys of uploaded pictures become addresses', () => {
  const text = '![Pano](yeni:pano)\n\n[a](/yeni:b) ![Kart](yeni:kart "Altyazı") ![Pano](yeni:pano)'
  expect(keysIn(text)).toEqual(['pano', 'kart'])
  expect(pictures.withAddresses(text, new Map([['pano', '/uploads/1.png']]))).toBe(
    '![Pano](/uploads/1.png)\n\n[a](/yeni:b) ![Kart](yeni:kart "Altyazı") ![Pano](/uploads/1.png)',
  )
})

it('words, tables and pictures are counted', () => {
  const text = '## Ölçün\n\n| Ölçüm | Sınır |\n|---|---:|\n| Devir | 2 480 |\n\n![Kart](/uploads/a.png)\n\n---'
  expect(textCounts(text)).toEqual({ words: 7, tables: 1, pictures: 1 })
})

it('a long text of unclosed Markdown is parsed within two seconds', () => {
  for (const piece of ['[', '![', '](', '](yeni:', '| ', '"', '> ']) {
    const startedAt = performance.now()
    for (const read of [keysIn, proseOf, textCounts, partsOf]) read(piece.repeat(50_000))
    expect(performance.now() - startedAt).toBeLessThan(2000)
  }
})
