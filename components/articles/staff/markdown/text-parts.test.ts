import { expect, it } from 'vitest'
import {
  changeText,
  changePictureTexts,
  applyEdit,
  movePicture,
  partsOf,
  pictureMarkdown,
  positionOf,
  removePicture,
} from './text-parts'

const A = '![Kart](/uploads/a.png "Pil")'
const B = '![](yeni:b)'

/** The texts and pictures of a post's text, in order. */
const partsIn = (content: string) => {
  const { pictures, texts } = partsOf(content)
  return texts.flatMap(({ from, to }, index) => [content.slice(from, to), pictures[index]?.address ?? []].flat())
}

it('a picture alone on its line divides the text; one in a sentence or from another site does not', () => {
  expect(partsIn(`önce\n\n${A}\n\nsonra\n${B}`)).toEqual(['önce', '/uploads/a.png', 'sonra', 'yeni:b', ''])
  expect(partsOf(String.raw`![a\]b](/uploads/a.png "c \"d\"")`).pictures).toMatchObject([
    { alt: 'a]b', caption: 'c "d"' },
  ])
  for (const text of [`bkz. ${A}`, `- ${A}`, '![x](https://a.example/x.png)', '']) expect(partsIn(text)).toEqual([text])
})

it('typing between pictures changes no picture, and the typed text and the caret are found again', () => {
  const content = `önce\n${A}\n\n\n\n${B}\nson`
  for (const [index, typed] of [
    [0, 'önce\n'],
    [0, ''],
    [1, '\n'],
    [1, ''],
    [1, 'ara\n\n'],
    [2, '\n\nson'],
    [2, ''],
  ] as const) {
    const edit = changeText(content, index, { text: typed, start: typed.length, end: typed.length })
    const next = applyEdit(content, edit)
    const { texts, pictures } = partsOf(next)
    expect(next.slice(texts[index]!.from, texts[index]!.to)).toBe(typed)
    expect(positionOf({ texts, pictures }, edit.start)).toEqual({ index, offset: typed.length })
    expect(next).toContain(A)
    expect(next).toContain(B)
  }
})

it('a picture moves past the whole block next to it, even a code block with blank lines, and is removed with its line', () => {
  const move = (content: string, index: number, by: -1 | 1) => {
    const edit = movePicture(content, index, by)
    return edit && applyEdit(content, edit)
  }
  expect(move(`bir\n\niki\n\n${A}\n\nüç`, 0, -1)).toBe(`bir\n\n${A}\n\niki\n\nüç`)
  expect(move(`${A}\n\n\`\`\`\na\n\nb\n\`\`\`\n\nüç`, 0, 1)).toBe(`\`\`\`\na\n\nb\n\`\`\`\n\n${A}\n\nüç`)
  expect(move(`${A}\n\n${B}`, 0, 1)).toBe(`${B}\n\n${A}`)
  expect(move(`${A}\n\n${B}\n\nson`, 1, -1)).toBe(`${B}\n\n${A}\n\nson`)
  expect(move(`${A}\n\nson`, 0, -1)).toBeNull()
  expect(move(`önce\n\n${A}`, 0, 1)).toBeNull()
  const remove = (content: string, index: number) => applyEdit(content, removePicture(content, index))
  expect(remove(`önce\n\n${A}\n\nsonra`, 0)).toBe('önce\n\nsonra')
  expect(remove(`${A}\n\n${B}\n\nson`, 1)).toBe(`${A}\n\nson`)
  expect(remove(A, 0)).toBe('')
})

it('the texts of a picture cannot break its line of Markdown', () => {
  const texts = { alt: 'Kart [sol]\\', caption: 'bir "iki"' }
  expect(pictureMarkdown('yeni:b', texts)).toBe('![Kart sol](yeni:b "bir iki")')
  expect(applyEdit(`x\n\n${B}`, changePictureTexts(`x\n\n${B}`, 0, texts))).toBe('x\n\n![Kart sol](yeni:b "bir iki")')
})
