import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { derivePicture } from '@/lib/platform/media/derived-pictures'
import { reconcile } from '@/lib/platform/media/reconcile'
import { attachments, uploads } from '@/lib/platform/media/storage'
import {
  bodyOf,
  isStored,
  newCaller,
  problemIn,
  statusesOf,
  storedNames,
  useCaller,
} from '../../support/calls/handlers'
import { callsOf, itemIn, CONSISTENT, inconsistentFiles } from '../../support/calls/kind-calls'

const caller = useCaller()
const services = callsOf('service', caller)

const UNEDITED = { turn: 0, cut: [] as number[], focus: [] as number[] }

/** Returns a picture whose left half is red and whose right half is blue. */
async function newTwoColourPicture(): Promise<File> {
  const red = { create: { width: 400, height: 400, channels: 3 as const, background: '#f00' } }
  const bytes = await sharp({ create: { ...red.create, width: 800, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'iki.png', { type: 'image/png' })
}

const bytesOf = async (url: string) => (await uploads.storage().read(path.basename(url)))!

async function inspect(bytes: Buffer) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, corner: data[0]! > 128 ? 'red' : 'blue' }
}

const put = (imageUrl: string, edit: object, as = caller) =>
  as.ask('PUT Pictures', { json: { imageUrl, ...UNEDITED, ...edit } })
const editPicture = async (imageUrl: string, edit: object) => (await bodyOf(put(imageUrl, edit))).imageUrl
const get = (imageUrl: string) =>
  bodyOf(caller.ask('GET Pictures', { query: `?imageUrl=${encodeURIComponent(imageUrl)}` }))

async function addServiceWithPicture() {
  const { id, slug } = await services.add()
  const form = { file: await newTwoColourPicture() }
  const { imageUrl } = await bodyOf(caller.ask('POST Services/[key]/upload-image', { params: { key: id }, form }), 201)
  return { id, slug, url: imageUrl }
}

const storedUrl = async (slug: string) => ((await itemIn(services.read(slug))).imageUrls as string[])[0]!

test('an edited picture is made from the original, and has a new address, its own size and smaller variants', async () => {
  const { id, slug, url } = await addServiceWithPicture()
  const originalBytes = await bytesOf(url)
  const turnedUrl = await editPicture(url, { turn: 1, cut: [0, 0.5, 0.5, 0] })
  expect(await storedUrl(slug)).toBe(turnedUrl)
  expect(await inspect(await bytesOf(turnedUrl))).toEqual({ width: 200, height: 400, corner: 'blue' })
  expect(await inspect(await bytesOf(turnedUrl.replace('.png', '-320.webp')))).toMatchObject({
    width: 200,
    corner: 'blue',
  })
  expect(
    await inspect((await derivePicture(path.basename(turnedUrl).replace('.png', '-1200.jpg'), 'x'))!),
  ).toMatchObject({ width: 200, height: 400 })
  expect(await db().image.findFirst({ where: { serviceId: id } })).toMatchObject({ width: 200, height: 400 })
  expect(isStored(url), 'the uncropped picture').toBe(false)

  const editedUrl = await editPicture(turnedUrl, { cut: [0, 0, 0.5, 0] })
  expect(await inspect(await bytesOf(editedUrl))).toEqual({ width: 400, height: 400, corner: 'red' })
  const { original: originalUrl, ...edit } = await get(editedUrl)
  expect(edit).toEqual({ width: 800, height: 400, turn: 0, cut: [0, 0, 0.5, 0], focus: [] })
  expect((await bytesOf(originalUrl)).equals(originalBytes)).toBe(true)
  expect(await inconsistentFiles()).toEqual(CONSISTENT)

  const uneditedUrl = await editPicture(editedUrl, {})
  expect((await bytesOf(uneditedUrl)).equals(originalBytes), 'identical to the upload').toBe(true)
  expect(await inconsistentFiles()).toEqual(CONSISTENT)
  const entry = await db().auditEntry.findFirst({ where: { itemId: id }, orderBy: { id: 'desc' } })
  expect(JSON.stringify(entry?.changes)).toContain('"pictures.cut"')
})

test('changing only the focus of a picture writes no file, but makes the former ETag outdated', async () => {
  const { id, slug, url } = await addServiceWithPicture()
  const formerEtag = (await services.read(slug)).headers.get('etag')!
  expect(await editPicture(url, { focus: [0.25, 1] })).toBe(url)
  expect((await get(url)).focus).toEqual([0.25, 1])
  await problemIn(services.change(id, { title: 'Eski' }, { 'if-match': formerEtag }), 412)
})

test('editing a picture that somebody else has just edited is refused, and no file is orphaned', async () => {
  const { url } = await addServiceWithPicture()
  const responses = await Promise.all([put(url, { turn: 1 }), put(url, { turn: 2 })])
  expect(statusesOf(responses)).toEqual([200, 404])
  const { message } = await problemIn(put(url, { turn: 3 }), 404)
  expect(message).toContain('bu sırada değiştirildi ya da kaldırıldı')
  expect(await inconsistentFiles()).toEqual(CONSISTENT)
})

test.each([{ turn: 4 }, { turn: -1 }, { cut: [0, 0, 1] }, { cut: [0.6, 0, 0.4, 0] }, { focus: [2, 0] }])(
  'an invalid edit is refused: %j',
  async (edit) => {
    expect((await put('/uploads/x.png', edit)).status).toBe(400)
  },
)

test('the original of a picture is moved to the bin, restored and purged with its item', async () => {
  const { id, slug, url } = await addServiceWithPicture()
  const turnedUrl = await editPicture(url, { turn: 2 })
  const { original } = await get(turnedUrl)
  await services.remove(id)
  expect([isStored(turnedUrl), isStored(original)]).toEqual([false, false])
  const nineHoursLater = Date.now() + 9 * 60 * 60 * 1000
  expect(await reconcile(attachments, nineHoursLater)).toMatchObject({ removed: [], missing: [] })
  expect((await caller.ask('POST Bin/[key]/restore', { params: { key: id } })).status).toBe(204)
  expect(await get(await storedUrl(slug))).toMatchObject({ original, turn: 2 })
  expect(await inconsistentFiles()).toEqual(CONSISTENT)
  expect(await reconcile(uploads, nineHoursLater)).toMatchObject({ removed: [], missing: [] })
  await services.remove(id)
  await caller.ask('DELETE Bin/[key]', { params: { key: id } })
  expect(storedNames(attachments)).toEqual([])
})

test('a slide shows its edited picture, and an editor may not edit that picture', async () => {
  const form = { file: await newTwoColourPicture() }
  const { imageUrl } = await bodyOf(caller.ask('POST Settings/slides/upload-image', { form }), 201)
  const section = { params: { section: 'slides' } }
  const { slides } = (await itemIn(caller.ask('GET Settings/[section]', section))) as unknown as { slides: object[] }
  const slideWithPicture = { ...slides[0], image: { kind: 'picture', path: imageUrl, alt: 'Kart' } }
  await caller.ask('PUT Settings/[section]', { ...section, json: { slides: [slideWithPicture, ...slides.slice(1)] } })
  const editor = await newCaller({ role: 'editor' })
  await problemIn(put(imageUrl, { turn: 1 }, editor), 403)
  const turnedUrl = await editPicture(imageUrl, { turn: 1 })
  const savedSection = await itemIn(caller.ask('GET Settings/[section]', section))
  expect(JSON.stringify(savedSection)).toContain(`"path":"${turnedUrl}"`)
  expect(await inconsistentFiles()).toEqual(CONSISTENT)
})
