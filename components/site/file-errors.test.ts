import { describe, expect, it } from 'vitest'
import { errorInEnglish, fileErrorOf, HEIC_HINT, sortFiles, TOO_MANY } from '@/components/site/file-errors'
import { ApiError } from '@/lib/api/client'

const file = (name: string, bytes = 'x') => new File([bytes], name)

describe('a chosen file', () => {
  it.each(['a.jpg', 'a.jpeg', 'a.png', 'a.gif', 'KART.JPG', 'iki.nokta.png'])('is taken: %s', (name) => {
    expect(fileErrorOf(file(name))).toBeNull()
  })

  it.each(['a.bmp', 'a.webp', 'a.svg', 'a.pdf', 'png', 'a.png.exe'])('is refused for its type: %s', (name) => {
    expect(fileErrorOf(file(name))).toEqual({
      text: `“${name}” eklenmedi: yalnız jpg, jpeg, png ve gif yüklenebilir.`,
      english: 'Only jpg, jpeg, png and gif are accepted.',
    })
  })

  it.each(['IMG_2041.HEIC', 'a.heif'])('is refused with a way out: %s', (name) => {
    expect(fileErrorOf(file(name))?.text).toBe(
      `“${name}” eklenmedi: yalnız jpg, jpeg, png ve gif yüklenebilir. ${HEIC_HINT}`,
    )
  })

  it('is refused when it is empty', () => {
    expect(fileErrorOf(file('a.png', ''))).toEqual({
      text: '“a.png” eklenmedi: dosya boş.',
      english: 'The file is empty.',
    })
  })
})

describe('several files', () => {
  it('are all taken where many fit, but for the wrong ones', () => {
    const { taken, refused } = sortFiles([file('a.png'), file('b.bmp'), file('c.gif'), file('d.jpg', '')])
    expect(taken.map(({ name }) => name)).toEqual(['a.png', 'c.gif'])
    expect(refused.map(({ english }) => english)).toEqual([
      'Only jpg, jpeg, png and gif are accepted.',
      'The file is empty.',
    ])
  })

  it('leave one where one fits', () => {
    const { taken, refused } = sortFiles([file('a.png'), file('b.png')], 1)
    expect(taken.map(({ name }) => name)).toEqual(['a.png'])
    expect(refused).toEqual([TOO_MANY])
  })
})

it('says in English what the server’s status means', () => {
  expect(errorInEnglish(new ApiError('Görsel çok büyük.', 413))).toBe('The file is too large.')
  expect(errorInEnglish(new ApiError('x', 415))).toBe('The file type is not accepted.')
  expect(errorInEnglish(new ApiError('x', 503))).toBe('The file could not be uploaded.')
  expect(errorInEnglish(new Error('x'))).toBe('The file could not be uploaded.')
})
