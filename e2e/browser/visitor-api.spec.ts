import { ASSETS, expect, test } from '../support/fixtures'
import { workOrder } from '../pages/work-order'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const PROBLEM = /^application\/problem\+json/

test('services have all their fields in list and item', async ({ request, content }) => {
  const id = await content.addService({
    title: 'Deneme Servisi',
    slug: 'deneme-servisi',
    description: 'Kısa',
    detailsDescription: 'Uzun',
    benefits: ['bir', 'iki'],
    brands: ['Yumaro'],
  })
  const expected = {
    id,
    slug: 'deneme-servisi',
    title: 'Deneme Servisi',
    description: 'Kısa',
    detailsDescription: 'Uzun',
    iconName: 'Wrench',
    benefits: ['bir', 'iki'],
    brands: ['Yumaro'],
    imageUrls: [],
  }
  const answer = await request.get('/api/Services')
  expect(answer.status()).toBe(200)
  const list = (await answer.json()) as { slug: string; imageUrls: string[] }[]
  expect(answer.headers()['x-total-count']).toBe(String(list.length))
  expect(list.map((item) => item.slug)).toEqual(await content.serviceSlugs())
  expect(list.at(-1)).toMatchObject(expected)
  expect(list[0]?.imageUrls).toHaveLength(5)
  for (const path of list[0]!.imageUrls) {
    expect(path).toMatch(/^\/uploads\/[\w-]+\.(png|jpe?g|gif)$/)
    const picture = await request.get(path)
    expect(picture.status(), path).toBe(200)
    expect(picture.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/immutable/),
    })
  }
  const item = await request.get('/api/Services/deneme-servisi')
  expect(await item.json()).toMatchObject(expected)
  expect(item.headers()['etag']).toBeTruthy()
  const missing = await request.get('/api/Services/yok')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['content-type']).toMatch(PROBLEM)
  expect(((await missing.json()) as { message: string }).message).toContain('404')
})

test('posts have all their fields in list and item, newest first', async ({ request, content }) => {
  const id = await content.addPost({
    title: 'Deneme',
    slug: 'deneme',
    summary: 'Özet',
    content: 'Bir\niki',
    publishedAt: '2031-01-01T00:00:00Z',
  })
  const list = (await (await request.get('/api/BlogPosts')).json()) as { slug: string; createdAt: string }[]
  expect(list.map((item) => item.slug)).toEqual(await content.postSlugs())
  const { createdAt, ...item } = (await (await request.get('/api/BlogPosts/deneme')).json()) as Record<string, unknown>
  expect(item).toMatchObject({
    id,
    slug: 'deneme',
    title: 'Deneme',
    summary: 'Özet',
    content: 'Bir\niki',
    author: 'Admin',
    imageUrl: '',
  })
  expect(Date.parse(String(createdAt))).not.toBeNaN()
  expect((await request.get('/api/BlogPosts/yok')).status()).toBe(404)
})

test('references have all their fields in list and item, in the order of the staff', async ({ request, content }) => {
  const id = await content.addReference('Deneme Marka')
  const list = (await (await request.get('/api/References')).json()) as { id: string; name: string; logoUrl: string }[]
  expect(list.map((item) => item.name)).toEqual(await content.referenceNames())
  expect(list[0]?.logoUrl).toMatch(/^\/uploads\//)
  expect(list.at(-1)).toMatchObject({ id, name: 'Deneme Marka', logoUrl: '' })
  expect(await (await request.get(`/api/References/${id}`)).json()).toMatchObject({
    id,
    name: 'Deneme Marka',
    logoUrl: '',
  })
  for (const wrong of ['yok', '01930000-0000-7000-8000-000000000000'])
    expect((await request.get(`/api/References/${wrong}`)).status()).toBe(404)
})

test('lists are paged and have their total count', async ({ request, content }) => {
  const slugs = await content.serviceSlugs()
  const second = await request.get('/api/Services?page=2&pageSize=3')
  expect(((await second.json()) as { slug: string }[]).map((item) => item.slug)).toEqual(slugs.slice(3, 6))
  expect(second.headers()['x-total-count']).toBe(String(slugs.length))
  expect(await (await request.get('/api/Services?page=99')).json()).toEqual([])
  for (const wrong of ['page=0', 'page=x', 'pageSize=201', 'pageSize=0']) {
    const answer = await request.get(`/api/Services?${wrong}`)
    expect(answer.status(), wrong).toBe(400)
    expect(answer.headers()['content-type'], wrong).toMatch(PROBLEM)
  }
})

test('a work order needs no sign-in and is answered with the id of the stored message', async ({
  request,
  content,
}) => {
  const order = workOrder()
  const answer = await request.post('/api/ContactMessages', { data: order })
  expect(answer.status()).toBe(201)
  const body = (await answer.json()) as { id: string; receivedAt: string }
  expect(body.id).toMatch(UUID)
  expect(Math.abs(Date.now() - Date.parse(body.receivedAt))).toBeLessThan(60_000)
  expect(await content.messagesFrom(order.email)).toMatchObject([order])
  const wrong = await request.post('/api/ContactMessages', { data: { ...order, phone: '', email: 'x' } })
  expect(wrong.status()).toBe(400)
  expect(wrong.headers()['content-type']).toMatch(PROBLEM)
  expect(await wrong.json()).toMatchObject({
    status: 400,
    errors: { phone: ['Telefon numaranızı yazın.'], email: [expect.any(String)] },
    requestId: expect.any(String),
  })
})

test('a visitor can neither read messages nor change anything', async ({ request }) => {
  for (const [method, path] of [
    ['GET', '/api/ContactMessages'],
    ['GET', '/api/Dashboard/stats'],
    ['POST', '/api/Services'],
    ['DELETE', '/api/References/01930000-0000-7000-8000-000000000000'],
  ] as const) {
    const answer = await request.fetch(path, { method, ...(method === 'POST' && { data: { title: 'x' } }) })
    expect([401, 404, 405], `${method} ${path}`).toContain(answer.status())
    expect(answer.headers()['content-type'], path).toMatch(PROBLEM)
  }
  const unknown = await request.get('/api/Yok')
  expect(unknown.status()).toBe(404)
  expect(unknown.headers()['content-type']).toMatch(PROBLEM)
})

test('with an asset base address pages load pictures from there, and the API does not name it', async ({
  request,
  siteWithAssets,
}) => {
  const page = await request.get(`${siteWithAssets.url}/hizmetler/servo-surucu-tamiri`)
  const html = await page.text()
  const sources = [...html.matchAll(/<img[^>]*\ssrc="([^"]+)"/gi)].map(([, source]) => source!)
  expect(sources.length).toBeGreaterThanOrEqual(5)
  for (const source of sources) expect(source.startsWith(`${ASSETS}/uploads/`), source).toBe(true)
  for (const [, set] of html.matchAll(/<img[^>]*\ssrcset="([^"]+)"/gi)) {
    for (const candidate of set!.split(', ')) expect(candidate.startsWith(`${ASSETS}/uploads/`), candidate).toBe(true)
  }
  expect(page.headers()['content-security-policy']).toContain(`img-src 'self' data: ${new URL(ASSETS).origin}`)
  const { imageUrls } = (await (
    await request.get(`${siteWithAssets.url}/api/Services/servo-surucu-tamiri`)
  ).json()) as { imageUrls: string[] }
  for (const path of imageUrls) expect(path).toMatch(/^\/uploads\//)
})
