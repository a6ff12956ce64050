import { describe, expect, it } from 'vitest'
import { digitsOf, segmentPaths } from './seven-segments'

const lit = (code: string) => digitsOf(code)?.map((digit) => digit.lit + (digit.dot ? '.' : ''))

describe('digitsOf', () => {
  it('lights the segments of each character', () => {
    expect(lit('AL16')).toEqual(['abcefg', 'def', 'bc', 'acdefg'])
    expect(lit('E-br')).toEqual(['adefg', 'g', 'cdefg', 'eg'])
  })

  it('aligns a short code right, in four digits', () => {
    expect(lit('bAt')).toEqual(['', 'cdefg', 'abcefg', 'defg'])
    expect(lit('')).toEqual(['', '', '', ''])
  })

  it('gives a dot to the digit before it, and one of its own where there is none', () => {
    expect(lit('F.05')).toEqual(['', 'aefg.', 'abcdef', 'acdfg'])
    expect(lit('.1..')).toEqual(['', '.', 'bc.', '.'])
  })

  it.each(['ALM 414', 'kv7', 'SYS-107 / LINK', 'Ş1', '0123456789', '1,5', 'constructor'])(
    'leaves %s to a display of letters',
    (code) => {
      expect(digitsOf(code)).toBeNull()
    },
  )
})

describe('segmentPaths', () => {
  it('draws every segment and dot once, lit or unlit', () => {
    const { width, on, off } = segmentPaths(digitsOf('8.')!)
    expect(width).toBe(55)
    expect([on, off].map((path) => path.split('z').length - 1)).toEqual([8, 24])
  })
})
