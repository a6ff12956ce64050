import { expect, it } from 'vitest'
import { fileErrorOf, HEIC_HINT, checkFiles, TOO_MANY } from '@/components/site/failures/file-errors'

const file = (name: string) => new File(['x'], name)

it('only names with a picture’s extension are accepted, and the error for a HEIC photo has advice', () => {
  const names = ['a.jpeg', 'KART.JPG', 'iki.nokta.png', 'a.webp', 'a.svg', 'png', 'a.png.exe']
  expect(names.filter((name) => !fileErrorOf(file(name)))).toEqual(names.slice(0, 3))
  expect(fileErrorOf(file('IMG_2041.HEIC'))?.text).toContain(HEIC_HINT)
})

it('only the first of several files is accepted if the limit is one', () => {
  expect(checkFiles([file('a.png'), file('b.png')], 1)).toMatchObject({
    accepted: [{ name: 'a.png' }],
    errors: [TOO_MANY],
  })
})
