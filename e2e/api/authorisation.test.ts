import { SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { POST as changeEmail } from '@/app/api/Auth/change-email/route'
import { POST as changePassword } from '@/app/api/Auth/change-password/route'
import { POST as session } from '@/app/api/Auth/session/route'
import * as posts from '@/app/api/BlogPosts/route'
import * as post from '@/app/api/BlogPosts/[key]/route'
import * as messages from '@/app/api/ContactMessages/route'
import * as message from '@/app/api/ContactMessages/[key]/route'
import { GET as stats } from '@/app/api/Dashboard/stats/route'
import * as references from '@/app/api/References/route'
import * as reference from '@/app/api/References/[key]/route'
import { PUT as orderReferences } from '@/app/api/References/order/route'
import * as services from '@/app/api/Services/route'
import * as service from '@/app/api/Services/[key]/route'
import { DELETE as deleteImage } from '@/app/api/Services/[key]/delete-image/route'
import { POST as uploadImage } from '@/app/api/Services/[key]/upload-image/route'
import { PUT as orderServices } from '@/app/api/Services/order/route'
import { endSession, sessionOf } from '@/lib/auth/sessions'
import { createPost } from '@/lib/domains/blog/mutations'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { currentRevision } from '@/lib/runtime/revisions'
import type { Upload } from '@/lib/media/schema'
import { createMessage } from '@/lib/domains/messages/mutations'
import { createReference } from '@/lib/domains/references/mutations'
import { addServicePicture, createService } from '@/lib/domains/services/mutations'
import { newAdministrator, newToken } from '../support/administrator'
import { ask, problemIn } from '../support/calls'
import { useDatabase } from '../support/database'
import { newPicture, storedNames } from '../support/pictures'

useDatabase()

const keys = { service: '', image: '', post: '', reference: '', message: '' }
let administrator: { id: string; email: string }
let living: string

const upload = async (): Promise<Upload> => {
  const file = await newPicture()
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

beforeAll(async () => {
  administrator = await newAdministrator()
  living = await newToken(administrator.id)
  const admin = (await sessionOf(living))!
  const texts = { description: '', detailsDescription: '', benefits: [], brands: [] }
  keys.service = (await createService(admin, { title: 'Sürücü', iconName: 'Cpu', ...texts })).id
  keys.image = (await addServicePicture(admin, keys.service, await upload())).path
  const cover = { imageFile: await upload() }
  keys.post = (await createPost(admin, { title: 'Yazı', summary: '', content: 'Metin', author: 'Ayşe', ...cover })).id
  keys.reference = (await createReference(admin, { name: 'Marka', logoFile: await upload() })).id
  const fields = { contactPerson: 'Ali', phone: '1', email: 'a@ornek.example', problemDescription: 'x' }
  const empty = { companyName: '', deviceBrand: '', deviceModel: '', website: '' }
  keys.message = (await createMessage({ ...fields, ...empty }, { address: '192.0.2.1' })).id
})

type Route = [name: string, ask: (headers: Record<string, string>) => Promise<Response>]
const route = (name: string, make: () => Promise<Parameters<typeof ask>> | Parameters<typeof ask>): Route => [
  name,
  async (headers) => {
    const [handler, call] = await make()
    return ask(handler, { ...call, headers })
  },
]
const at = (key: string) => ({ params: { key } })
const form = async (name: string, fields = {}) => ({ form: { ...fields, [name]: await newPicture() } })

const ROUTES: Route[] = [
  route('POST Services', () => [services.POST, { method: 'POST', json: { title: 'Yeni' } }]),
  route('PUT Services', () => [
    service.PUT,
    { method: 'PUT', ...at(keys.service), json: { title: 'Yeni', imageUrls: [] } },
  ]),
  route('DELETE Services', () => [service.DELETE, { method: 'DELETE', ...at(keys.service) }]),
  route('POST upload-image', async () => [
    uploadImage,
    { method: 'POST', ...at(keys.service), ...(await form('file')) },
  ]),
  route('DELETE delete-image', () => [
    deleteImage,
    { method: 'DELETE', ...at(keys.service), query: `?imageUrl=${encodeURIComponent(keys.image)}` },
  ]),
  route('PUT Services/order', () => [orderServices, { method: 'PUT', json: { ids: [keys.service] } }]),
  route('POST References', async () => [
    references.POST,
    { method: 'POST', ...(await form('logoFile', { name: 'Yeni' })) },
  ]),
  route('PUT References', async () => [
    reference.PUT,
    { method: 'PUT', ...at(keys.reference), ...(await form('logoFile', { name: 'Yeni' })) },
  ]),
  route('DELETE References', () => [reference.DELETE, { method: 'DELETE', ...at(keys.reference) }]),
  route('PUT References/order', () => [orderReferences, { method: 'PUT', json: { ids: [keys.reference] } }]),
  route('POST BlogPosts', async () => [
    posts.POST,
    { method: 'POST', ...(await form('imageFile', { title: 'Yeni', content: 'x' })) },
  ]),
  route('PUT BlogPosts', async () => [
    post.PUT,
    { method: 'PUT', ...at(keys.post), ...(await form('imageFile', { title: 'Yeni', content: 'x' })) },
  ]),
  route('DELETE BlogPosts', () => [post.DELETE, { method: 'DELETE', ...at(keys.post) }]),
  route('GET ContactMessages', () => [messages.GET, {}]),
  route('PATCH ContactMessages', () => [
    message.PATCH,
    { method: 'PATCH', ...at(keys.message), json: { isRead: true } },
  ]),
  route('GET Dashboard/stats', () => [stats, {}]),
  route('POST Auth/session', () => [session, { method: 'POST' }]),
  route('POST Auth/change-email', () => [
    changeEmail,
    { method: 'POST', json: { newEmail: 'yeni@ornek.example', currentPassword: 'Deneme-Şifre-1' } },
  ]),
  route('POST Auth/change-password', () => [
    changePassword,
    { method: 'POST', json: { newPassword: 'Yeni-Şifre-2', currentPassword: 'Deneme-Şifre-1' } },
  ]),
]

const forged = (key: Uint8Array, { alg = 'HS256', seconds = 3600, jti = newId() } = {}) =>
  new SignJWT()
    .setProtectedHeader({ alg })
    .setJti(jti)
    .setSubject(administrator.id)
    .setIssuedAt(Math.floor(Date.now() / 1000) - 7200)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(key)
const ourKey = () => new TextEncoder().encode(env().AUTH_SECRET)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const partsOf = (token: string) => token.split('.') as [string, string, string]

const CALLERS: [string, () => Promise<Record<string, string>>][] = [
  ['no token', async () => ({})],
  ['garbage', async () => bearer('abc')],
  ['garbage of three parts', async () => bearer('a.b.c')],
  ['Basic', async () => ({ authorization: 'Basic YTpi' })],
  ['the cookie alone', async () => ({ cookie: `admin_session=${living}` })],
  [
    'an expired token',
    async () => {
      const row = { id: newId(), administratorId: administrator.id, expiresAt: new Date(Date.now() + 3600_000) }
      await db().session.create({ data: row })
      return bearer(await forged(ourKey(), { seconds: -60, jti: row.id }))
    },
  ],
  [
    'a session that has ended',
    async () => {
      const row = { id: newId(), administratorId: administrator.id, expiresAt: new Date(Date.now() - 1000) }
      await db().session.create({ data: row })
      return bearer(await forged(ourKey(), { jti: row.id }))
    },
  ],
  [
    'a revoked token',
    async () => {
      const token = await newToken(administrator.id)
      await endSession(token)
      return bearer(token)
    },
  ],
  ['a token signed with another key', async () => bearer(await forged(new TextEncoder().encode('x'.repeat(48))))],
  [
    'a token without signature',
    async () => {
      const header = Buffer.from('{"alg":"none"}').toString('base64url')
      return bearer(`${header}.${partsOf(living)[1]}.`)
    },
  ],
  [
    'a token of another algorithm',
    async () => bearer(await forged(new TextEncoder().encode(env().AUTH_SECRET.repeat(2)), { alg: 'HS512' })),
  ],
  [
    "another's claims under our signature",
    async () => {
      const [head, , signature] = partsOf(living)
      return bearer(`${head}.${partsOf(await newToken())[1]}.${signature}`)
    },
  ],
]

const everything = async () => ({
  services: await db().service.findMany({ include: { images: true } }),
  posts: await db().blogPost.findMany({ include: { image: true } }),
  references: await db().reference.findMany({ include: { logo: true } }),
  messages: await db().contactMessage.findMany(),
  account: await db().administrator.findUnique({ where: { id: administrator.id } }),
  files: storedNames(),
})

test.each(CALLERS)('with %s every authorised call is 401, and nothing changes', async (_, headersOf) => {
  const before = await everything()
  for (const [name, call] of ROUTES) {
    const response = await call(await headersOf())
    expect([name, response.status]).toEqual([name, 401])
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(response.headers.get('set-cookie')).toBeNull()
    await problemIn(response, 401)
  }
  expect(await everything()).toEqual(before)
})

test('who may call is decided before anything of the call is looked at', async () => {
  const call = { method: 'PUT', params: { key: 'no-id' }, query: '?page=0', headers: { 'content-type': 'text/plain' } }
  const answers = await Promise.all(
    [service.PUT, reference.PUT, post.PUT, orderServices].map((handler) => ask(handler, call)),
  )
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
})

test('a write is refused unread', async () => {
  let read = false
  const body = new ReadableStream(
    {
      pull() {
        read = true
      },
    },
    { highWaterMark: 0 },
  )
  const request = new Request('http://site.example/api/BlogPosts', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit)
  expect((await posts.POST(request, { params: Promise.resolve({}) })).status).toBe(401)
  expect(read).toBe(false)
})

test('with a living token each is let in; each write makes kept pages old, reading does not', async () => {
  const statuses: Record<string, number> = {}
  for (const [name, call] of ROUTES) {
    const revision = currentRevision()
    const token = await newToken(administrator.id)
    statuses[name] = (await call(bearer(token))).status
    expect([name, currentRevision() > revision]).toEqual([name, !name.startsWith('GET')])
  }
  expect(statuses).toEqual({
    'POST Services': 201,
    'PUT Services': 409,
    'DELETE Services': 204,
    'POST upload-image': 404,
    'DELETE delete-image': 404,
    'PUT Services/order': 400,
    'POST References': 201,
    'PUT References': 200,
    'DELETE References': 204,
    'PUT References/order': 400,
    'POST BlogPosts': 201,
    'PUT BlogPosts': 409,
    'DELETE BlogPosts': 204,
    'GET ContactMessages': 200,
    'PATCH ContactMessages': 200,
    'GET Dashboard/stats': 200,
    'POST Auth/session': 204,
    'POST Auth/change-email': 200,
    'POST Auth/change-password': 200,
  })
})
