import { Font } from '@react-pdf/renderer'
import sansFile from '@/lib/papers/fonts/barlow-400.ttf'
import titleFile from '@/lib/papers/fonts/barlow-semi-condensed-600.ttf'
import monoFile from '@/lib/papers/fonts/ibm-plex-mono-400.ttf'
import type { Measure } from './wrap'

// The site's fonts with all Latin letters that names of customers have (scripts/subset-fonts.mjs).

Font.register({ family: 'Sans', src: sansFile })
Font.register({ family: 'Title', src: titleFile })
Font.register({ family: 'Mono', src: monoFile })
// Words break only where the layout says so.
Font.registerHyphenationCallback((word) => [word])

export const SANS = 'Sans'
export const TITLE = 'Title'
export const MONO = 'Mono'

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
  // A letter that the library first meets as a part of another, as I in İ, would not be drawn when it stands alone.
  for (const point of font.characterSet) font.glyphForCodePoint(point)
  return font
}

/** Returns the width of a text in mm, in the font of texts or of titles of a size in points. */
export type MeasureAt = (font: 'sans' | 'title', points: number) => Measure

type Fonts = Record<'sans' | 'title' | 'mono', Loaded>

let loaded: Promise<Fonts> | undefined

async function loadAll(): Promise<Fonts> {
  return { sans: await load(SANS), title: await load(TITLE), mono: await load(MONO) }
}

/** Loads the fonts by which texts are broken into lines, and returns what replaces the letters that they lack. */
export async function fonts(): Promise<{ measure: MeasureAt; printable: (text: string) => string }> {
  const all = await (loaded ??= loadAll())
  const known = (letter: string) => {
    const point = letter.codePointAt(0)!
    return letter === '\n' || Object.values(all).every((font) => font.hasGlyphForCodePoint(point))
  }
  return {
    measure: (name, points) => (text) =>
      ((all[name].layout(text).advanceWidth / all[name].unitsPerEm) * points * 25.4) / 72,
    printable: (text) => Array.from(text.normalize('NFC'), (letter) => (known(letter) ? letter : '?')).join(''),
  }
}
