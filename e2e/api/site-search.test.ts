import { beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import type { Hit } from '@/lib/search/output'
import { search, similarCodes } from '@/lib/search/data'
import { useDatabase } from '../support/handlers'
import { addFault, addFindableItems, addPost, find } from '../support/site-search'

useDatabase()
beforeAll(addFindableItems)

const codes = async (q: string) => (await find(q)).hits.map(({ code, kind }) => code || kind)
const exact = async (q: string) =>
  (await find(q)).hits.filter(({ isExact }) => isExact).map(({ code, brand }) => `${brand} ${code}`)
const marked = (text: string, marks: Hit['marks']['text']) => marks.map(([start, end]) => text.slice(start, end))

test.each(['AL16', 'al16', 'AL-16', 'al 16', 'Al.16', ' al/16 '])(
  '%j finds the code AL16 first, and then its neighbours',
  async (q) => {
    expect(await exact(q)).toEqual(['Yumaro AL16'])
    expect((await codes(q)).slice(0, 3)).toEqual(['AL16', 'AL16.2', 'AL17'])
  },
)

test.each([
  ['yumaro al16', ['Yumaro AL16']],
  ['F.05 vektral', ['Vektral F.05']],
  ['f05 kestrun', ['Kestrun F05']],
  ['al 16 nedir', ['Yumaro AL16']],
  ['AL 016', ['Yumaro AL16']],
  ['F5', ['Kestrun F05', 'Vektral F.05']],
  ['alm 414', ['Harvesk ALM 414']],
  ['harvesk ALM-414 alarmı', ['Harvesk ALM 414']],
  ['f05', ['Vektral F.05', 'Kestrun F05']],
  ['alarm 16', ['Yumaro AL16']],
  ['ALARM16', ['Yumaro AL16']],
  ['ALARMI 16', ['Yumaro AL16']],
  ['16 nolu alarm', ['Yumaro AL16']],
  ['yumaro alarm kodu 16', ['Yumaro AL16']],
  ['hata 414', ['Harvesk ALM 414']],
])('%j finds its code among other words', async (q, wanted) => {
  expect((await exact(q)).toSorted()).toEqual(wanted.toSorted())
})

test('where the code is there, nothing is found by its pieces, and the code is marked', async () => {
  await addPost('Alarm kaydı', 'Alan 16 A ile ölçülür.')
  for (const q of ['al 16', 'alarm 16', 'AL-16']) {
    const { hits } = await find(q)
    expect([q, hits.map(({ title }) => title)]).not.toEqual([q, expect.arrayContaining(['Alarm kaydı'])])
    expect([q, hits[0]!.marks.code]).toEqual([q, [[0, 4]]])
  }
  expect((await find('ala 16')).hits.map(({ title }) => title)).toContain('Alarm kaydı')
})

test('every hit shows one of the words, and what has them only deep in its text comes last', async () => {
  const pages = 'Uzun bir açıklama. '.repeat(100)
  const details = `${pages}\n${pages}Mahfaza sızdırmazlığı bozulur.`
  const service = { title: 'Kart Tamiri', description: 'Kısa.', detailsDescription: details }
  await db().service.create({ data: { id: newId(), slug: 'kart', ...service } })
  await addPost('Bir yazı', `${pages}\n\nMahfaza açılır.`)
  await addFault({ brand: 'Torvika', code: 'T7', title: 'Isınma', warning: 'Mahfaza sıcaktır.' })
  const { hits } = await find('mahfaza')
  expect(hits.map(({ kind }) => kind)).toEqual(['fault', 'service', 'post'])
  for (const hit of hits) expect(marked(hit.text, hit.marks.text)).toEqual(['Mahfaza'])
})

test('the beginning of a code finds all codes that begin so', async () => {
  expect((await codes('al1')).slice(0, 3)).toEqual(['AL16', 'AL16.2', 'AL17'])
})

test('services, faults and posts are one list, in which words of titles count for more than those of texts', async () => {
  const { hits } = await find('aşırı akım')
  expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(['fault', 'service', 'post']))
  expect(hits.at(-1)!.title).toBe('Servo Sürücü Tamiri')
})

test.each(['isik', 'IŞIK', 'ışık', 'ISIK', 'ışık'.normalize('NFD')])(
  '%j marks the letters as they are written',
  async (q) => {
    const [hit] = (await find(q)).hits
    expect(marked(hit!.title, hit!.marks.title)).toEqual(['IŞIK'])
  },
)

test('a text shows the sentence that contains the words, marked', async () => {
  const post = (await find('al16')).hits.find(({ kind }) => kind === 'post')!
  expect(marked(post.text, post.marks.text)).toEqual(['AL-16'])
})

