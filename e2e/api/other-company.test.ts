import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { GET as getSecurityText } from '@/app/.well-known/security.txt/route'
import { sendMail } from '@/lib/mail/send-mail'
import { mailFolder } from '@/lib/mail/transport'
import { db } from '@/lib/platform/db/client'
import { istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { ask, newAddress, newToken, useDatabase } from '../support/handlers'
import { openOrders } from '../support/orders'
import { defaultsIn, OTHER_SETTINGS } from '../support/other-company'
import { routes as messageRoutes } from '@/app/api/ContactMessages/[[...path]]/routes'
import { routes as settingRoutes } from '@/app/api/Settings/[[...path]]/routes'

const { POST: sendMessage } = messageRoutes['']
const { PUT } = settingRoutes['[section]']

useDatabase()

let token: string
const set = async (section: string, json: unknown) => {
  const answer = await ask(PUT, { method: 'PUT', params: { section }, json, token })
  expect([section, answer.status]).toEqual([section, 200])
}

beforeAll(async () => {
  token = await newToken()
})

test('security.txt has the address of the settings, and without one there is none', async () => {
  expect((await getSecurityText()).status).toBe(404)
  await set('notifications', { ...DEFAULT_SETTINGS.notifications, securityContact: 'guvenlik@ornek.example' })
  const answer = await getSecurityText()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await answer.text()).toContain('Contact: mailto:guvenlik@ornek.example\n')
  await set('notifications', DEFAULT_SETTINGS.notifications)
  expect((await getSecurityText()).status).toBe(404)
})

test('no mail has a default, staff are told at the addresses set, and the warranty is the one set', async () => {
  for (const [section, value] of Object.entries(OTHER_SETTINGS)) await set(section, value)
  const json = { contactPerson: 'Ece', phone: '1', email: 'ece@musteri.example', problemDescription: 'Yanmıyor.' }
  const headers = { 'x-client-address': newAddress(), 'idempotency-key': crypto.randomUUID() }
  expect((await ask(sendMessage, { method: 'POST', json, headers })).status).toBe(201)
  const orders = await openOrders()
  const { id } = await orders.create({ notify: true })
  await orders.send(id)
  expect((await orders.resend(id)).status).toBeLessThan(300)
  expect((await orders.told(id, { note: '' })).status).toBeLessThan(300)
  expect((await orders.step(id, { step: 5, text: 'Testte.', notify: true })).status).toBe(200)
  expect((await orders.step(id, { step: 6, state: 'delivered', reason: 'Denendi.', notify: true })).status).toBe(200)
  const select = { id: true, kind: true, recipient: true, subject: true, text: true, html: true }
  const mails = await db().mail.findMany({ select })
  expect(new Set(mails.map(({ kind }) => kind)).size).toBe(9)
  const found = mails.flatMap(({ kind, ...mail }) =>
    Object.values(mail).flatMap((part) => defaultsIn(part).map((words) => `${kind}: ${words}`)),
  )
  expect(found).toEqual([])
  const toStaff = mails.filter(({ kind }) => kind === 'new-message' || kind === 'new-decision')
  expect(new Set(toStaff.map(({ recipient }) => recipient))).toEqual(new Set(OTHER_SETTINGS.notifications.addresses))
  expect(mails.find(({ kind }) => kind === 'delivered')!.text).toContain('30 ay açık kalır')
  const order = await db().workOrder.findUniqueOrThrow({ where: { id } })
  expect(istanbulDay(order.warrantyUntil!)).toBe(
    monthsLater(istanbulDay(order.closedAt!), OTHER_SETTINGS.notifications.warrantyMonths),
  )
  const job = { jobId: '0', queuedAt: new Date(), signal: new AbortController().signal }
  await sendMail({ mailId: mails[0]!.id }, job)
  const files = readdirSync(mailFolder()).map((name) => readFileSync(`${mailFolder()}/${name}`, 'utf8'))
  expect(files.map((file) => /^From: .*<(.+)>/m.exec(file)?.[1])).toEqual([OTHER_SETTINGS.contact.email])
})
