import { beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { DAY_MS } from '@/lib/platform/turkish/dates'
import { similarCodes } from '@/lib/search/data'
import { QUESTION_SAMPLES } from '@/lib/settings/questions/samples'
import type { Question } from '@/lib/settings/questions/questions'
import { ask, bodyOf, newClientAddress, problemIn, useDatabase } from '../../support/calls/handlers'
import { faultRow } from '../../support/calls/rows'

useDatabase()

const TOMORROW = new Date(Date.now() + DAY_MS)
const PICTURE = '/uploads/gizliresim.webp'

const addFault = (fields: Parameters<typeof faultRow>[0]) =>
  db().fault.create({ data: faultRow({ series: '', ...fields }) })

const addPost = (title: string, content: string, otherFields: { isDraft?: boolean; publishedAt?: Date } = {}) =>
  db().blogPost.create({ data: { id: newId(), slug: `yazi-${newId()}`, title, content, ...otherFields } })

/** Adds one item of each kind, similar codes, and items that no visitor may find. */
async function addFindableItems() {
  await db().service.create({
    data: { id: newId(), slug: 'servo', title: 'Servo Sürücü Tamiri', description: 'Aşırı akım ve enkoder alarmları.' },
  })
  await addFault({
    brand: 'Yumaro',
    series: 'YS2',
    code: 'AL16',
    title: 'Servo açılırken aşırı akım',
    symptoms: 'Mil dönmeden AL16 yazar.',
    causes: ['IGBT modülünde kısa devre'],
  })
  const symptoms = 'AL16 değildir.'
  await addFault({ brand: 'Yumaro', series: 'YS2', code: 'AL17', title: 'Hızlanırken aşırı akım', symptoms })
  await addFault({ brand: 'Nordhel', series: 'ND2', code: 'AL16.2', title: 'Frenleme kıyıcısında aşırı akım' })
  await addFault({ brand: 'Vektral', series: 'VX', code: 'F.05', title: 'Çıkışta toprak kaçağı' })
  await addFault({ brand: 'Kestrun', series: 'KD', code: 'F05', title: 'Düşük gerilim' })
  await addFault({ brand: 'Harvesk', series: 'HN', code: 'ALM 414', title: 'X ekseni servo arızası' })
  await addFault({ brand: 'Tesvara', title: 'IŞIK yanmıyor' })
  await addPost('Enkoder pili', 'Pil her yıl değişir.')
  for (let n = 1; n <= 5; n += 1) await addFault({ brand: 'Aksonik', code: `Z${n}`, title: 'Yavaşlarken aşırı akım' })
  await addFault({ brand: 'Yumaro', series: 'YS9', code: 'GZ1', title: 'Gizlitaslak', isDraft: true })
  await addFault({ brand: 'Yumaro', series: 'YS9', code: 'GZ2', title: 'Gizlitaslak', publishedAt: TOMORROW })
  await addFault({ brand: 'Yumaro', series: 'YS9', code: 'GZ3', title: 'Enkodez', isDraft: true })
  await addPost(
    'Aşırı akım alarmı',
    `## Önce ölçün\n\nKodun adı **AL-16** olabilir. ![Kart](${PICTURE}) [Sayfa](https://hedef.example/yol)`,
  )
  await addPost('Gizlitaslak', 'x', { isDraft: true })
  await addPost('Gizlitaslak', 'x', { publishedAt: TOMORROW })
}

/** Searches as a visitor from a network of their own. */
const find = (q: string) => {
  const headers = { 'x-client-address': newClientAddress() }
  return bodyOf(ask('GET Search', { query: `?q=${encodeURIComponent(q)}`, headers }))
}

beforeAll(addFindableItems)

const codesOrKinds = async (q: string) => (await find(q)).hits.map(({ code, kind }) => code || kind)
const exactCodes = async (q: string) =>
  (await find(q)).hits.filter(({ isExact }) => isExact).map(({ code, brand }) => `${brand} ${code}`)

test.each(['AL16', 'AL-16', 'al 16', ' aL / 16 '])('%j finds the code AL16 first, then similar codes', async (q) => {
  expect(await exactCodes(q)).toEqual(['Yumaro AL16'])
  expect((await codesOrKinds(q)).slice(0, 3)).toEqual(['AL16', 'AL16.2', 'AL17'])
})

test.each([
  ['yumaro al16', ['Yumaro AL16']],
  ['F.05 vektral', ['Vektral F.05']],
  ['F5', ['Kestrun F05', 'Vektral F.05']],
  ['harvesk ALM-414 alarmı', ['Harvesk ALM 414']],
  ['ALARMI 16', ['Yumaro AL16']],
  ['yumaro alarm kodu 16', ['Yumaro AL16']],
])('%j finds exactly the codes %j', async (q, expected) => {
  expect((await exactCodes(q)).toSorted()).toEqual(expected.toSorted())
})

test('an existing code is highlighted, and its parts are not searched as separate words', async () => {
  await addPost('Alarm kaydı', 'Alan 16 A ile ölçülür.')
  for (const q of ['al 16', 'alarm 16', 'AL-16']) {
    const { hits } = await find(q)
    expect([q, hits.map(({ title }) => title)]).not.toEqual([q, expect.arrayContaining(['Alarm kaydı'])])
    expect([q, hits[0]!.marks.code]).toEqual([q, [[0, 4]]])
  }
  expect((await find('ala 16')).hits.map(({ title }) => title)).toContain('Alarm kaydı')
})

test('services, faults and posts are in one list, in which titles rank above texts', async () => {
  const { hits } = await find('aşırı akım')
  expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(['fault', 'service', 'post']))
  expect(hits.at(-1)!.title).toBe('Servo Sürücü Tamiri')
})

