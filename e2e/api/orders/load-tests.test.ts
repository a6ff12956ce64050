import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { bodyOf, problemIn, statusesOf } from '../../support/calls/handlers'
import { useOrders } from '../../support/calls/orders'
import { pagesIn, singleSpaced } from '../../support/papers'

const calls = useOrders()

const FAILED_ROWS = [{ what: 'Fan devri', nominal: '3200', measured: '2650', unit: 'd/dk', passed: false }]

describe('the record of a load test', () => {
  test('is written only at the step of the load test, and while the order is open', async () => {
    const order = await calls.createApproved()
    await calls.advance(order.id, 4)
    const earlyRefusal = await problemIn(calls.loadTest(order.id), 409)
    expect(earlyRefusal.message).toContain('TP5')
    await calls.advance(order.id, 5)
    expect(await bodyOf(calls.loadTest(order.id))).toMatchObject({ number: 1, passed: true, signedAt: null })
    await bodyOf(calls.step(order.id, { step: 5, state: 'cancelled' }))
    await problemIn(calls.loadTest(order.id, { load: 'x' }), 409)
    await problemIn(calls.sign(order.id), 409)
  })

  test('may be incomplete until it is signed, and signing names the missing fields', async () => {
    const { id } = await calls.createInTest()
    const emptyFields = { load: '', durationMin: null, ambient: null, instrument: '', rows: [{ what: 'Fan devri' }] }
    await bodyOf(calls.loadTest(id, emptyFields))
    const { errors } = await problemIn(calls.sign(id), 400)
    const names = ['ambient', 'durationMin', 'instrument', 'load', 'rows.0.measured', 'rows.0.passed']
    expect(Object.keys(errors!).toSorted()).toEqual(names)
    expect((await calls.read(id)).loadTests[0]).toMatchObject({ signedAt: null })
  })

  test('does not change once it is signed: a later test is a second record', async () => {
    const { id } = await calls.createInTest()
    const firstRecord = await calls.signTest(id)
    expect(firstRecord).toMatchObject({ number: 1, signedAt: expect.any(String), signedBy: expect.stringMatching(/./) })
    expect(await bodyOf(calls.sign(id))).toEqual(firstRecord)
    expect(await bodyOf(calls.loadTest(id, { note: 'Yeniden.' }))).toMatchObject({ number: 2, signedAt: null })
    const { loadTests } = await calls.read(id)
    expect(loadTests.map(({ number }) => number)).toEqual([2, 1])
    expect(loadTests[1]).toEqual(firstRecord)
  })

  test('accepts the same values again without a change, and one of two concurrent changes is refused', async () => {
    const { id } = await calls.createInTest()
    await bodyOf(calls.loadTest(id))
    const etagHeader = await calls.ifMatch(id)
    const responses = await Promise.all([
      calls.loadTest(id, { note: 'A' }, etagHeader),
      calls.loadTest(id, { note: 'B' }, etagHeader),
    ])
    expect(statusesOf(responses)).toEqual([200, 412])
    const { note } = (await calls.read(id)).loadTests[0]!
    expect((await calls.loadTest(id, { note }, etagHeader)).status).toBe(200)
    await problemIn(calls.sign(id, etagHeader), 412)
  })

  test('keeps and prints the chosen instruments as they were, and offers them to the next record', async () => {
    const [meter, scope] = [
      { name: 'Fulmetra FG-3 güç analizörü', serialNumber: '20814', calibratedOn: '2025-11-04' },
      { name: 'Nordhel OS-204 osiloskop', serialNumber: '', calibratedOn: null },
    ]
    const saveInstruments = (...instruments: object[]) =>
      bodyOf(calls.ask('PUT Settings/[section]', { params: { section: 'instruments' }, json: { instruments } }))
    await saveInstruments(meter, scope, { name: 'Kestrun DT-5 takometre' })
    const { id } = await calls.createInTest()
    const noTypedInstrument = { instrument: '', calibratedOn: '' }
    const signedTest = await calls.signTest(id, { ...noTypedInstrument, instruments: [meter, scope] })
    const renewedMeter = { ...meter, calibratedOn: '2026-11-01' }
    await saveInstruments(renewedMeter)
    expect((await calls.read(id)).loadTests[0]).toEqual({ ...signedTest, instruments: [meter, scope] })
    expect((await calls.read((await calls.createInTest()).id)).testDefaults).toEqual({
      instruments: [renewedMeter],
      chosen: [meter, scope],
    })
    const text = singleSpaced((await pagesIn(calls.paper(id, 'test'))).join(' '))
    for (const words of ['İki alet', `${meter.name}, S/N 20814, son kalibrasyon 04.11.2025`, scope.name])
      expect(text).toContain(words)
  })

  test('takes only photos of its order, which cannot be removed once it is signed', async () => {
    const { id } = await calls.createInTest()
    const otherOrder = await calls.create()
    const photoRow = (workOrderId: string, key: string) => {
      const file = { path: `/attachments/${key}.jpg`, width: 8, height: 6, bytes: 99, sha256: key, widths: [] }
      return { ...file, id: crypto.randomUUID(), workOrderId, author: calls.email }
    }
    const [ownPhoto, foreignPhoto] = [photoRow(id, 'own'), photoRow(otherOrder.id, 'foreign')]
    await db().photo.createMany({ data: [ownPhoto, foreignPhoto] })
    const { errors } = await problemIn(calls.loadTest(id, { photoIds: [foreignPhoto.id] }), 400)
    expect(errors).toHaveProperty('photoIds')
    expect(await calls.signTest(id, { photoIds: [ownPhoto.id] })).toMatchObject({ photoIds: [ownPhoto.id] })
    const params = { key: id, photoId: ownPhoto.id }
    await problemIn(calls.ask('DELETE WorkOrders/[key]/photos/[photoId]', { params }), 409)
  })
})

describe('the delivery', () => {
  const moveToDelivery = (id: string) => calls.step(id, { step: 6 })

  test('needs a passed and signed record, or a reason', async () => {
    const { id } = await calls.createInTest()
    await bodyOf(calls.loadTest(id))
    expect((await problemIn(moveToDelivery(id), 400)).errors).toHaveProperty('reason')
    await bodyOf(calls.sign(id))
    await bodyOf(moveToDelivery(id))
    await bodyOf(calls.step(id, { step: 6, state: 'delivered' }))
  })

  test('after a failed test needs a reason only once, and the customer’s page does not say that the test passed', async () => {
    const { id, trackingToken } = await calls.createInTest()
    expect(await calls.signTest(id, { rows: FAILED_ROWS })).toMatchObject({ passed: false })
    await problemIn(moveToDelivery(id), 400)
    await bodyOf(calls.step(id, { step: 6, reason: 'Müşteri fanı kendisi değiştirecek.' }))
    await bodyOf(calls.step(id, { step: 6, state: 'delivered' }))
    expect((await calls.readAsCustomer(trackingToken)).reachedAt[4]).toBeNull()
  })
})
