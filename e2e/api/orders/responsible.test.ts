import { v7 as newId } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueReminders, sendReminders } from '@/lib/orders/order/reminders'
import { db } from '@/lib/platform/db/client'
import { DAY_MS, istanbulDay, startOfDay } from '@/lib/platform/turkish/dates'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { PASSWORD } from '../../support/calls/accounts'
import { ask, bodyOf, newAdministrator, newToken, problemIn } from '../../support/calls/handlers'
import { dayFromNow, useOrders } from '../../support/calls/orders'
import { addPhotoAsCustomer } from '../../support/calls/photo-calls'

const calls = useOrders()
let kerem: { id: string; email: string }
beforeAll(async () => {
  kerem = await newAdministrator({ name: 'Kerem Aydın', role: 'workshop' })
})

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const change = async (id: string, fields: Record<string, unknown>) => calls.put(id, fields, await calls.ifMatch(id))
const mailsOf = (kind: string) =>
  db().mail.findMany({ where: { kind }, orderBy: { recipient: 'asc' }, select: { recipient: true, text: true } })

test('the person in charge is an account with access to orders, and is shown by name or email address', async () => {
  const closedAccount = await newAdministrator({ name: 'Kapalı' })
  await db().administrator.update({ where: { id: closedAccount.id }, data: { deactivatedAt: new Date() } })
  const editor = await newAdministrator({ name: 'Editör', role: 'editor' })
  const people = await bodyOf(calls.ask('GET WorkOrders/people'))
  expect(people.find(({ id }) => id === kerem.id)).toMatchObject({ name: 'Kerem Aydın', isSelf: false })
  expect(people.filter(({ isSelf }) => isSelf)).toHaveLength(1)
  expect(people.filter(({ id }) => [closedAccount.id, editor.id].includes(id))).toEqual([])
  const order = await calls.create({ responsibleId: kerem.id, responsible: 'x' })
  expect(order).toMatchObject({ responsible: 'Kerem Aydın', responsibleId: kerem.id })
  for (const { id } of [closedAccount, editor]) {
    const { errors } = await problemIn(change(order.id, { responsibleId: id }), 400)
    expect(errors).toHaveProperty('responsibleId')
  }
})

test('orders and their search use the account’s name for the person in charge, even after the name changes', async () => {
  const person = await newAdministrator({ name: 'Selin Aras', role: 'workshop' })
  const { id, number } = await calls.create({ responsibleId: person.id })
  const token = await newToken(person.id)
  const entryCount = await db().auditEntry.count()
  expect((await ask('PUT Auth/name', { json: { name: 'Selin Aras Demir' }, token })).status).toBeLessThan(300)
  expect(await calls.read(id)).toMatchObject({ responsible: 'Selin Aras Demir', responsibleId: person.id })
  expect((await calls.rows('?q=demir')).map((row) => row.number)).toEqual([number])
  expect(await db().auditEntry.count()).toBe(entryCount + 1)
})

test('orders of an account without a name follow its email address, and nothing else of them changes', async () => {
  const person = await newAdministrator({ name: '', role: 'workshop' })
  const { id } = await calls.create({ responsibleId: person.id })
  const orderWithoutAccount = await calls.create({ responsible: person.email })
  const rowOf = () => db().workOrder.findUniqueOrThrow({ where: { id } })
  const before = await rowOf()
  expect(before.responsible).toBe(person.email)
  const token = await newToken(person.id)
  const entryCount = await db().auditEntry.count()
  const newEmail = `yeni-${person.email}`
  await bodyOf(ask('POST Auth/change-email', { json: { newEmail, currentPassword: PASSWORD }, token }))
  const searchText = before.searchText.replace(person.email, newEmail)
  expect(await rowOf()).toEqual({ ...before, responsible: newEmail, searchText })
  expect((await calls.read(orderWithoutAccount.id)).responsible).toBe(person.email)
  expect(await db().auditEntry.count()).toBe(entryCount + 1)
})

