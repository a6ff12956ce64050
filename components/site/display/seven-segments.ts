/** The segments that each character lights: a at the top, b to f clockwise, g in the middle. */
const LIT: Record<string, string> = {
  ' ': '',
  '-': 'g',
  '=': 'dg',
  _: 'd',
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abdeg',
  '3': 'abcdg',
  '4': 'bcfg',
  '5': 'acdfg',
  '6': 'acdefg',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  a: 'abcefg',
  b: 'cdefg',
  C: 'adef',
  c: 'deg',
  d: 'bcdeg',
  e: 'adefg',
  f: 'aefg',
  g: 'acdef',
  H: 'bcefg',
  h: 'cefg',
  I: 'ef',
  i: 'c',
  j: 'bcde',
  l: 'def',
  n: 'ceg',
  O: 'abcdef',
  o: 'cdeg',
  p: 'abefg',
  r: 'eg',
  s: 'acdfg',
  t: 'defg',
  U: 'bcdef',
  u: 'cde',
  y: 'bcdfg',
}

const MIN_DIGITS = 4
const MAX_DIGITS = 8

type Digit = { lit: string; dot: boolean }

/** Returns the digits of a code, right-aligned, or null for a code that seven segments cannot show. */
export function digitsOf(code: string): Digit[] | null {
  const digits: Digit[] = []
  for (const character of code) {
    const last = digits.at(-1)
    if (character === '.' && last && !last.dot) last.dot = true
    else if (character === '.') digits.push({ lit: '', dot: true })
    else {
      const lit = LIT[character] ?? LIT[character.toLowerCase()]
      if (lit === undefined) return null
      digits.push({ lit, dot: false })
    }
  }
  if (digits.length > MAX_DIGITS) return null
  const blanks = Array.from({ length: MIN_DIGITS - digits.length }, () => ({ lit: '', dot: false }))
  return [...blanks, ...digits]
}

const DIGIT_DISTANCE = 14

/** Height of a digit in units. */
export const HEIGHT = 20

const horizontalSegment = (x: number, y: number) => `M${x + 1.28} ${y}l1-1h5.44l1 1l-1 1h-5.44z`
const verticalSegment = (x: number, y: number) => `M${x} ${y + 1.28}l1 1v6.44l-1 1l-1-1v-6.44z`

const SHAPES: Record<string, (x: number) => string> = {
  a: (x) => horizontalSegment(x, 1),
  b: (x) => verticalSegment(x + 9, 0),
  c: (x) => verticalSegment(x + 9, 9),
  d: (x) => horizontalSegment(x, 19),
  e: (x) => verticalSegment(x + 1, 9),
  f: (x) => verticalSegment(x + 1, 0),
  g: (x) => horizontalSegment(x, 10),
}

/** Returns the paths of the lit and the unlit segments, and their width in units. */
export function segmentPaths(digits: readonly Digit[]): { width: number; on: string; off: string } {
  const paths = { on: '', off: '' }
  for (const [index, { lit, dot }] of digits.entries()) {
    const x = index * DIGIT_DISTANCE
    for (const [segment, shape] of Object.entries(SHAPES)) paths[lit.includes(segment) ? 'on' : 'off'] += shape(x)
    paths[dot ? 'on' : 'off'] += `M${x + 11} 18h2v2h-2z`
  }
  return { width: digits.length * DIGIT_DISTANCE - 1, ...paths }
}
