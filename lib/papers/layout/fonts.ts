import { Font } from '@react-pdf/renderer'
import sansFile from '@/lib/papers/fonts/barlow-400.ttf'
import titleFile from '@/lib/papers/fonts/barlow-semi-condensed-600.ttf'
import restFile from '@/lib/papers/fonts/dejavu-sans.ttf'
import monoFile from '@/lib/papers/fonts/ibm-plex-mono-400.ttf'
import type { MeasureWidth } from './wrap'

// The site's fonts with all Latin letters, and a font with other scripts and symbols (scripts/subset-fonts.mjs).

const OTHER = 'Rest'

Font.register({ family: 'Sans', src: sansFile })
Font.register({ family: 'Title', src: titleFile })
Font.register({ family: 'Mono', src: monoFile })
Font.register({ family: OTHER, src: restFile })
// Words are never hyphenated; the layout breaks lines.
Font.registerHyphenationCallback((word) => [word])

/** Each character is drawn by the first font that has it. */
export const SANS = ['Sans', OTHER]
export const TITLE = ['Title', OTHER]
export const MONO = ['Mono', OTHER]

type LoadedFont = {
  unitsPerEm: number
  characterSet: number[]
  layout: (text: string) => { advanceWidth: number }
  glyphForCodePoint: (point: number) => unknown
  hasGlyphForCodePoint: (point: number) => boolean
}

async function load(fontFamily: string): Promise<LoadedFont> {
  await Font.load({ fontFamily })
  // The library's types lack some of the font's fields.
  const source: unknown = Font.getFont({ fontFamily })?.data
  const font = source as LoadedFont
  // A letter that the library first meets as part of another, such as I in İ, would not be drawn alone.
  for (const point of font.characterSet) font.glyphForCodePoint(point)
  return font
}

const FAMILIES = { sans: SANS, title: TITLE, mono: MONO }

/** Negative letter spacing of the fixed-width font, as a fraction of its size (`mono` in sheet.tsx). */
export const TIGHT = 0.02

/** Returns a function for the width of a text in mm, in a font and a size in points. `mono` is for readings and codes. */
export type TextMeasurer = (font: keyof typeof FAMILIES, points: number) => MeasureWidth

let fonts: Promise<Record<keyof typeof FAMILIES, LoadedFont[]>> | undefined

async function loadAll() {
  const stackOf = (families: readonly string[]) => Promise.all(families.map(load))
  return { sans: await stackOf(SANS), title: await stackOf(TITLE), mono: await stackOf(MONO) }
}

/** Returns the width of a text in ems. Each run is measured in the font that draws it. */
function emsOf(stack: readonly LoadedFont[], text: string): number {
  let ems = 0
  let run = ''
  let font: LoadedFont | undefined
  const add = () => (ems += font && run !== '' ? font.layout(run).advanceWidth / font.unitsPerEm : 0)
  for (const character of text) {
    const next = stack.find((candidate) => candidate.hasGlyphForCodePoint(character.codePointAt(0)!)) ?? stack.at(-1)
    if (next !== font) {
      add()
      run = ''
      font = next
    }
    run += character
  }
  add()
  return ems
}

/** Loads the fonts, and returns a function that measures text in them. */
export async function loadTextMeasurer(): Promise<TextMeasurer> {
  const stacks = await (fonts ??= loadAll())
  return (name, points) => (text) => {
    const tight = name === 'mono' ? TIGHT * text.length : 0
    return ((emsOf(stacks[name], text) - tight) * points * 25.4) / 72
  }
}
