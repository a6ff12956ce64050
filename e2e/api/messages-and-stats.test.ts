import { beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { ask, newToken, problemIn, useDatabase } from '../support/handlers'
import { routes as messageRoutes } from '@/app/api/ContactMessages/[[...path]]/routes'
import { routes as dashboardRoutes } from '@/app/api/Dashboard/[[...path]]/routes'

const messages = messageRoutes['']
const { PATCH } = messageRoutes['[key]']
const { GET: stats } = dashboardRoutes['stats']

useDatabase()

const ids = [newId(), newId(), newId()]
let token: string
beforeAll(async () => {
  token = await newToken()
  const fields = { contactPerson: 'Ayşe', phone: '1', email: 'a@ornek.example', problemDescription: 'x' }
  await db().contactMessage.createMany({
    data: ids.map((id, day) => ({
      id,
      ...fields,
      receivedAt: new Date(Date.UTC(2026, 0, day + 1)),
      isRead: day === 0,
    })),
  })
  await db().blogPost.create({ data: { id: newId(), slug: 'a', title: 'a', content: 'x' } })
  await db().service.createMany({ data: [1, 2].map((n) => ({ id: newId(), slug: `s${n}`, title: 's' })) })
})

const mark = (id: string, json: unknown) => ask(PATCH, { method: 'PATCH', token, params: { key: id }, json })
const counts = async () => (await ask(stats, { token })).json()

test('messages are listed newest first with all fields and no-store', async () => {
  const response = await ask(messages.GET, { token })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-total-count')).toBe('3')
  const items = (await response.json()) as Record<string, unknown>[]
  expect(items.map(({ id }) => id)).toEqual(ids.toReversed())
  expect(items[2]).toEqual({
    id: ids[0],
    companyName: '',
    contactPerson: 'Ayşe',
    phone: '1',
    email: 'a@ornek.example',
    deviceBrand: '',
    deviceModel: '',
    problemDescription: 'x',
    receivedAt: '2026-01-01T00:00:00.000Z',
    isRead: true,
    workOrders: [],
    photos: [],
  })
})

test('the unread count follows messages that are marked read and unread', async () => {
  expect(await counts()).toEqual({ messageCount: 3, blogPostCount: 1, serviceCount: 2, unreadCount: 2 })
  for (const [isRead, unreadCount] of [
    [true, 1],
    [true, 1],
    [false, 2],
  ] as const) {
    const response = await mark(ids[2]!, { isRead })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ id: ids[2], isRead, problemDescription: 'x' })
    expect(await counts()).toMatchObject({ messageCount: 3, unreadCount })
  }
})

test('a change of a message accepts only isRead', async () => {
  for (const isRead of ['true', 1, null, undefined]) {
    expect((await problemIn(await mark(ids[2]!, { isRead }), 400)).errors).toEqual({
      isRead: ['isRead true veya false olmalı.'],
    })
  }
  expect((await mark(ids[2]!, { isRead: true, phone: '2' })).status).toBe(200)
  expect((await db().contactMessage.findUnique({ where: { id: ids[2]! } }))?.phone).toBe('1')
  for (const id of ['01890a5d-ac96-774b-bcce-b302099a8057', 'abc'])
    await problemIn(await mark(id, { isRead: true }), 404)
})
