import { describe, expect, it } from 'vitest'
import { excerptAround, marksIn, spellingOf } from './marked-text'

/** Returns the marked parts of a text. */
const marked = (text: string, ...words: string[]) => marksIn(text, words).map(([start, end]) => text.slice(start, end))

describe('marksIn', () => {
  it.each([
    ['IŞIK yanmıyor', 'isik', 'IŞIK'],
    ['İnverter', 'inv', 'İnv'],
    ['Kısa'.normalize('NFD'), 'kisa', 'Kısa'.normalize('NFD')],
    ['gözü'.normalize('NFD'), 'go', 'gö'.normalize('NFD')],
    ['Große Last', 'große', 'Große'],
    ['𝐀 ışık', 'isik', 'ışık'],
  ])('marks in %s the letters as they are written', (text, word, letters) => {
    expect(marked(text, word)).toEqual([letters])
  })

  it('marks only beginnings of words', () => {
    expect(marked('bakım, akım, ön akım', 'akim')).toEqual(['akım', 'akım'])
  })

  it('marks words side by side as one', () => {
    expect(marked('Servo açılırken aşırı akım', 'asiri', 'a')).toEqual(['aşırı a'])
  })

  it('does not mark each word that begins with a single letter of the search', () => {
    expect(marked('ana kart aşırı ısındı', 'asiri', 'a')).toEqual(['aşırı'])
  })

  it.each(['AL16', 'AL-16', 'al 16', 'Al.16'])('marks the code %s, however it is written', (code) => {
    expect(marked(`Mil dönmeden ${code} yazar`, 'al16')).toEqual([code])
  })

  it('takes the longest word that fits', () => {
    expect(marked('sürücüler', 'su', 'surucu')).toEqual(['sürücü'])
  })
})

describe('excerptAround', () => {
  const text = `${'Boş söz. '.repeat(40)}Aşırı akım alarmı gelir. ${'Sonra başka bir söz. '.repeat(40)}`

  it('begins with the sentence of the word', () => {
    expect(excerptAround(text, ['asiri'], 80)).toMatch(/^Aşırı akım alarmı gelir\. .*…$/)
  })

  it('is bounded, also in a text without sentences', () => {
    for (const one of [text, 'a'.repeat(5000), 'a '.repeat(5000), `${'x'.repeat(500)} akim`]) {
      expect(excerptAround(one, ['akim'], 120).length).toBeLessThanOrEqual(122)
    }
  })

  it('leaves a short text as it is', () => {
    expect(excerptAround('Kısa  metin.', ['yok'], 80)).toBe('Kısa metin.')
  })
})

describe('spellingOf', () => {
  it('returns a word in its Turkish letters', () => {
    expect(spellingOf('surucu', ['Başka', 'Servo Sürücü Tamiri'])).toBe('sürücü')
    expect(spellingOf('yok', ['Başka'])).toBe('yok')
  })

  it('finds a word after signs of two code units', () => {
    expect(spellingOf('isik', ['🙂 🙂 IŞIK'])).toBe('ışık')
  })
})
