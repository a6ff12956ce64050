import { ASSETS, expect, test } from '../support/fixtures'
import { workOrder } from '../pages/work-order'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const PROBLEM = /^application\/problem\+json/

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
