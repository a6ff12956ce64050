import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { countIncomplete, filledAnswer, countGaps, publicQuestions } from './questions'

const question = (answer: string, text = 'Ne kadar sürer?') => ({ question: text, answer, home: false })

it.each([
  ['Ücret **[000,00 TL + KDV]**’dir, kargo **[size]** aittir.', 2],
  ['[3](üç) iş günü', 1],
  ['[\n]', 1],
  ['[yazın](/iletisim), [arayın](tel:+90), [bakın](https://ornek.example/a_(b)), [yukarı](#bir)', 0],
  ['3 iş günü', 0],
])('%j lacks %i values', (answer, gaps) => {
  expect(countGaps(question(answer))).toBe(gaps)
})

it('the company’s address, phone number and warranty are inserted into an answer, and other braces are kept', () => {
  const contact = { ...DEFAULT_SETTINGS.contact, address: 'Sanayi_Sitesi *4* [A]\n34000 İstanbul' }
  expect(filledAnswer('{adres}; {telefon}; {garanti} ay; {yok}', { ...DEFAULT_SETTINGS, contact })).toBe(
    String.raw`Sanayi\_Sitesi \*4\* \[A\], 34000 İstanbul; [+90 (212) 555 01 23](tel:+902125550123); 6 ay; {yok}`,
  )
})

it('a question that lacks a value is counted, and not public', () => {
  const titles = ['Nereye göndereyim?', 'Nereye göndereyim!', '?']
  const questions = [question('[3] gün'), ...titles.map((title) => question('Adres: {adres}', title))]
  const settings = { ...DEFAULT_SETTINGS, questionTexts: { questions } }
  expect(countIncomplete(settings)).toBe(1)
  expect(publicQuestions(settings).map(({ id }) => id)).toEqual(['s-nereye-gondereyim', 's-nereye-gondereyim-2', 's'])
})
