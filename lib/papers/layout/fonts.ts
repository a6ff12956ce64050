import { Font } from '@react-pdf/renderer'
import sansFile from '@/lib/papers/fonts/barlow-400.ttf'
import titleFile from '@/lib/papers/fonts/barlow-semi-condensed-600.ttf'
import restFile from '@/lib/papers/fonts/dejavu-sans.ttf'
import monoFile from '@/lib/papers/fonts/ibm-plex-mono-400.ttf'
import type { MeasureWidth } from './wrap'

// The site's fonts with all Latin letters, and a font with other scripts and symbols (scripts/subset-fonts.mjs).

/** The family of the font with other scripts and symbols. */
const FALLBACK = 'Rest'

Font.register({ family: 'Sans', src: sansFile })
Font.register({ family: 'Title', src: titleFile })
Font.register({ family: 'Mono', src: monoFile })
Font.register({ family: FALLBACK, src: restFile })
// Words are never hyphenated; the layout breaks lines.
Font.registerHyphenationCallback((word) => [word])

/** Each character is drawn by the first font that has it. */
export const SANS = ['Sans', FALLBACK]
export const TITLE = ['Title', FALLBACK]
export const MONO = ['Mono', FALLBACK]

type LoadedFont = {
  unitsPerEm: number
  characterSet: number[]
  layout: (text: string) => { advanceWidth: number }
  glyphForCodePoint: (codePoint: number) => unknown
  hasGlyphForCodePoint: (codePoint: number) => boolean
}

async function loadFont(fontFamily: string): Promise<LoadedFont> {
  await Font.load({ fontFamily })
  // The library's types lack some fields of a font.
  const source: unknown = Font.getFont({ fontFamily })?.data
  const font = source as LoadedFont
  // A letter that the library first meets as part of another, such as I in İ, would not be drawn alone.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  return font
}

const FAMILIES = { sans: SANS, title: TITLE, mono: MONO }

/** How much closer the letters of the fixed-width font are set, as a fraction of the font size (`mono` in sheet.tsx). */
export const MONO_TIGHTENING = 0.02

/** Returns a function that measures texts in mm, for a font and a size in points. `mono` is for readings and codes. */
export type TextMeasurer = (font: keyof typeof FAMILIES, points: number) => MeasureWidth

let fonts: Promise<Record<keyof typeof FAMILIES, LoadedFont[]>> | undefined

async function loadFonts() {
  const stackOf = (families: readonly string[]) => Promise.all(families.map(loadFont))
  return { sans: await stackOf(SANS), title: await stackOf(TITLE), mono: await stackOf(MONO) }
}

/** Returns the width of a text in ems. Each run is measured in the font that draws it. */
function emsOf(stack: readonly LoadedFont[], text: string): number {
  let ems = 0
  let run = ''
  let font: LoadedFont | undefined
  const addRun = () => (ems += font && run !== '' ? font.layout(run).advanceWidth / font.unitsPerEm : 0)
  for (const character of text) {
    const nextFont =
      stack.find((candidate) => candidate.hasGlyphForCodePoint(character.codePointAt(0)!)) ?? stack.at(-1)
    if (nextFont !== font) {
      addRun()
      run = ''
      font = nextFont
    }
    run += character
  }
  addRun()
  return ems
}

/** Loads the fonts, and returns a function that measures text in them. */
export async function loadTextMeasurer(): Promise<TextMeasurer> {
  const stacks = await (fonts ??= loadFonts())
  return (name, points) => (text) => {
    const tightening = name === 'mono' ? MONO_TIGHTENING * text.length : 0
    return ((emsOf(stacks[name], text) - tightening) * points * 25.4) / 72
  }
}