test('several orders get the same person in charge, except an order that was changed meanwhile', async () => {
  const assign = (items: { id: string; version: number }[], responsibleId: string | null) =>
    calls.ask('POST WorkOrders/several', { json: { items, responsibleId } })
  const firstOrder = await calls.create()
  const secondOrder = await calls.create({ responsible: 'Çırak' })
  const changedOrder = await calls.create()
  await bodyOf(calls.note(changedOrder.id, 'Bu arada.'), 201)
  const items = [firstOrder, secondOrder, changedOrder].map(({ id, version }) => ({ id, version }))
  const unknownOrder = { id: crypto.randomUUID(), version: 1 }
  expect(await bodyOf(assign([...items, unknownOrder], kerem.id))).toEqual({
    done: [firstOrder.id, secondOrder.id],
    same: [],
    changed: [changedOrder.id],
    missing: [unknownOrder.id],
  })
  const person = { responsible: 'Kerem Aydın', responsibleId: kerem.id }
  for (const { id, version } of [firstOrder, secondOrder])
    expect(await calls.read(id)).toMatchObject({ ...person, version: version + 1 })
  expect((await calls.read(changedOrder.id)).responsibleId).toBeNull()
  expect(await bodyOf(assign([items[0]!], kerem.id))).toMatchObject({ done: [], same: [firstOrder.id] })
  const latestOrder = await calls.read(firstOrder.id)
  expect(await bodyOf(assign([latestOrder], null))).toMatchObject({ done: [firstOrder.id] })
  expect(await calls.read(firstOrder.id)).toMatchObject({ responsible: '', responsibleId: null })
  const editor = await newAdministrator({ role: 'editor' })
  const { errors } = await problemIn(assign([latestOrder], editor.id), 400)
  expect(errors).toHaveProperty('responsibleId')
})

test('the list can show the caller’s own orders and reopened orders', async () => {
  const token = await newToken(kerem.id)
  const ownOrder = await calls.create({ responsibleId: kerem.id })
  const reopenedOrder = await calls.create()
  await bodyOf(calls.step(reopenedOrder.id, { step: 1, state: 'cancelled' }))
  await bodyOf(calls.step(reopenedOrder.id, { step: 2, state: 'open', reason: 'Geri geldi.' }))
  const idsOf = async (query: string) => (await bodyOf(ask('GET WorkOrders', { query, token }))).map(({ id }) => id)
  expect(await idsOf('?mine=true&state=open')).toContain(ownOrder.id)
  expect(await idsOf('?mine=true')).not.toContain(reopenedOrder.id)
  expect(await idsOf('?attention=reopened')).toEqual([reopenedOrder.id])
  const counts = await bodyOf(ask('GET WorkOrders/counts', { token }))
  expect(counts).toMatchObject({ attention: { reopened: 1 } })
  expect(counts.mine).toBe(await db().workOrder.count({ where: { state: 'open', responsibleId: kerem.id } }))
})

describe('emails to the person in charge', () => {
  beforeEach(async () => {
    await db().mail.deleteMany()
    await db().setting.deleteMany()
  })

  test('report a decision, in addition to the emails to the notification addresses', async () => {
    const { id, trackingToken } = await calls.create({ responsibleId: kerem.id })
    await calls.sendQuote(id)
    await bodyOf(calls.decide(trackingToken))
    const mails = await mailsOf('new-decision')
    expect(mails).toHaveLength(2)
    expect(mails.map(({ recipient }) => recipient)).toContain(kerem.email)
  })

  test('do not report a decision to the person who recorded it', async () => {
    const people = await bodyOf(calls.ask('GET WorkOrders/people'))
    const order = await calls.create({ responsibleId: people.find(({ isSelf }) => isSelf)!.id })
    await calls.sendQuote(order.id)
    await bodyOf(calls.recordDecision(order.id))
    expect((await mailsOf('new-decision')).map(({ recipient }) => recipient)).toEqual([DEFAULT_SETTINGS.contact.email])
  })

  test('report new photos once until somebody has viewed the order', async () => {
    const { id, trackingToken } = await calls.create({ responsibleId: kerem.id })
    for (let i = 0; i < 2; i += 1) expect((await addPhotoAsCustomer(trackingToken)).status).toBe(201)
    expect(await mailsOf('new-photo')).toMatchObject([{ recipient: kerem.email }])
    await calls.markSeen(id)
    await addPhotoAsCustomer(trackingToken)
    expect(await mailsOf('new-photo')).toHaveLength(2)
  })
})

