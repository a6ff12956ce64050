// node scripts/subset-fonts.mjs FOLDER: writes the files in app/fonts and lib/papers/fonts from the complete TrueType files in
// FOLDER, which this command installs:
//   npm install --prefix FOLDER subset-font fontkit dejavu-fonts-ttf @expo-google-fonts/barlow \
//     @expo-google-fonts/barlow-semi-condensed @expo-google-fonts/ibm-plex-mono
// It also writes lib/papers/printable-ranges.ts, the code points that PDF documents can show.
// The results are committed. Run it again when a family or LETTERS changes (docs/decisions/0011-the-first-view.md).
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

/** For PDF documents, which contain customers' names: all Latin letters, Greek, and symbols of electronics. */
const PAPER_LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2bb, 0x2dd],
  [0x370, 0x3ff],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x2070, 0x209f],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x25a0, 0x25ff],
]

const FILES = {
  'barlow-400': 'barlow/400Regular/Barlow_400Regular.ttf',
  'barlow-600': 'barlow/600SemiBold/Barlow_600SemiBold.ttf',
  'barlow-semi-condensed-600': 'barlow-semi-condensed/600SemiBold/BarlowSemiCondensed_600SemiBold.ttf',
}

/** TrueType, because the PDF library cannot read all of WOFF and WOFF2. */
const PAPER_FILES = {
  'barlow-400': FILES['barlow-400'],
  'barlow-semi-condensed-600': FILES['barlow-semi-condensed-600'],
  'ibm-plex-mono-400': 'ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf',
}

const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0')
const textOf = (ranges) =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error(
    '✗ The folder with the complete fonts is missing. How to make it is at the top of scripts/subset-fonts.mjs.',
  )
  process.exit(1)
}
const requireFont = createRequire(path.join(path.resolve(folder), 'package.json'))
const subset = requireFont('subset-font')

async function make(target, file, letters, targetFormat) {
  const completeFont = readFileSync(requireFont.resolve(`@expo-google-fonts/${file}`))
  // Omits alternate figures and small capitals, which no style of the site uses.
  const fontSubset = await subset(completeFont, textOf(letters), { targetFormat, noLayoutClosure: true })
  // Padding, because the PDF library reads a header past an empty last glyph, such as the space.
  writeFileSync(target, targetFormat === 'sfnt' ? Buffer.concat([fontSubset, Buffer.alloc(16)]) : fontSubset)
  console.log(`${target}: ${fontSubset.length} bytes`)
}

for (const [name, file] of Object.entries(FILES))
  await make(inRoot('app', 'fonts', `${name}.woff2`), file, LETTERS, 'woff2')
for (const [name, file] of Object.entries(PAPER_FILES))
  await make(inRoot('lib', 'papers', 'fonts', `${name}.ttf`), file, PAPER_LETTERS, 'sfnt')

/** The font for letters that the others lack: Cyrillic, Arabic, mathematics, symbols. Complete, because Arabic needs its tables. */
const fallbackFont = readFileSync(requireFont.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
writeFileSync(inRoot('lib', 'papers', 'fonts', 'dejavu-sans.ttf'), Buffer.concat([fallbackFont, Buffer.alloc(16)]))

/** Returns the ranges of sorted code points. */
function rangesOf(points) {
  const ranges = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
}

const { create } = requireFont('fontkit')
const printablePoints = new Set(create(fallbackFont).characterSet.filter((point) => point >= 0x20))
const hexRanges = rangesOf([...printablePoints].toSorted((a, b) => a - b)).map(
  ([a, b]) => `${a.toString(16)}-${b.toString(16)}`,
)
writeFileSync(
  inRoot('lib', 'papers', 'printable-ranges.ts'),
  `// Written by scripts/subset-fonts.mjs.

/** The code points that PDF documents can show, as ranges in hexadecimal. */
export const PRINTABLE_RANGES = [
${hexRanges.join(' ').replace(/(.{1,110})(?: |$)/g, "  '$1',\n")}].join(' ')
`,
)

const ranges = LETTERS.map(([first = 0, last = 0]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
console.log(`unicode-range: ${ranges.join(', ')};`)