test.each([
  ['frnleme', 'frenleme'],
  ['srvo', 'servo'],
])('%j with one typing mistake finds what %j finds', async (typed, meant) => {
  const result = await find(typed)
  expect(result.corrections).toEqual([{ typed, meant: expect.arrayContaining([meant]) }])
  expect(result.hits.map(({ url }) => url)).toEqual(
    expect.arrayContaining((await find(meant)).hits.map(({ url }) => url)),
  )
})

test.each(['AL99 nedir', 'alarm 99', 'bilinmeyen yokboyle'])(
  '%j finds nothing, because one of its words is unknown',
  async (q) => {
    expect(await find(q)).toMatchObject({ total: 0, corrections: [] })
  },
)

test('drafts and scheduled items are never found', async () => {
  for (const q of ['gizlitaslak', 'GZ1', 'gz', 'gizlitaslka', 'yumaro ys9']) {
    expect([q, (await find(q)).total]).toEqual([q, 0])
  }
  expect((await similarCodes(['gz11'])).faults).toEqual([])
  // A word that only a draft contains is unknown: it is neither found nor suggested as a correction.
  expect((await find('enkodez')).corrections).toEqual([{ typed: 'enkodez', meant: ['enkoder'] }])
  expect((await find('gizlitaslak')).corrections).toEqual([])
})

test('a fault of a hidden device group does not name the group', async () => {
  const id = newId()
  await db().service.create({ data: { id, slug: 'saklihizmet', title: 'Saklıhizmet', isDraft: true } })
  await addFault({ brand: 'Torvika', code: 'T900', title: 'Yazısız', serviceId: id })
  expect((await find('T900')).hits).toMatchObject([{ code: 'T900', device: '' }])
})

test('a search parameter that is too long, contains NUL or is repeated is refused', async () => {
  for (const query of [`?q=${'x'.repeat(101)}`, '?q=%00', '?q=a&q=b']) {
    expect(Object.keys((await problemIn(ask('GET Search', { query }), 400)).errors!)).toEqual(['q'])
  }
})

test('a network gets 120 suggestions a minute, which does not limit other networks', async () => {
  const headers = { 'x-client-address': newClientAddress() }
  const search = () => ask('GET Search', { query: '?q=', headers })
  for (let n = 0; n < 120; n += 1) expect((await search()).status).toBe(200)
  const response = await search()
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  await problemIn(response, 429)
  expect((await find('servo')).total).toBeGreaterThan(0)
})

const DESCRIPTION = 'Garantili kart, fiyatı ve ödemesi teklifte yazar; kargo adresi sitededir.'

const saveQuestions = (questions: readonly Question[]) => {
  const row = { value: { questions: [...questions] }, version: 1 }
  return db().setting.upsert({
    where: { section: 'questionTexts' },
    create: { section: 'questionTexts', ...row },
    update: row,
  })
}

/** The examples with values in place of the square brackets. */
const QUESTIONS = QUESTION_SAMPLES.map((sample) => ({
  ...sample,
  answer: sample.answer.replaceAll(/\[([^\]]*)\](?!\()/g, '$1'),
}))

test.each([
  ['garanti', 'question', 'Onarımın garantisi var mı?'],
  ['ne kadar sürer', 'question', 'Arıza tespiti ne kadar sürer?'],
  ['ödeme', 'question', 'Ödemeyi nasıl yaparım?'],
  ['fiyat', 'question', 'Arıza tespiti ne kadar sürer?'],
  ['kargo adresi', 'page', 'İletişim'],
  ['garantsi', 'question', 'Onarımın garantisi var mı?'],
])('%j finds the %s %s first', async (q, kind, title) => {
  await saveQuestions(QUESTIONS)
  await db().service.create({
    data: { id: newId(), slug: `kart-${newId()}`, title: 'Kart Tamiri', description: DESCRIPTION },
  })
  const { hits } = await find(q)
  expect(hits[0]).toMatchObject({ kind, title })
  const ranks = hits.map((hit) => ['fault', 'question', 'page', 'service', 'post'].indexOf(hit.kind))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})

test('a found question leads to its answer, with the text that the site shows', async () => {
  await saveQuestions(QUESTIONS)
  expect((await find('kaç ay garanti verilir')).hits).toEqual([])
  expect((await find('ay garanti verilir')).hits[0]).toMatchObject({
    url: '/tamir-sureci#s-onarimin-garantisi-var-mi',
    text: 'Onarıma 6 ay garanti verilir. Süre teslim günü başlar; son günü garanti belgesinde ve takip sayfanızda yazar.',
  })
  const [page] = (await find('garantili teslim tutanağı')).hits
  expect(page).toMatchObject({ kind: 'page', title: 'Tamir Süreci', url: '/tamir-sureci' })
  expect(page!.text).toMatch(/^TP6 Garantili teslim: cihaz test tutanağı/)
})

test('questions with unfilled placeholders, and questions with the letters of a code, are not found', async () => {
  await saveQuestions([{ question: 'Kaça mal olur?', answer: 'Önmuhasebe [000] TL. AL16 için yazın.', home: true }])
  expect((await find('önmuhasebe')).total).toBe(0)
  await saveQuestions([{ question: 'AL16 ne demek?', answer: 'Aşırı akım.', home: false }])
  expect((await find('AL16')).hits.filter(({ kind }) => kind === 'question')).toEqual([])
})
