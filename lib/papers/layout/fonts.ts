import { Font } from '@react-pdf/renderer'
import sansFile from '@/lib/papers/fonts/barlow-400.ttf'
import titleFile from '@/lib/papers/fonts/barlow-semi-condensed-600.ttf'
import restFile from '@/lib/papers/fonts/dejavu-sans.ttf'
import monoFile from '@/lib/papers/fonts/ibm-plex-mono-400.ttf'
import type { Measure } from './wrap'

// The site's fonts with all Latin letters, and one with the other scripts and signs (scripts/subset-fonts.mjs).

const REST = 'Rest'

Font.register({ family: 'Sans', src: sansFile })
Font.register({ family: 'Title', src: titleFile })
Font.register({ family: 'Mono', src: monoFile })
Font.register({ family: REST, src: restFile })
// Words break only where the layout says so.
Font.registerHyphenationCallback((word) => [word])

/** Each sign is drawn by the first font that has it. */
export const SANS = ['Sans', REST]
export const TITLE = ['Title', REST]
export const MONO = ['Mono', REST]

type Loaded = {
  unitsPerEm: number
  characterSet: number[]
  layout: (text: string) => { advanceWidth: number }
  glyphForCodePoint: (point: number) => unknown
  hasGlyphForCodePoint: (point: number) => boolean
}

async function load(fontFamily: string): Promise<Loaded> {
  await Font.load({ fontFamily })
  // Its types name fewer of the font's fields than it has.
  const source: unknown = Font.getFont({ fontFamily })?.data
  const font = source as Loaded
  // A letter that the library first meets as a part of another, as I in İ, would not be drawn by itself.
  for (const point of font.characterSet) font.glyphForCodePoint(point)
  return font
}

const FAMILIES = { sans: SANS, title: TITLE, mono: MONO }

/** Letter spacing of the fixed-width font, in shares of its size (`mono` in sheet.tsx). */
export const TIGHT = 0.02

/** Returns the width of a text in mm, in the font of texts, of titles or of measured things, of a size in points. */
export type MeasureAt = (font: keyof typeof FAMILIES, points: number) => Measure

let loaded: Promise<Record<keyof typeof FAMILIES, Loaded[]>> | undefined

async function loadAll() {
  const stackOf = (families: readonly string[]) => Promise.all(families.map(load))
  return { sans: await stackOf(SANS), title: await stackOf(TITLE), mono: await stackOf(MONO) }
}

/** Returns the width of a text in ems, each run in the font that draws it. */
function emsOf(stack: readonly Loaded[], text: string): number {
  let ems = 0
  let run = ''
  let font: Loaded | undefined
  const add = () => (ems += font && run !== '' ? font.layout(run).advanceWidth / font.unitsPerEm : 0)
  for (const sign of text) {
    const next = stack.find((one) => one.hasGlyphForCodePoint(sign.codePointAt(0)!)) ?? stack.at(-1)
    if (next !== font) {
      add()
      run = ''
      font = next
    }
    run += sign
  }
  add()
  return ems
}

/** Loads the fonts by which texts are broken into lines, and returns how wide texts are in them. */
export async function loadMeasure(): Promise<MeasureAt> {
  const all = await (loaded ??= loadAll())
  return (name, points) => (text) => {
    const tight = name === 'mono' ? TIGHT * text.length : 0
    return ((emsOf(all[name], text) - tight) * points * 25.4) / 72
  }
}
