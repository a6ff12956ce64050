import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newFolder } from '@/e2e/support/for-one-test'
import { png } from '@/e2e/support/images'
import { AppError } from '@/lib/platform/app-error'
import { linkPreviewPicture } from '@/lib/platform/media/picture'
import { removePicture } from '@/lib/platform/media/storage'
import { storePicture, withStoredPictures } from '@/lib/platform/media/store-pictures'
import { servePicture } from '@/lib/api/serve-file'

// Encoding takes longer while other tests run.
vi.setConfig({ testTimeout: 30_000 })

let folder: string
beforeEach(() => {
  folder = path.join(newFolder(), 'uploads')
  vi.stubEnv('UPLOADS_DIR', folder)
})
afterEach(() => void vi.unstubAllEnvs())

const SIZE = { width: 700, height: 70 }
const upload = async (name = 'Fotoğraf.PNG') => ({ name, bytes: await png(SIZE) })
const files = () => readdir(folder).catch(() => [])
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('the call should have been refused'),
    (error: unknown) => error,
  )

describe('storePicture', () => {
  it('writes only the picture and its WebP files, under one random name', async () => {
    const picture = await storePicture(await upload())
    expect(picture).toMatchObject({ width: 700, height: 70, widths: [320, 640] })
    const randomName = /^\/uploads\/([0-9a-f]{32})\.png$/.exec(picture.path)?.[1]
    expect((await files()).toSorted((a, b) => a.localeCompare(b))).toEqual([
      `${randomName}-320.webp`,
      `${randomName}-640.webp`,
      `${randomName}.png`,
    ])
    const full = await readFile(path.join(folder, `${randomName}.png`))
    expect(picture.bytes).toBe(full.length)
    expect(picture.sha256).toBe(createHash('sha256').update(full).digest('hex'))
    expect((await storePicture(await upload())).path).not.toBe(picture.path)
  })

  it('accepts the extensions of pictures in capitals too, chooses the format by content, and refuses other extensions', async () => {
    for (const name of ['a.JPG', 'a.gif']) expect((await storePicture(await upload(name))).path).toMatch(/\.png$/)
    for (const name of ['a.svg', 'a.html', 'png', 'a.png.exe'])
      expect(await refusal(storePicture(await upload(name)))).toMatchObject({ code: 'unsupported-media' })
  })

  it('refuses a text file with the extension of a picture, an empty file and too many bytes', async () => {
    const large = Buffer.concat([await png(SIZE), Buffer.alloc(15 * 1024 * 1024)])
    for (const [bytes, code] of [
      [Buffer.from('metin'), 'unsupported-media'],
      [Buffer.alloc(0), 'invalid-input'],
      [large, 'too-large'],
    ] as const)
      expect(await refusal(storePicture({ name: 'a.png', bytes }))).toMatchObject({ code })
    expect(await files()).toEqual([])
  })
})

describe('withStoredPictures', () => {
  it('removes all files if one of them or the commit is refused', async () => {
    const notAPicture = { name: 'a.png', bytes: Buffer.from('metin') }
    const commit = vi.fn<() => Promise<void>>()
    expect(await refusal(withStoredPictures([await upload(), notAPicture], commit))).toMatchObject({
      code: 'unsupported-media',
    })
    expect(commit).not.toHaveBeenCalled()
    const slugTaken = new AppError('slug-taken')
    expect(await refusal(withStoredPictures([await upload()], () => Promise.reject(slugTaken)))).toBe(slugTaken)
    expect(await files()).toEqual([])
  })

  it('keeps the files if the commit succeeds, or if its result is unknown', async () => {
    await withStoredPictures([await upload()], async () => 'stored')
    await refusal(withStoredPictures([await upload()], () => Promise.reject(new AppError('database-unavailable'))))
    expect(await files()).toHaveLength(6)
  })
})

describe('servePicture', () => {
  const get = (name: string, init?: RequestInit) =>
    servePicture(new Request(`http://site.example/uploads/${name}`, init), name)

  it('derives the link preview and icons of a picture until the picture is removed', async () => {
    const bytes = await sharp({ create: { width: 2400, height: 600, channels: 4, background: '#6420' } })
      .png()
      .toBuffer()
    const picture = await storePicture({ name: 'a.png', bytes })
    const id = path.basename(picture.path, '.png')
    const metadataOf = async (name: string) => {
      const response = await get(`${id}-${name}`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
      return sharp(await response.arrayBuffer()).metadata()
    }
    const linkPreview = linkPreviewPicture(picture)
    expect(linkPreview).toEqual({ path: `/uploads/${id}-1200.jpg`, width: 1200, height: 300 })
    expect(await metadataOf('1200.jpg')).toMatchObject({ format: 'jpeg', width: 1200, height: 300 })
    for (const side of [32, 180, 192, 512])
      expect(await metadataOf(`${side}.png`)).toMatchObject({ format: 'png', width: side, height: side })
    expect((await get(`${id}-1201.jpg`)).status).toBe(404)
    expect(await files(), 'derived files are only in memory').toHaveLength(5)
    await removePicture(picture)
    expect((await get(`${id}-1200.jpg`)).status).toBe(404)
  })

  it('answers 404 for links, pipes and names of other files', async () => {
    await storePicture(await upload())
    const [link, pipe] = [`${'c'.repeat(32)}.png`, `${'d'.repeat(32)}.png`]
    await symlink('/etc/passwd', path.join(folder, link))
    execFileSync('mkfifo', [path.join(folder, pipe)])
    await writeFile(path.join(folder, 'notes.txt'), 'x')
    for (const name of [link, pipe, 'notes.txt', `${'b'.repeat(32)}.png`, '../package.json', '.']) {
      const { status, headers } = await get(name)
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
  })
})