describe('the morning reminders', () => {
  const day = istanbulDay(new Date())
  const morning = new Date(`${day}T08:01:00+03:00`)

  beforeEach(async () => {
    await db().mail.deleteMany()
    await db().reminderDay.deleteMany()
    await db().setting.deleteMany()
    await db().workOrder.deleteMany()
    await db().part.deleteMany()
  })

  async function createQuoted(
    quotedDaysAgo: number,
    fields: Record<string, unknown> = {},
    quote: Record<string, unknown> = {},
  ) {
    const order = await calls.create(fields)
    await calls.sendQuote(order.id, quote)
    await db().quote.updateMany({ where: { workOrderId: order.id }, data: { sentAt: daysAgo(quotedDaysAgo) } })
    return order
  }

  const send = async () => {
    await queueReminders(morning)
    await sendReminders({ day })
    return mailsOf('reminder')
  }

  test('are one email to each person in charge, and one to the notification address', async () => {
    const unansweredOrder = await createQuoted(3, { responsibleId: kerem.id })
    const expiringOrder = await createQuoted(1, { responsibleId: kerem.id }, { validUntil: dayFromNow(1) })
    const promisedOrder = await calls.create({ promisedOn: dayFromNow(0), responsibleId: kerem.id })
    const readyOrder = await calls.createApproved()
    await calls.advance(readyOrder.id, 4, 5, 6)
    await db().workOrder.update({ where: { id: readyOrder.id }, data: { stepSince: daysAgo(7) } })
    await createQuoted(2)
    const [firstMail, secondMail, ...otherMails] = await send()
    expect(otherMails).toEqual([])
    const [mailToKerem, commonMail] =
      firstMail!.recipient === kerem.email ? [firstMail, secondMail] : [secondMail, firstMail]
    for (const { number } of [unansweredOrder, expiringOrder, promisedOrder])
      expect(mailToKerem!.text).toContain(number)
    expect(mailToKerem!.text).toContain('3 gündür yanıt yok')
    expect(mailToKerem!.text).toContain(`${promisedOrder.number} Yumaro YS2-40A-4HP, arıza tespitine alınacak`)
    expect(commonMail!.text).toContain(`${readyOrder.number} Yumaro YS2-40A-4HP, 7 gündür hazır`)
    for (const { text } of [mailToKerem!, commonMail!]) expect(text).not.toContain('Sevgi')
  })

  test('list the parts that ran low the day before, for the notification address only', async () => {
    const part = (code: string, hoursAfterMidnight: number) => {
      const lowSince = new Date(startOfDay(day).getTime() + hoursAfterMidnight * 3600_000)
      return { id: newId(), code, name: 'Fan', onHand: -1500, least: 4000, unit: 'm', lowSince }
    }
    await db().part.createMany({ data: [part('DUN-1', -1), part('DUN-2', -24), part('ESKI', -25), part('BUGUN', 1)] })
    await calls.create({ promisedOn: dayFromNow(0), responsibleId: kerem.id })
    const mails = await send()
    const commonMail = mails.find(({ recipient }) => recipient !== kerem.email)!
    expect(commonMail.text).toContain('DUN-1 Fan, elde −1,5 m, en az 4\nDUN-2 Fan')
    for (const code of ['ESKI', 'BUGUN']) expect(commonMail.text).not.toContain(code)
    expect(mails.find(({ recipient }) => recipient === kerem.email)!.text).not.toContain('DUN-1')
  })

  test('are written once, however many processes queue them and however often the job runs', async () => {
    await calls.create({ promisedOn: dayFromNow(0) })
    const jobs = () => db().$queryRaw<unknown[]>`
      SELECT 1 FROM "graphile_worker"."_private_jobs" WHERE "payload" ->> 'day' = ${day}`
    const jobCount = (await jobs()).length
    await Promise.all(Array.from({ length: 5 }, () => queueReminders(morning)))
    expect(await jobs()).toHaveLength(jobCount + 1)
    await Promise.all(Array.from({ length: 3 }, () => sendReminders({ day })))
    expect(await mailsOf('reminder')).toHaveLength(1)
  })
})
