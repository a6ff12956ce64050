import { beforeAll, describe, expect, test } from 'vitest'
import { purgeExpiredItems } from '@/lib/bin/mutations'
import { db } from '@/lib/platform/db/client'
import { DAY_MS, istanbulDay } from '@/lib/platform/turkish/dates'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { NOTICE_SINCE } from '@/lib/settings/notice-text'
import { originalTexts } from '@/lib/settings/page-texts'
import { KINDS, PUBLISHABLE_KINDS, type PublishableKind } from '@/lib/site/kinds'
import { deleteOldVersions } from '@/lib/versions/mutations'
import type { VersionJson, VersionRowJson } from '@/lib/versions/output'
import { type Caller, newCaller, problemIn, useCaller } from '../../support/calls/handlers'
import { callsOf, type Fields, itemIn, textsOf } from '../../support/calls/kind-calls'
import { send } from '../../support/route-access'

const caller = useCaller()
let editor: Caller
beforeAll(async () => {
  editor = await newCaller({ role: 'editor' })
})
let itemCount = 0

const askForVersions = (kind: PublishableKind, key: string, query = '') =>
  send(`GET ${KINDS[kind].api}/[key]/versions`, { params: { key }, query }, editor)
const versionsOf = (kind: PublishableKind, id: string, query?: string) =>
  itemIn<VersionRowJson[]>(askForVersions(kind, id, query))
const askForVersion = (kind: PublishableKind, key: string, version: string) =>
  send(`GET ${KINDS[kind].api}/[key]/versions/[version]`, { params: { key, version } }, editor)
const readVersion = (kind: PublishableKind, key: string, version: string) =>
  itemIn<VersionJson>(askForVersion(kind, key, version))
const nameOf = async ({ id }: Caller) => {
  const { name, email } = await db().administrator.findUniqueOrThrow({ where: { id } })
  return [name, email].filter(Boolean).join(', ')
}

describe.each(PUBLISHABLE_KINDS)('the earlier texts of a %s', (kind) => {
  const calls = callsOf(kind, caller)

  async function addRetitled(...words: string[]) {
    const count = (itemCount += 1)
    const titleOf = (word: string) => `${word} ${count}`
    const fields = { ...(await calls.newFields()), title: titleOf('Birinci') }
    const item = await itemIn(calls.create(fields), 201)
    const change = async (changes: Fields) => itemIn(calls.change(item.id, { ...textsOf(fields), ...changes }))
    for (const word of words) await change({ title: titleOf(word) })
    return { item, titleOf, change }
  }

  test('are the complete texts before each change, with its author, newest first, without those of other items', async () => {
    const { item, titleOf } = await addRetitled('İkinci', 'Üçüncü')
    const { item: otherItem } = await addRetitled()
    const [secondRow, firstRow, ...otherRows] = await versionsOf(kind, item.id)
    expect(otherRows).toEqual([])
    const actor = await nameOf(caller)
    const change = { field: 'title', label: expect.stringMatching(/./) }
    for (const row of [secondRow, firstRow]) expect(row).toMatchObject({ actor, changes: [change] })
    const [secondVersion, firstVersion] = [
      await readVersion(kind, item.id, secondRow!.id),
      await readVersion(kind, item.id, firstRow!.id),
    ]
    expect(secondVersion.changes).toEqual([{ ...change, before: titleOf('İkinci'), after: titleOf('Üçüncü') }])
    expect(firstVersion.changes).toEqual([{ ...change, before: titleOf('Birinci'), after: titleOf('İkinci') }])
    const { texts } = firstVersion
    expect(texts).toEqual({
      ...Object.fromEntries(Object.keys(texts).map((name) => [name, item[name]])),
      title: titleOf('Birinci'),
    })
    expect(await versionsOf(kind, otherItem.id)).toEqual([])
  })

  test('are not found under the address of another item', async () => {
    const [{ item }, { item: otherItem }] = [await addRetitled('İkinci'), await addRetitled()]
    const [{ id: version }] = (await versionsOf(kind, item.id)) as [VersionRowJson]
    expect((await askForVersion(kind, otherItem.id, version)).status).toBe(404)
  })

  test('are not written when only the state changes', async () => {
    const { item, change } = await addRetitled()
    await change({ state: 'draft' })
    expect(await versionsOf(kind, item.id)).toEqual([])
  })

  test('are hidden while the item is in the bin, and restored with it', async () => {
    const { item } = await addRetitled('İkinci')
    const versionsBefore = await versionsOf(kind, item.id)
    await calls.remove(item.id)
    await problemIn(askForVersions(kind, item.id), 404)
    await caller.ask('POST Bin/[key]/restore', { params: { key: item.id } })
    expect(await versionsOf(kind, item.id)).toEqual(versionsBefore)
  })

  test('are deleted when the item is purged, by a person or after 30 days, and those of other items are kept', async () => {
    const ids = [await addRetitled('İkinci'), await addRetitled('İkinci'), await addRetitled('İkinci')].map(
      ({ item }) => item.id,
    )
    const [purgedId, expiredId, binnedId] = ids as [string, string, string]
    for (const id of ids) await calls.remove(id)
    await caller.ask('DELETE Bin/[key]', { params: { key: purgedId } })
    await db().binItem.update({ where: { id: expiredId }, data: { createdAt: new Date(0) } })
    await purgeExpiredItems()
    const remaining = await db().textVersion.findMany({
      where: { kind, itemId: { in: ids } },
      select: { itemId: true },
    })
    expect(remaining).toEqual([{ itemId: binnedId }])
  })

  test('are deleted a year after the change, not earlier', async () => {
    const { item } = await addRetitled('İkinci', 'Üçüncü')
    const [, oldVersion] = await versionsOf(kind, item.id)
    const createdAt = new Date(Date.now() - 365 * DAY_MS - 1000)
    await db().textVersion.update({ where: { id: BigInt(oldVersion!.id) }, data: { createdAt } })
    expect(await deleteOldVersions()).toBe(1)
    expect(await versionsOf(kind, item.id)).toHaveLength(1)
  })
})

