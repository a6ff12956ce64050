// node scripts/draw-icons.mjs [CHROMIUM]: draws favicon, app icons and the picture of link previews from the drawings
// in public/. The results are committed. Run it again when a drawing or the logo changes. The browser at the path
// CHROMIUM, or Playwright's own, draws the preview, because sharp cannot read the site's fonts from woff2.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { inRoot } from './lib/paths.mjs'

const INK = '#131c26'
const SHEET = '#f8f9f6'

/** Returns a drawing's shapes with the light colours in place of CSS variables, because librsvg does not support those. */
function shapesOf(file) {
  const svg = readFileSync(inRoot('public', 'drawings', file), 'utf8')
  const values = Object.fromEntries(
    [...svg.matchAll(/(--[\w-]+):\s*(#[0-9a-f]+)/g)].map(([, name, value]) => [name, value]),
  )
  const shapes = svg.slice(svg.indexOf('<g id="d"'), svg.lastIndexOf('</svg>'))
  return shapes.replace(
    /var\((--[\w-]+)(?:,\s*([^)]+))?\)/g,
    (_whole, name, fallback) => values[name] ?? fallback ?? INK,
  )
}

/** Draws the start of the logo in a square of 48 × 48: the surface symbol with the Ö under its bar. */
function icon({ ink, ground = '', inset = 0 }) {
  const scale = (48 - 2 * inset) / 48
  // All letters are in one path. The L starts at 50.4.
  const [letter] = /M37\.9 35\.8.*?(?=M50\.4)/.exec(shapesOf('logo.svg')) ?? []
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${ground}<g transform="translate(${inset} ${inset}) scale(${scale})">
<path class="l" fill="none" stroke="${ink}" stroke-width="3.8" d="M1.2 23L10.4 38.4L24 4.6H47"/><path class="f" fill="${ink}" transform="translate(-.4 3.2)" d="${letter}"/></g></svg>`
}

const ground = `<path fill="${SHEET}" d="M0 0h48v48H0z"/>`

/** Wraps a PNG as an ICO, with a header of six bytes and one entry of sixteen. */
function ico(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}

function png(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

function save(name, content) {
  writeFileSync(inRoot('public', name), content)
}

function fontFace(family, name, subset, weight) {
  const file = inRoot('node_modules', '@fontsource', name, 'files', `${name}-${subset}-${weight}-normal.woff2`)
  const range = subset === 'latin' ? 'U+0-FF,U+131,U+2000-206F' : 'U+100-2FF'
  return `@font-face{font-family:${family};unicode-range:${range};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`
}

/** 1200 × 630 px: logo and text on the left, the exploded servo drive of the home page on the right. */
function preview() {
  const fonts = ['latin', 'latin-ext'].flatMap((subset) => [
    fontFace('Title', 'barlow-semi-condensed', subset, 600),
    fontFace('Text', 'barlow', subset, 400),
  ])
  return `<style>${fonts.join('')}body{margin:0}svg{display:block}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<path fill="${SHEET}" d="M0 0h1200v630H0z"/>
<path fill="none" stroke="#c6cdcf" d="M48.5 0v560M1151.5 0v560"/><path stroke="${INK}" stroke-width="2" d="M0 561h1200"/>
<svg x="84" y="72" width="360" height="132" viewBox="0 0 120.1 44">${shapesOf('logo.svg')}</svg>
<svg x="584" y="14" width="534" height="532" viewBox="-15.5 -589 668.3 682">${shapesOf('hero-1-servo-drive.svg')}</svg>
<g font-family="Title" fill="${INK}" font-size="50"><text x="84" y="312">Endüstriyel elektronik</text><text x="84" y="368">onarımı, 1999’dan beri</text></g>
<g font-family="Text" fill="#44515d" font-size="28"><text x="84" y="440">Servo sürücü, PLC, inverter,</text><text x="84" y="478">CNC kartı ve robot kontrolörü</text><text x="84" y="605">Bileşen düzeyinde onarım, yük altında test</text></g>
</svg>`
}

async function drawPreview() {
  const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(preview())
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const picture = await page.screenshot()
  await browser.close()
  return sharp(picture).png({ palette: true, effort: 10, colours: 64 }).toBuffer()
}

const themedIcon = icon({ ink: INK }).replace(
  '<g ',
  `<style>@media (prefers-color-scheme:dark){.l{stroke:#e6edf2}.f{fill:#e6edf2}}</style><g `,
)
save('favicon.svg', themedIcon)
save('favicon.ico', ico(await png(icon({ ink: INK, ground, inset: 3 }), 32), 32))
save('apple-touch-icon.png', await png(icon({ ink: INK, ground, inset: 7 }), 180))
for (const size of [192, 512]) save(`icon-${size}.png`, await png(icon({ ink: INK, ground, inset: 6 }), size))
// Launchers crop this icon to a circle of 80 % of its width.
save('icon-maskable-512.png', await png(icon({ ink: INK, ground, inset: 10 }), 512))
save('og.png', await drawPreview())
