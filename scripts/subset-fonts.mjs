// node scripts/subset-fonts.mjs FOLDER: makes the files in app/fonts from the complete TrueType files in FOLDER, after
//   npm install --prefix FOLDER subset-font @expo-google-fonts/barlow @expo-google-fonts/barlow-semi-condensed
// The results are committed. Run it again when a family or LETTERS changes (docs/decisions/0012-the-first-view.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { inRoot } from './lib/paths.mjs'

/** First and last code point of each range: Latin-1, Turkish, punctuation, and symbols of electronics. */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x11e, 0x11f],
  [0x130, 0x131],
  [0x152, 0x153],
  [0x15e, 0x15f],
  [0x3a9, 0x3a9],
  [0x2009, 0x2009],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
  [0x20ac, 0x20ac],
  [0x20ba, 0x20ba],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
]

const FILES = {
  'barlow-400': 'barlow/400Regular/Barlow_400Regular.ttf',
  'barlow-600': 'barlow/600SemiBold/Barlow_600SemiBold.ttf',
  'barlow-semi-condensed-600': 'barlow-semi-condensed/600SemiBold/BarlowSemiCondensed_600SemiBold.ttf',
}

const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0')
const text = LETTERS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('')

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder? See the top of this file.')
const from = createRequire(path.join(path.resolve(folder), 'package.json'))
const subset = from('subset-font')
for (const [name, file] of Object.entries(FILES)) {
  const whole = readFileSync(from.resolve(`@expo-google-fonts/${file}`))
  // Leaves out alternate figures and small capitals, which no style of the site turns on.
  const part = await subset(whole, text, { targetFormat: 'woff2', noLayoutClosure: true })
  writeFileSync(inRoot('app', 'fonts', `${name}.woff2`), part)
  console.log(`${name}: ${part.length} bytes`)
}
const ranges = LETTERS.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
console.log(`unicode-range: ${ranges.join(', ')};`)
