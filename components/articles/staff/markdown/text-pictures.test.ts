import { describe, expect, it } from 'vitest'
import {
  countsOf,
  insertPictures,
  keysIn,
  missingKeys,
  namedPictures,
  newKey,
  removePicture,
  withAddresses,
  withoutSamples,
  proseOf,
  withWords,
  wordsOf,
} from './text-pictures'

const at = (text: string) => ({ text, start: text.length, end: text.length })
const inserted = (text: string, ...keys: string[]) => {
  const { from, to, insert } = insertPictures(at(text), keys)
  return text.slice(0, from) + insert + text.slice(to)
}
const removed = (text: string, key: string) => {
  const edit = removePicture(text, key)
  return edit && text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
}
const picture = (key: string) => ({ key, file: new File(['x'], `${key}.png`) })

describe('a key', () => {
  it('reads like the name of the file', () => {
    expect(newKey('Pano Önü (1).PNG', [])).toBe('pano-onu-1')
    expect(newKey(`${'a'.repeat(60)}.png`, [])).toHaveLength(40)
  })

  it('is found in the text whatever the file is called', () => {
    for (const name of ['Pano Önü (1).PNG', '.png', '電源.jpg', '___.gif', `${'uzun ad '.repeat(20)}.png`]) {
      expect(keysIn(inserted('', newKey(name, [])))).toEqual([newKey(name, [])])
    }
  })

  it('is never given twice', () => {
    expect(newKey('pano.png', ['pano', 'pano-2'])).toBe('pano-3')
  })
})

describe('the pictures of a text', () => {
  const text = '![Pano](yeni:pano)\n\n[a](/yeni:b) ![Kart](yeni:kart "Altyazı") ![Pano](yeni:pano)'

  it('are those that it names, each once', () => {
    expect(keysIn(text)).toEqual(['pano', 'kart'])
    expect(namedPictures(text, [picture('eski'), picture('kart')]).map(({ key }) => key)).toEqual(['kart'])
  })

  it('are missing when their files are', () => {
    expect(missingKeys(text, [picture('kart')])).toEqual(['pano'])
  })

  it('get their addresses, as far as they are known', () => {
    expect(withAddresses(text, new Map([['pano', '/uploads/1.png']]))).toBe(
      '![Pano](/uploads/1.png)\n\n[a](/yeni:b) ![Kart](yeni:kart "Altyazı") ![Pano](/uploads/1.png)',
    )
  })

  it('leave it with their line', () => {
    expect(removed('önce\n\n![Pano](yeni:pano "20 °C (yük)")\n\nsonra', 'pano')).toBe('önce\n\nsonra')
    expect(removed('önce', 'pano')).toBeNull()
  })
})

describe('the samples of a picture', () => {
  it('are not saved when they are left', () => {
    const text = inserted('', 'pano', 'kart').trim()
    expect(withoutSamples(text)).toBe('![](yeni:pano)\n\n![](yeni:kart)')
  })

  it('are saved when they were written over', () => {
    const text = '![Açık pano](yeni:pano "20 °C")'
    expect(withoutSamples(text)).toBe(text)
  })
})

it('what is said of a picture is read from the text and written to it', () => {
  const text = `Önce.\n\n${inserted('', 'pano')}`
  expect(wordsOf(text, 'pano')).toEqual({ alt: '', caption: '' })
  const written = withWords(text, 'pano', { alt: 'Açık [pano]', caption: '20 "°C"' })
  expect(written).toContain('![Açık pano](yeni:pano "20 °C")')
  expect(wordsOf(written, 'pano')).toEqual({ alt: 'Açık pano', caption: '20 °C' })
  expect(withWords(written, 'kart', { alt: 'x', caption: '' })).toBe(written)
})

it('words are counted without the signs and addresses around them', () => {
  expect(countsOf('')).toEqual({ words: 0, pictures: 0 })
  expect(
    countsOf('## Önce **gözle** bakın\n\n- [kart](https://ornek.example/a) ![Pano](/uploads/1.png "Açık")'),
  ).toEqual({ words: 6, pictures: 1 })
})

it('the prose of a text comes without its signs, pictures and tables', () => {
  const text =
    '## Önce **gözle** bakın\n\n![Pano](yeni:a "20 °C (yük)")\n- [kart](/a)\n\n| a | b |\n|---|--:|\n| 1 | **2** |'
  expect(proseOf(text).split(/\s+/).filter(Boolean).join(' ')).toBe('Önce gözle bakın kart')
})

it('a long text without sense is read as fast as it is typed', () => {
  const seconds = (content: string) => {
    const since = performance.now()
    for (const read of [keysIn, withoutSamples, proseOf, countsOf]) read(content)
    return performance.now() - since
  }
  for (const piece of ['[', '![', '](', '](yeni:', '| ', '"', '> '])
    expect(seconds(piece.repeat(50_000))).toBeLessThan(2000)
})