test('400 versions are listed in pages of 20 without their texts, even if no page is requested', async () => {
  const { id } = await callsOf('post', caller).add()
  const texts = { title: 'Başlık', content: 'x'.repeat(97_000) }
  const row = { kind: 'post', itemId: id, texts, replacedBy: 'Ayşe' }
  await db().textVersion.createMany({ data: Array.from({ length: 400 }, () => row) })
  const response = await askForVersions('post', id)
  expect(response.headers.get('x-total-count')).toBe('400')
  const text = await response.text()
  expect(text.length).toBeLessThan(10_000)
  const firstPage = JSON.parse(text) as VersionRowJson[]
  const lastPage = await versionsOf('post', id, '?page=20')
  expect([firstPage, lastPage].map((page) => page.length)).toEqual([20, 20])
  const problem = await problemIn(askForVersions('post', id, '?pageSize=21'), 400)
  expect(problem.errors).toEqual({ pageSize: ['pageSize 1 ile 20 arasında bir tam sayı olmalı.'] })
})

test('the earlier version of a long post is complete', async () => {
  const calls = callsOf('post', caller)
  const fields = { ...(await calls.newFields()), content: `${'Uzun metin. '.repeat(5000)}Son.` }
  const { id } = await itemIn(calls.create(fields), 201)
  await itemIn(calls.change(id, { ...textsOf(fields), content: 'Kısa.' }))
  const [version] = await versionsOf('post', id)
  expect((await readVersion('post', id, version!.id)).texts.content).toBe(fields.content)
})

test('an import that changes two faults keeps the texts of each', async () => {
  const calls = callsOf('fault', caller)
  const service = await callsOf('service', caller).add()
  const addFault = (repair: string) => calls.add({ serviceId: service.id, repair })
  const faults = [await addFault('Eski 1'), await addFault('Eski 2')]
  const lines = faults.map(({ brand, code, title }, index) =>
    [service.title, brand, code, title, `Yeni ${index + 1}`].join(';'),
  )
  const file = new File([['cihaz;marka;kod;baslik;atolye', ...lines].join('\n')], 'a.csv')
  await itemIn(caller.ask('POST Faults/import', { form: { file, apply: 'true' } }))
  for (const [index, { id }] of faults.entries()) {
    const [version] = await versionsOf('fault', id)
    const { changes } = await readVersion('fault', id, version!.id)
    expect(changes).toMatchObject([{ field: 'repair', before: `Eski ${index + 1}`, after: `Yeni ${index + 1}` }])
  }
})

async function sectionVersions(section: string): Promise<VersionJson[]> {
  const rows = await itemIn<VersionRowJson[]>(caller.ask('GET Settings/[section]/versions', { params: { section } }))
  const read = async ({ id: version }: VersionRowJson) =>
    itemIn<VersionJson>(caller.ask('GET Settings/[section]/versions/[version]', { params: { section, version } }))
  return Promise.all(rows.map(read))
}

test('the first version of a page’s texts is the default text', async () => {
  const params = { section: 'formTexts' }
  const originalText = originalTexts('formTexts').sentText
  for (const sentText of ['Aldık.', 'Mesajınızı aldık.'])
    await itemIn(caller.ask('PUT Settings/[section]', { params, json: { sentText } }))
  expect(await sectionVersions('formTexts')).toMatchObject([
    { texts: { sentText: 'Aldık.' }, changes: [{ field: 'sentText', before: 'Aldık.', after: 'Mesajınızı aldık.' }] },
    { texts: { sentText: originalText }, changes: [{ field: 'sentText', before: originalText, after: 'Aldık.' }] },
  ])
})

test('the earlier versions of the questions are kept, and the first is an empty list', async () => {
  const params = { section: 'questionTexts' }
  const firstQuestion = { question: 'Nereye göndereyim?', answer: 'Adres: {adres}.', home: true }
  for (const questions of [[firstQuestion], [{ ...firstQuestion, home: false }]])
    await itemIn(caller.ask('PUT Settings/[section]', { params, json: { questions } }))
  const [text, change] = ['Nereye göndereyim?\nAdres: {adres}.', { field: 'questions', label: 'Sık sorulanlar' }]
  const homeText = text.replace('?', '? (ana sayfada)')
  expect(await sectionVersions('questionTexts')).toMatchObject([
    { texts: { questions: [firstQuestion] }, changes: [{ ...change, before: homeText, after: text }] },
    { texts: { questions: [] }, changes: [{ ...change, before: null, after: homeText }] },
  ])
})

test('earlier versions of the privacy notice have a number, their first day and the change', async () => {
  const params = { section: 'notice' }
  const { text: originalText, version } = DEFAULT_SETTINGS.notice
  for (const text of ['## Bir', '## İki'])
    await itemIn(caller.ask('PUT Settings/[section]', { params, json: { text } }))
  const noticeChange = (before: string, after: string) => [{ field: 'text', label: 'KVKK metni', before, after }]
  expect(await sectionVersions('notice')).toMatchObject([
    {
      id: String(version + 1),
      since: istanbulDay(new Date()),
      texts: { text: '## Bir' },
      changes: noticeChange('## Bir', '## İki'),
    },
    {
      id: String(version),
      since: NOTICE_SINCE,
      texts: { text: originalText },
      changes: noticeChange(originalText, '## Bir'),
    },
  ])
})
