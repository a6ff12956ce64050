import { beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { COLUMNS } from '@/lib/faults/import/schema'
import type { FaultImportResult } from '@/lib/faults/import/output'
import { db } from '@/lib/platform/db/client'
import { ask, newToken, problemIn, useDatabase } from '../support/calls/handlers'

useDatabase()

let token: string

beforeAll(async () => {
  token = await newToken()
  const service = { id: newId(), slug: 'servo-surucu-tamiri', title: 'Servo Sürücü Tamiri', deviceName: 'Servo sürücü' }
  await db().service.create({ data: service })
  await db().blogPost.create({ data: { id: newId(), slug: 'yazi', title: 'Yazı', content: 'Metin' } })
})

type Content = string | Uint8Array<ArrayBuffer>
const send = (content: Content, apply = false) =>
  ask('POST Faults/import', { token, form: { file: new File([content], 'kodlar.csv'), apply: String(apply) } })
const importOf = async (content: Content, { apply = false } = {}) => {
  const response = await send(content, apply)
  expect(response.status).toBe(200)
  return (await response.json()) as FaultImportResult
}
const exportedFile = async () => {
  const response = await ask('GET Faults', { token, headers: { accept: 'text/csv' } })
  return new Uint8Array(await response.arrayBuffer())
}

function longFile(count: number): string {
  const text = 'Motor kablosunda faz–faz ya da faz–gövde kısa devresi; çoğu zaman enerji zincirinin içinde.'
  const lines = Array.from({ length: count }, (_, index) => {
    const cells = ['Servo sürücü', `Marka ${index % 12}`, 'YS2', `AL${index}`, `Arıza ${index}`]
    return [...cells, text, [text, text, text].join(' | '), [text, text].join(' | '), text, text, 'yazi', '']
  })
  return [COLUMNS, ...lines].map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n')
}

test('unchanged lines do not count towards the limit, so that a list of more than 5 000 lines can be imported again', async () => {
  const moreLines = longFile(5000).replaceAll('YS2', 'YS3').replace(/^.*\n/, '')
  const refusalOf = async (content: string) => (await problemIn(await send(content), 400)).message
  await importOf(longFile(5000), { apply: true })
  await importOf(`${COLUMNS.join(';')}\n${moreLines}`, { apply: true })
  expect((await importOf(await exportedFile())).counts).toMatchObject({ all: 10_000, same: 10_000 })
  await db().fault.deleteMany({ where: { series: 'YS3' } })
  expect((await importOf(`${longFile(5000)}\n${moreLines}`)).counts).toMatchObject({ new: 5000, same: 5000 })
  expect(
    await refusalOf(
      `${longFile(5000)}\n${moreLines}\nServo Sürücü Tamiri;Yumaro;YS2;AL16;Servo açılırken aşırı akım;;;;;;;`,
    ),
  ).toBe('“kodlar.csv” okunmadı: 5.001 yeni ya da değişen satır var, en çok 5.000 olabilir. Dosyayı ikiye bölün.')
}, 300_000)

test('a search in 10 000 messages takes less than 500 ms', async () => {
  for (let first = 0; first < 10_000; first += 1000) {
    await db().$executeRaw`
      INSERT INTO contact_messages (id, contact_person, phone, email, problem_description, received_at, updated_at)
      SELECT gen_random_uuid(), 'Kişi', '1', 'k' || n || '@ornek.example', repeat('Sürücü F30001 veriyor, ışık yanmıyor. ', 5), now(), now()
      FROM generate_series(${first}::int, ${first + 999}::int) n`
  }
  const query = `?q=${encodeURIComponent('k9876@ isik surucu')}&page=1`
  const times = []
  for (let i = 0; i < 3; i += 1) {
    const start = performance.now()
    expect((await ask('GET ContactMessages', { token, query })).headers.get('x-total-count')).toBe('1')
    times.push(performance.now() - start)
  }
  expect(Math.min(...times)).toBeLessThan(500)
})
