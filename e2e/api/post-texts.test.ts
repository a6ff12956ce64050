import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { POST as preview } from '@/app/api/Markdown/route'
import { db } from '@/lib/platform/db/client'
import { ask, isStored, newToken, problemIn, useDatabase } from '../support/handlers'
import { HOSTILE_TEXTS, SLOW_TEXTS } from '../support/hostile-markdown'
import { newPicture } from '../support/images'
import { routes as postRoutes } from '@/app/api/BlogPosts/[[...path]]/routes'

const posts = postRoutes['']
const post = postRoutes['[key]']
const { POST: uploadImage } = postRoutes['[key]/upload-image']

useDatabase()

let token: string
beforeAll(async () => {
  token = await newToken()
})

let made = 0

const itemIn = async (response: Response, status = 200) => {
  expect(response.status).toBe(status)
  return (await response.json()) as Record<string, string>
}

const create = async (content = 'Metin') =>
  itemIn(
    await ask(posts.POST, {
      method: 'POST',
      token,
      form: { title: `Yazı ${(made += 1)}`, content, imageFile: await newPicture() },
    }),
    201,
  )

const put = (item: Record<string, string>, content: string) =>
  ask(post.PUT, { method: 'PUT', token, params: { key: item.id! }, form: { title: item.title, content } })

const upload = async (id: string, file?: File) =>
  ask(uploadImage, { method: 'POST', token, params: { key: id }, form: { file: file ?? (await newPicture()) } })

const uploaded = async (id: string) => (await itemIn(await upload(id), 201)).imageUrl!

const html = async (content: string, postId?: string) =>
  (await itemIn(await ask(preview, { method: 'POST', token, json: { content, postId } }))).html!

test('a new text is Markdown', async () => {
  const { slug, contentFormat } = await create()
  expect(contentFormat).toBe('markdown')
  expect((await itemIn(await ask(post.GET, { params: { key: slug! } }))).contentFormat).toBe('markdown')
})

test('a plain text stays plain until its text changes', async () => {
  const item = await create()
  await db().blogPost.update({ where: { id: item.id }, data: { contentFormat: 'plain' } })
  expect((await itemIn(await put(item, item.content!))).contentFormat).toBe('plain')
  expect((await itemIn(await put(item, `${item.content} değişti`))).contentFormat).toBe('markdown')
})

test('the preview shows a picture of its post, and none of another post', async () => {
  const [item, other] = [await create(), await create()]
  const text = `![Kart](${await uploaded(item.id!)} "Altyazı")`
  expect(await html(text, item.id)).toMatch(/<img [^>]*width="24" height="16" alt="Kart"/)
  expect(await html(text, other.id)).toBe('<p>Kart</p>\n')
  expect(await html(text)).toBe('<p>Kart</p>\n')
})

test('the preview has a place for a picture that is not stored yet', async () => {
  expect(await html('![Kart](yeni:a-1)')).toContain('<img data-new="a-1" alt="Kart">')
})

test('a preview that is too long, or of no post, is refused', async () => {
  const ask400 = async (json: unknown) => problemIn(await ask(preview, { method: 'POST', token, json }), 400)
  const { errors } = await ask400({ content: 'a'.repeat(100_001) })
  expect(errors).toEqual({ content: ['En çok 100.000 karakter yazın.'] })
  expect((await ask400({ content: 'a', postId: 'x' })).errors).toHaveProperty('postId')
})

test('a picture goes when a saved text no longer names it', async () => {
  const item = await create()
  const [kept, left] = [await uploaded(item.id!), await uploaded(item.id!)]
  await itemIn(await put(item, `![](${kept})\n\n![](${left})`))
  expect([kept, left].map(isStored)).toEqual([true, true])
  await itemIn(await put(item, `![](${kept})`))
  expect([kept, left].map(isStored)).toEqual([true, false])
  expect(await db().image.findMany({ where: { textPostId: item.id }, select: { path: true } })).toEqual([
    { path: kept },
  ])
})

test('a picture that no saved text has named stays for a day', async () => {
  const item = await create()
  const [young, old] = [await uploaded(item.id!), await uploaded(item.id!)]
  const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000)
  await db().image.update({ where: { path: old }, data: { createdAt } })
  await itemIn(await put(item, 'Başka metin'))
  expect([young, old].map(isStored)).toEqual([true, false])
})

test('another process learns that a post has changed when a picture of its text comes or goes', async () => {
  const { id } = await create()
  const listener = new Client(process.env.DATABASE_URL)
  await listener.connect()
  try {
    const heard: (string | undefined)[] = []
    listener.on('notification', ({ payload }) => heard.push(payload))
    await listener.query('LISTEN content_changed')
    const path = await uploaded(id!)
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('blog_posts')
    heard.length = 0
    await db().image.delete({ where: { path } })
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('blog_posts')
  } finally {
    await listener.end()
  }
})

test('the pictures of a text go with their post', async () => {
  const item = await create()
  const path = await uploaded(item.id!)
  expect((await ask(post.DELETE, { method: 'DELETE', token, params: { key: item.id! } })).status).toBe(204)
  expect(isStored(path)).toBe(false)
})

test('a picture of an unknown post, a missing one and a wrong file are refused', async () => {
  const unknown = await problemIn(await upload('018f0000-0000-7000-8000-000000000000'), 404)
  expect(unknown.message).toMatch('Blog yazısı bulunamadı')
  const { id } = await create()
  await problemIn(await upload(id!, new File(['x'], 'x.svg')), 415)
  await problemIn(await ask(uploadImage, { method: 'POST', token, params: { key: id! }, form: {} }), 400)
  expect(await db().image.count({ where: { textPostId: id } })).toBe(0)
})

test('hostile texts are shown, or refused with a reason, but never fail', async () => {
  const texts = [...HOSTILE_TEXTS, ...SLOW_TEXTS.map(([, text]) => text)]
  for (const content of texts) {
    const { status } = await ask(preview, { method: 'POST', token, json: { content } })
    expect([content.slice(0, 50), status]).toEqual([content.slice(0, 50), expect.toBeOneOf([200, 400, 413])])
  }
})