test('texts show neither marks of Markdown nor targets, and nothing is found by them', async () => {
  const { hits } = await find('önce ölçün')
  expect(hits.map(({ text }) => text).join(' ')).not.toMatch(/[*#[\]]|uploads|hedef/)
  for (const q of ['gizliresim', 'uploads', 'hedef', 'https']) expect([q, (await find(q)).total]).toEqual([q, 0])
})

test.each([
  ['frnleme', 'frenleme'],
  ['frenleeme', 'frenleme'],
  ['frenlexe', 'frenleme'],
  ['frenelme', 'frenleme'],
  ['toprka', 'toprak'],
  ['srvo', 'servo'],
])('%j with one typing mistake finds what %j finds', async (typed, meant) => {
  const found = await find(typed)
  expect(found.corrections).toEqual([{ typed, meant: expect.arrayContaining([meant]) }])
  expect(found.hits.map(({ url }) => url)).toEqual(
    expect.arrayContaining((await find(meant)).hits.map(({ url }) => url)),
  )
})

test.each(['24v', '24 V', '24 volt', '24VOLT', '24 v besleme'])('%j finds 24 V however it is written', async (q) => {
  expect((await find(q)).hits.map(({ title }) => title).toSorted()).toEqual(['Gerilim ölçümü', 'Tesvara 24V yok'])
})

test.each(['24 a', '240 v', '2400'])('%j does not find 24 V', async (q) => {
  expect((await find(q)).total).toBe(0)
})

test.each(['yumaro al99', 'AL99 nedir', 'alarm 99', 'bilinmeyen yokboyle'])(
  '%j finds nothing, because what it asks for is not there',
  async (q) => {
    expect(await find(q)).toMatchObject({ total: 0, corrections: [] })
  },
)

test('words that are there are not corrected', async () => {
  expect((await find('servo')).corrections).toEqual([])
  expect(await find('servo toprak')).toMatchObject({ total: 0, corrections: [] })
})

test('drafts and what is scheduled are found nowhere', async () => {
  for (const q of ['gizlitaslak', 'GZ1', 'gz', 'gizlitaslka', 'yumaro ys9']) {
    expect([q, (await find(q)).total]).toEqual([q, 0])
  }
  expect((await similarCodes(['gz11'])).faults).toEqual([])
  // A word of a draft is as unknown as any other: neither shown, nor found by the missing correction of it.
  expect((await find('enkodez')).corrections).toEqual([{ typed: 'enkodez', meant: ['enkoder'] }])
  expect((await find('gizlitaslak')).corrections).toEqual([])
})

test('a fault of a hidden device group does not name the group', async () => {
  const id = newId()
  await db().service.create({ data: { id, slug: 'saklihizmet', title: 'Saklıhizmet', isDraft: true } })
  await addFault({ brand: 'Torvika', code: 'T900', title: 'Yazısız', serviceId: id })
  expect((await find('T900')).hits).toMatchObject([{ code: 'T900', device: '' }])
})

test('a change is found by the next search, and what it replaced is not', async () => {
  const { id } = await addPost('Eskisözcük', 'x')
  expect((await find('eskisözcük')).total).toBe(1)
  await db().blogPost.update({ where: { id }, data: { title: 'Başkaifade' } })
  expect([(await find('eskisözcük')).total, (await find('başkaifade')).total]).toEqual([0, 1])
  await db().blogPost.delete({ where: { id } })
  expect((await find('başkaifade')).total).toBe(0)
})

test.each([
  ['al166', 'al16', ['AL16', 'AL16.2']],
  ['al61', 'al', ['AL16', 'AL16.2', 'AL17']],
])('codes similar to %s are those that begin like it, as far as possible', async (key, beginning, wanted) => {
  const found = await similarCodes([key])
  expect(found.faults.map(({ code }) => code)).toEqual(expect.arrayContaining(wanted))
  expect(found.beginning).toBe(beginning)
})

test('places that no other kind needs are for services, and many faults hide none of the best', async () => {
  const services = Array.from({ length: 8 }, (_, n) => ({
    id: newId(),
    slug: `robot-${n}`,
    title: `Robot Tamiri ${n}`,
  }))
  await db().service.createMany({ data: services })
  expect((await find('robot')).hits).toHaveLength(6)
  for (let n = 0; n < 40; n += 1) await addFault({ brand: 'Robotik', code: `R${n}`, title: 'Robot durdu' })
  const kinds = (await search('robot', 30)).hits.map(({ kind }) => kind)
  expect([kinds.length, kinds.filter((kind) => kind === 'service').length]).toEqual([30, 8])
})

test('suggestions are at most six, and of each kind that there is', async () => {
  const { hits } = await find('akım')
  expect(hits).toHaveLength(6)
  expect(new Set(hits.map(({ kind }) => kind)).size).toBe(3)
})
