import { beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { bodyOf, problemIn, useCaller } from '../../support/calls/handlers'

const caller = useCaller()

let serviceId: string
let postId: string

beforeAll(async () => {
  const service = { id: newId(), slug: 'servo-surucu-tamiri', title: 'Servo Sürücü Tamiri', deviceName: 'Servo sürücü' }
  serviceId = (await db().service.create({ data: service })).id
  postId = (await db().blogPost.create({ data: { id: newId(), slug: 'yazi', title: 'Yazı', content: 'Metin' } })).id
  await db().blogPostSlug.create({ data: { slug: 'eski-yazi', postId } })
})

beforeEach(async () => {
  await db().fault.deleteMany()
})

type Options = { apply?: boolean; basis?: string }
const send = (content: string | Uint8Array<ArrayBuffer>, { apply, basis }: Options = {}) =>
  caller.ask('POST Faults/import', {
    form: { file: new File([content], 'kodlar.csv'), apply: String(apply === true), basis },
  })
const importContent = (content: string | Uint8Array<ArrayBuffer>, options?: Options) => bodyOf(send(content, options))
const add = (fault: Record<string, unknown>) => {
  const json = { brand: 'Yumaro', series: 'YS2', title: 'Aşırı akım', serviceId, ...fault }
  return bodyOf(caller.ask('POST Faults', { json }), 201)
}
const storedFaults = () => db().fault.findMany({ orderBy: { identity: 'asc' } })
const exportedFile = async () => {
  const response = await caller.ask('GET Faults', { headers: { accept: 'text/csv' } })
  return new Uint8Array(await response.arrayBuffer())
}

const HEADINGS = 'cihaz;marka;seri;kod;baslik'
const AL16 = 'Servo Sürücü Tamiri;Yumaro;YS2;AL16;Servo açılırken aşırı akım'
const AL17 = 'Servo sürücü;Yumaro;YS2;AL17;Hızlanırken aşırı akım'

test('the preview counts new, changed, unchanged and bad lines, and writes nothing', async () => {
  await add({ code: 'AL16', title: 'Açılışta aşırı akım' })
  await add({ code: 'AL17', title: 'Hızlanırken aşırı akım' })
  const { counts, lines, applied } = await importContent(
    [HEADINGS, AL16, AL17, 'x;;;E1;y', AL17.replace('17', '18')].join('\n'),
  )
  expect(counts).toEqual({ all: 4, new: 1, changed: 1, same: 1, bad: 1, drafts: 1 })
  expect(lines.map(({ line, result }) => [line, result])).toEqual([
    [2, 'changed'],
    [3, 'same'],
    [4, 'bad'],
    [5, 'new'],
  ])
  expect(applied).toBe(false)
  expect(await db().fault.count()).toBe(2)
})

test('new faults become drafts; existing faults are changed, and keep their address and state', async () => {
  const { slug } = await add({ code: 'AL16', title: 'Açılışta aşırı akım', featured: true, symptoms: 'Elle.' })
  const result = await importContent([HEADINGS, AL16, AL17].join('\n'), { apply: true })
  expect(result).toMatchObject({ applied: true, counts: { new: 1, changed: 1, drafts: 1 } })
  const [existingFault, createdFault] = await storedFaults()
  const expectedFields = { slug, title: 'Servo açılırken aşırı akım', symptoms: 'Elle.', featured: true }
  expect(existingFault).toMatchObject({ ...expectedFields, isDraft: false, version: 2 })
  const createdSlug = 'yumaro-ys2-al17-hizlanirken-asiri-akim'
  expect(createdFault).toMatchObject({ slug: createdSlug, isDraft: true, serviceId, codeKey: 'al17' })
  expect(createdFault!.searchText).toContain('hizlanirken')
})

test('a file with a bad line is refused as a whole, and the error names the line', async () => {
  const problem = await problemIn(send([HEADINGS, AL16, AL17, AL16].join('\n'), { apply: true }), 400)
  expect(problem.message).toBe('3 satırın 1 tanesi hatalı; hiçbir satır yazılmadı.')
  expect(problem.errors).toEqual({ file: ['4. satır: kod: Bu dosyanın 2. satırında aynı marka, seri ve kod var.'] })
  expect(await db().fault.count()).toBe(0)
})

const TIMES = { createdAt: true, updatedAt: true, publishedAt: true } as const

const SPECIAL_FAULTS = [
  { code: 'AL1', title: '=cmd|calc', symptoms: '-5 V\nikinci satır', warning: "'=x" },
  { code: '-E1', title: 'Noktalı; "virgül"', causes: ['U | V | W', 'C:\\|', '@ev'], checks: ['-1', '+2'] },
  { code: '', title: 'Kodsuz', relatedPost: true, state: 'draft' },
]

test('importing the exported list changes nothing, and restores deleted faults unchanged', async () => {
  for (const { relatedPost, ...fault } of SPECIAL_FAULTS) {
    await add({ ...fault, ...(relatedPost && { relatedPostId: postId }) })
  }
  const readFaults = async () =>
    await db().fault.findMany({ orderBy: { identity: 'asc' }, omit: { id: true, ...TIMES } })
  const faultsBefore = await readFaults()
  const file = await exportedFile()
  expect((await importContent(file, { apply: true })).counts).toMatchObject({ all: 3, same: 3 })
  await db().fault.deleteMany()
  await importContent(file, { apply: true })
  expect(await readFaults()).toEqual(faultsBefore)
})

test('a file is refused if a fault has changed since the preview', async () => {
  const { id } = await add({ code: 'AL16', title: 'Eski' })
  const content = [HEADINGS, AL16, AL17].join('\n')
  const { basis } = await importContent(content)
  const json = { brand: 'Yumaro', series: 'YS2', code: 'AL16', title: 'Elle düzeltildi', serviceId }
  await bodyOf(caller.ask('PUT Faults/[key]', { params: { key: id }, json }))
  const { message } = await problemIn(send(content, { apply: true, basis }), 409)
  expect(message).toBe('Denetimden sonra 1 kayıt değişti. Hiçbir satır yazılmadı.')
  expect((await storedFaults()).map(({ title }) => title)).toEqual(['Elle düzeltildi'])
  const newPreview = await importContent(content)
  expect((await importContent(content, { apply: true, basis: newPreview.basis })).applied).toBe(true)
})
