import { beforeAll, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { GET } from '@/app/api/Search/route'
import { codeColumns } from '@/lib/content/alarm-code'
import { db } from '@/lib/db'
import type { Hit } from '@/lib/domains/search/serialize'
import { search, similarCodes } from '@/lib/domains/search/data'
import { ask, newAddress, problemIn, useDatabase } from '../support/handlers'

useDatabase()

const TOMORROW = new Date(Date.now() + 86_400_000)
const PICTURE = '/uploads/gizliresim.webp'

const addFault = (fault: { brand: string; series?: string; code?: string; title: string; [more: string]: unknown }) => {
  const { brand, series = '', code = '', title, ...more } = fault
  const words = { brand, series, code, title }
  return db().fault.create({
    data: { id: newId(), slug: `ariza-${newId()}`, ...words, ...codeColumns(words), ...more },
  })
}

const addPost = (title: string, content: string, more: { isDraft?: boolean; publishedAt?: Date } = {}) =>
  db().blogPost.create({ data: { id: newId(), slug: `yazi-${newId()}`, title, content, ...more } })

beforeAll(async () => {
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
})

type Answer = { query: string; total: number; hits: Hit[]; corrections: { typed: string; meant: string[] }[] }

const find = async (q: string): Promise<Answer> => {
  const response = await ask(GET, {
    query: `?q=${encodeURIComponent(q)}`,
    headers: { 'x-client-address': newAddress() },
  })
  expect([q, response.status]).toEqual([q, 200])
  return (await response.json()) as Answer
}
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
  ['alm 414', ['Harvesk ALM 414']],
  ['harvesk ALM-414 alarmı', ['Harvesk ALM 414']],
  ['f05', ['Vektral F.05', 'Kestrun F05']],
])('%j finds its code among other words', async (q, wanted) => {
  expect((await exact(q)).toSorted()).toEqual(wanted.toSorted())
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
  ['enkodr', 'enkoder'],
  ['enkooder', 'enkoder'],
  ['enkoddr', 'enkoder'],
  ['enkdoer', 'enkoder'],
  ['toprka', 'toprak'],
  ['srvo', 'servo'],
])('%j with one typing mistake finds what %j finds', async (typed, meant) => {
  const found = await find(typed)
  expect(found.corrections).toEqual([{ typed, meant: expect.arrayContaining([meant]) }])
  expect(found.hits.map(({ url }) => url)).toEqual(
    expect.arrayContaining((await find(meant)).hits.map(({ url }) => url)),
  )
})

test('words that are there are not corrected', async () => {
  expect((await find('servo')).corrections).toEqual([])
  expect(await find('servo toprak')).toMatchObject({ total: 0, corrections: [] })
})

test('drafts and what is scheduled are found nowhere', async () => {
  for (const q of ['gizlitaslak', 'GZ1', 'gz', 'gizlitaslka', 'yumaro ys9']) {
    expect([q, (await find(q)).total]).toEqual([q, 0])
  }
  expect((await similarCodes(['gz11'])).faults).toEqual([])
  expect((await find('enkodet')).corrections).toEqual([{ typed: 'enkodet', meant: ['enkoder'] }])
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
  await db().blogPost.update({ where: { id }, data: { title: 'Yenisözcük' } })
  expect([(await find('eskisözcük')).total, (await find('yenisözcük')).total]).toEqual([0, 1])
  await db().blogPost.delete({ where: { id } })
  expect((await find('yenisözcük')).total).toBe(0)
})

test.each([
  ['al166', 'al16', ['AL16', 'AL16.2']],
  ['al61', 'al', ['AL16', 'AL16.2', 'AL17']],
])('codes similar to %s are those one mistake apart and those that begin like it', async (key, beginning, wanted) => {
  const found = await similarCodes([key])
  expect(found.faults.map(({ code }) => code)).toEqual(expect.arrayContaining(wanted))
  expect(found.beginning).toBe(beginning)
})

test('suggestions are at most six, and of each kind that there is', async () => {
  const { hits } = await find('akım')
  expect(hits).toHaveLength(6)
  expect(new Set(hits.map(({ kind }) => kind)).size).toBe(3)
})

test('more hits than are counted are more than that', async () => {
  const many = Array.from({ length: 205 }, (_, n) => ({
    brand: 'Sayısız',
    series: '',
    code: `N${n}`,
    title: 'Sayısız',
  }))
  const data = many.map((words) => ({ id: newId(), slug: `ariza-${newId()}`, ...words, ...codeColumns(words) }))
  await db().fault.createMany({ data })
  expect((await search('sayısız', 5)).total).toBeGreaterThan(200)
})

test('a search gets at most the hits it asks for, and the number of all', async () => {
  for (let n = 0; n < 60; n += 1) await addFault({ brand: 'Kalabalık', code: `K${n}`, title: 'Kalabalık arıza' })
  const { hits, total } = await search('kalabalık', 50)
  expect([hits.length, total]).toEqual([50, 60])
})

test.each([...Array.from('%_\'\\"�🙂ß'), ':*', 'a & b | !c', '-- ;', '(((', 'x'.repeat(100), 'a '.repeat(50)])(
  '%j is a search like any other',
  async (q) => {
    expect((await find(q)).hits.length).toBeLessThanOrEqual(6)
  },
)

test('% and _ stand for no other letters', async () => {
  for (const q of ['%%', 'al%', 'a_16', '%16']) {
    expect([q, (await find(q)).hits.some(({ isExact }) => isExact)]).toEqual([q, false])
  }
})

test('a text that is too long, has a NUL or comes twice is refused', async () => {
  for (const query of [`?q=${'x'.repeat(101)}`, '?q=%00', '?q=a&q=b']) {
    expect(Object.keys((await problemIn(await ask(GET, { query }), 400)).errors!)).toEqual(['q'])
  }
})

test('one network gets 120 suggestions a minute, and others still get theirs', async () => {
  const headers = { 'x-client-address': newAddress() }
  const from = () => ask(GET, { query: '?q=', headers })
  for (let n = 0; n < 120; n += 1) expect((await from()).status).toBe(200)
  const refused = await from()
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await problemIn(refused, 429)
  expect((await find('servo')).total).toBeGreaterThan(0)
})

test('the plain text of a hostile post takes no longer than its length', async () => {
  const time = async (piece: string, length: number) => {
    const text = piece.repeat(Math.ceil(length / piece.length))
    const start = performance.now()
    await db().$queryRaw`SELECT length("plain_text_of"(${text})) AS n`
    return performance.now() - start
  }
  for (const piece of [
    '[',
    '](',
    '![a](',
    '](a "',
    '<a',
    '](<',
    '_ ',
    '> ',
    '- ',
    '* * ',
    '`',
    '|-',
    '](a(b)',
    '[a]: ',
    '  \n',
    '\\*',
  ]) {
    expect([piece, (await time(piece, 100_000)) < 1500]).toEqual([piece, true])
  }
})
