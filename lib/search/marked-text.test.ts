import { expect, it } from 'vitest'
import { excerptAround, marksIn } from './marked-text'

it.each([
  ['IŞIK yanmıyor', 'isik', ['IŞIK']],
  ['İnverter', 'inv', ['İnv']],
  ['Kısa'.normalize('NFD'), 'kisa', ['Kısa'.normalize('NFD')]],
  ['Servo açılırken aşırı akım', 'asiri a', ['aşırı a']],
  ['ana kart aşırı ısındı', 'asiri a', ['aşırı']],
  ['Mil dönmeden Al.16 yazar', 'al16', ['Al.16']],
  ['sürücüler', 'su surucu', ['sürücü']],
])('in %s a search for %s highlights the letters as written', (text, words, marked) => {
  expect(marksIn(text, words.split(' ')).map(([start, end]) => text.slice(start, end))).toEqual(marked)
})

it('an excerpt starts with the sentence of the word; its length is limited, even in a text without sentences', () => {
  const text = `${'Boş söz. '.repeat(40)}Aşırı akım alarmı gelir. ${'Sonra başka bir söz. '.repeat(40)}`
  expect(excerptAround(text, ['asiri'], 80)).toMatch(/^Aşırı akım alarmı gelir\. .*…$/)
  for (const longText of [text, 'a'.repeat(5000), 'a '.repeat(5000), `${'x'.repeat(500)} akim`])
    expect(excerptAround(longText, ['akim'], 120).length).toBeLessThanOrEqual(122)
  expect(excerptAround('Kısa  metin.', ['yok'], 80)).toBe('Kısa metin.')
})
