import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderMarkdown } from '@/lib/articles/markdown/render'
import { listOfCell } from '@/lib/faults/import/csv'
import { readRows } from '@/lib/platform/csv/read-rows'
import { encodePicture } from '@/lib/platform/media/encode'
import { parseQuery } from '@/lib/search/search-query'
import { SLOW_TEXTS } from '../support/hostile-markdown'

const flatPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' }, limitInputPixels: false })

test('a picture of 40 megapixels is encoded', async () => {
  expect(await encodePicture(await flatPicture(8000, 5000).png().toBuffer())).toMatchObject({
    width: 8000,
    height: 5000,
  })
})

test('a large GIF is encoded as a PNG, because the GIF encoder needs three times the memory', async () => {
  const gif = await flatPicture(4100, 3000).gif({ effort: 1 }).toBuffer()
  const { format, full } = await encodePicture(gif)
  expect([format, (await sharp(full).metadata()).format]).toEqual(['png', 'png'])
  expect(await sharp(full).stats()).toMatchObject({ dominant: (await sharp(gif).stats()).dominant })
})

const MB = 1024 * 1024

test.each([
  ['a row of 10 MB', 'a'.repeat(10 * MB)],
  ['millions of rows', 'a;b\n'.repeat(2 * MB)],
  ['a quote that is never closed', `a;b\n"${'x\n'.repeat(5 * MB - 10)}`],
  ['millions of quotes', '"'.repeat(10 * MB)],
])('a CSV of 10 MB is refused quickly and does not block the event loop: %s', async (_, content) => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const start = performance.now()
  const file = { name: 'kodlar.csv', bytes: new TextEncoder().encode(content) }
  await expect(readRows(file, { maxBytes: 10 * MB, maxRows: 5000 })).rejects.toThrow('“kodlar.csv” okunmadı: ')
  clearInterval(timer)
  expect((performance.now() - start) / (turns + 1)).toBeLessThan(500)
  expect(performance.now() - start).toBeLessThan(10_000)
})

test.each([
  ['a cell of backslashes', 1000, () => listOfCell('\\'.repeat(300_000))],
  ['a long word made of repeated code keywords', 50, () => parseQuery('alarm'.repeat(20))],
  ['repeated code keywords', 50, () => parseQuery('alarm kodu '.repeat(9))],
])('%s is read within %i ms', (_, limit, read) => {
  const start = performance.now()
  read()
  expect(performance.now() - start).toBeLessThan(limit)
})

const PROSE = 'Kondansatör **470 µF**, `400 V`.\nÖlçülen: 0,41.\n\n'.repeat(2000)
const timeOf = (text: string) => {
  const start = performance.now()
  renderMarkdown(text, { pictures: new Map() })
  return performance.now() - start
}

test.each(SLOW_TEXTS)(
  'a long Markdown text of %j is rendered in at most 200 ms, or in ten times the time of prose on a busy machine',
  (_, text) => {
    const isFast = [1, 2, 3, 4, 5].some(() => {
      const time = timeOf(text)
      return time <= 200 || time <= 10 * timeOf(PROSE)
    })
    expect(isFast).toBe(true)
  },
)
