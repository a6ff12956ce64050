import { expect, it } from 'vitest'
import { fileErrorOf, HEIC_HINT, sortFiles, TOO_MANY } from '@/components/site/failures/file-errors'

const file = (name: string) => new File(['x'], name)

it('the names of chosen files decide, and a photo of a telephone is refused with a way out', () => {
  const names = ['a.jpeg', 'KART.JPG', 'iki.nokta.png', 'a.webp', 'a.svg', 'png', 'a.png.exe']
  expect(names.filter((name) => !fileErrorOf(file(name)))).toEqual(names.slice(0, 3))
  expect(fileErrorOf(file('IMG_2041.HEIC'))?.text).toContain(HEIC_HINT)
})

it('of several files one is left where one fits', () => {
  expect(sortFiles([file('a.png'), file('b.png')], 1)).toMatchObject({
    taken: [{ name: 'a.png' }],
    refused: [TOO_MANY],
  })
})
