import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { getSettings } from '@/lib/settings/data'
import { type Section, SECTIONS } from '@/lib/settings/schema'
import { currentRevision } from '@/lib/platform/runtime/revisions'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { bodyOf, isStored, problemIn, statusesOf, useCaller } from '../../support/calls/handlers'
import { newPicture } from '../../support/images'
import { messageValues } from '../../support/calls/contact-form'
import { insertMessage } from '@/lib/contact/mutations'
import { messageSchema } from '@/lib/contact/schema'
import { istanbulDay } from '@/lib/platform/turkish/dates'

const caller = useCaller()

const SECTION_NAMES = Object.keys(SECTIONS) as Section[]
const { company, contact, hours, slides, notifications } = DEFAULT_SETTINGS
const INSTRUMENT = { name: 'FG-3', serialNumber: '20814', calibratedOn: '2025-11-04' }

const IBAN = 'TR45 0999 9000 0000 0012 3456 01'
const ACCOUNT = { bank: 'Örnek Bankası', holder: 'Ölçev Ltd. Şti.', iban: IBAN, currency: 'TRY' }

const readSection = (section: string) => caller.ask('GET Settings/[section]', { params: { section } })
const put = (section: string, json: unknown, etag?: string) =>
  caller.ask('PUT Settings/[section]', { params: { section }, json, headers: etag ? { 'if-match': etag } : {} })
const valueIn = (response: Response | Promise<Response>) => bodyOf<Record<string, unknown>>(response)
const tagOf = async (section: string) => (await readSection(section)).headers.get('etag')!
const errorsOf = async (section: string, json: unknown) => (await problemIn(put(section, json), 400)).errors!

const upload = async (section: 'look' | 'slides', file: File) =>
  (await bodyOf(caller.ask(`POST Settings/${section}/upload-image`, { form: { file } }), 201)).imageUrl
const newBrandImage = async (width: number, height: number) =>
  upload('look', await newPicture('logo.png', { width, height }))
const newSlideImage = async () => upload('slides', await newPicture())
const slidesWithPicture = (path: string, alt = 'Yük altında test edilen inverter') => ({
  slides: slides.slides.map((slide, index) =>
    index === 0 ? { ...slide, image: { kind: 'picture', path, alt } } : slide,
  ),
})

const questions = (...rows: object[]) => ({ questions: rows.map((row) => ({ answer: 'x', home: false, ...row })) })

test.each(SECTION_NAMES)(
  'section %s has its defaults and version 0 until it is saved, and the defaults can be saved',
  async (section) => {
    await db().setting.deleteMany({ where: { section } })
    const defaultsResponse = await readSection(section)
    expect(await valueIn(defaultsResponse)).toEqual(DEFAULT_SETTINGS[section])
    expect(defaultsResponse.headers.get('etag')).toBe(`"${section}-0"`)
    const response = await put(section, DEFAULT_SETTINGS[section])
    expect(await valueIn(response)).toEqual(DEFAULT_SETTINGS[section])
    expect(response.headers.get('etag')).toBe(await tagOf(section))
  },
)

test('a change is visible immediately in the list and to pages, and raises the revision', async () => {
  const revisionBefore = currentRevision()
  await valueIn(put('company', { ...company, name: 'Voltaj' }))
  expect((await valueIn(caller.ask('GET Settings'))).company).toMatchObject({ name: 'Voltaj' })
  expect((await getSettings()).company.name).toBe('Voltaj')
  expect(currentRevision()).toBeGreaterThan(revisionBefore)
})

test('a save with an outdated ETag gets 412 and does not overwrite the newer value', async () => {
  const etag = await tagOf('search')
  await valueIn(put('search', { title: 'Birinci' }, etag))
  await problemIn(put('search', { title: 'İkinci' }, etag), 412)
  expect(await valueIn(readSection('search'))).toMatchObject({ title: 'Birinci' })
})

test('one of three simultaneous first saves is stored, and the others get 412', async () => {
  await db().setting.deleteMany({ where: { section: 'search' } })
  const etag = await tagOf('search')
  const responses = await Promise.all(['Bir', 'İki', 'Üç'].map((title) => put('search', { title }, etag)))
  expect(statusesOf(responses)).toEqual([200, 412, 412])
})

test.each([
  ['company', { ...company, mersis: '123' }, 'mersis'],
  ['contact', { ...contact, phone: '0212 555 01 2' }, 'phone'],
  ['contact', { ...contact, address: 'a\nb\nc\nd\ne' }, 'address'],
  ['social', { instagram: 'javascript:alert(1)//a.b/c' }, 'instagram'],
  ['hours', { ...hours, week: hours.week.with(5, { isOpen: true, from: '18:00', to: '08:30' }) }, 'week.5.to'],
  ['hours', { ...hours, closedDays: [{ date: '2026-02-30', name: 'Bayram' }] }, 'closedDays.0.date'],
  ['slides', { slides: slides.slides.with(2, { ...slides.slides[2]!, linkHref: '//x.y' }) }, 'slides.2.linkHref'],
  ['slides', slidesWithPicture('/uploads/yok.jpg', ''), 'slides.0.image.alt'],
  ['slides', slidesWithPicture('/uploads/yok.jpg'), 'slides.0.image.path'],
  ['instruments', { instruments: [{ name: '', serialNumber: '20814' }] }, 'instruments.0.name'],
  ['instruments', { instruments: [{ ...INSTRUMENT, calibratedOn: '2099-01-01' }] }, 'instruments.0.calibratedOn'],
  ['instruments', { instruments: [INSTRUMENT, { ...INSTRUMENT, calibratedOn: null }] }, 'instruments'],
  ['instruments', { instruments: Array.from({ length: 21 }, (_, i) => ({ name: `Alet ${i}` })) }, 'instruments'],
  ['bank', { accounts: [{ ...ACCOUNT, iban: 'TR54 0999 9000 0000 0012 3456 01' }] }, 'accounts.0.iban'],
  ['bank', { accounts: [ACCOUNT, { ...ACCOUNT, iban: IBAN.replaceAll(' ', '') }] }, 'accounts.1.iban'],
  ['bank', { accounts: Array.from({ length: 6 }, () => ACCOUNT) }, 'accounts'],
  ['notifications', { ...notifications, addresses: ['a@b.example', 'x'] }, 'addresses'],
  ['questionTexts', questions({ question: 'Bir?', answer: ' ' }), 'questions.0.answer'],
  ['questionTexts', questions({ question: 'Ne kadar sürer?' }, { question: 'NE KADAR SÜRER?' }), 'questions'],
  ['questionTexts', questions(...['a', 'b', 'c', 'd'].map((question) => ({ question, home: true }))), 'questions'],
  ['questionTexts', questions(...Array.from({ length: 13 }, (_, index) => ({ question: `${index}` }))), 'questions'],
  ['notifications', { ...notifications, securityContact: 'http://ornek.example/guvenlik' }, 'securityContact'],
])('a wrong value of %s is refused with an error on its field: %#', async (section, value, field) => {
  expect(Object.keys(await errorsOf(section, value))).toEqual([field])
})

test('the IBAN of a bank account is stored without spaces, in upper case', async () => {
  const savedSection = await valueIn(put('bank', { accounts: [{ ...ACCOUNT, iban: ` ${IBAN.toLowerCase()} ` }] }))
  expect(savedSection).toEqual({ accounts: [{ ...ACCOUNT, iban: IBAN.replaceAll(' ', '') }] })
})

test('a picture of a slide is kept until no slide uses it', async () => {
  const [firstPath, secondPath] = [await newSlideImage(), await newSlideImage()]
  await valueIn(put('slides', slidesWithPicture(firstPath)))
  expect([firstPath, secondPath].map(isStored)).toEqual([true, false])
  const thirdPath = await newSlideImage()
  await valueIn(put('slides', slidesWithPicture(thirdPath)))
  expect([firstPath, thirdPath].map(isStored)).toEqual([false, true])
  await valueIn(put('slides', slides))
  expect(isStored(thirdPath)).toBe(false)
  expect(await db().image.count({ where: { section: 'slides' } })).toBe(0)
})

test('a brand image is stored with its size, and deleted once it is replaced or removed', async () => {
  const [firstPath, secondPath] = [await newBrandImage(300, 80), await newBrandImage(200, 50)]
  const savedSection = await valueIn(
    await put('look', { logo: { path: firstPath }, icon: null, share: { path: secondPath } }),
  )
  const share = { path: secondPath, width: 200, height: 50 }
  expect(savedSection).toEqual({ logo: { path: firstPath, width: 300, height: 80 }, icon: null, share })
  expect((await getSettings()).look).toEqual(savedSection)
  const thirdPath = await newBrandImage(512, 512)
  await valueIn(put('look', { logo: { path: thirdPath }, icon: { path: thirdPath }, share }))
  expect([firstPath, secondPath, thirdPath].map(isStored)).toEqual([false, true, true])
  await valueIn(put('look', DEFAULT_SETTINGS.look))
  expect([secondPath, thirdPath].map(isStored)).toEqual([false, false])
  expect(await db().image.count({ where: { section: 'look' } })).toBe(0)
})

test('an icon that is too small or not square, or an image that was not uploaded as a brand image, is refused', async () => {
  for (const path of [
    await newBrandImage(600, 512),
    await newBrandImage(511, 511),
    await newSlideImage(),
    '/uploads/yok.png',
  ])
    expect(Object.keys(await errorsOf('look', { icon: { path } }))).toEqual(['icon'])
  expect(Object.keys(await errorsOf('look', { logo: { path: await newSlideImage() } }))).toEqual(['logo'])
})

test('a changed privacy notice becomes a new version with its day, and messages store the version that the sender saw', async () => {
  const firstNotice = DEFAULT_SETTINGS.notice
  const saveText = async (text: string) =>
    valueIn(put('notice', { text, version: 77, since: '2000-01-01' }, await tagOf('notice')))
  const text = '## Veri sorumlusu\n{unvan}'
  expect(await saveText(text)).toEqual({ text, version: firstNotice.version + 1, since: istanbulDay(new Date()) })
  expect((await saveText(text)).version, 'the same text').toBe(firstNotice.version + 1)
  expect(Object.keys(await errorsOf('notice', { text: 'Başlıksız' }))).toEqual(['text'])
  expect((await saveText(firstNotice.text)).version, 'the original text again').toBe(firstNotice.version + 2)
  const versions = await db().privacyNotice.findMany({ orderBy: { version: 'desc' } })
  expect(versions.map(({ version, text }) => [version, text])).toEqual([
    [firstNotice.version + 2, firstNotice.text],
    [firstNotice.version + 1, text],
    [firstNotice.version, firstNotice.text],
  ])
  const storedVersionOffset = async (noticeVersion?: unknown) => {
    const message = messageSchema.parse({ ...messageValues(), noticeVersion })
    const { id } = (await db().$transaction((tx) => insertMessage(tx, message)))!
    return (await db().contactMessage.findUniqueOrThrow({ where: { id } })).noticeVersion - firstNotice.version
  }
  // JSON sends the version as a number, a form as text.
  expect([
    await storedVersionOffset(firstNotice.version),
    await storedVersionOffset(`${firstNotice.version + 1}`),
  ]).toEqual([0, 1])
  for (const unknownVersion of [undefined, '', 'x', firstNotice.version + 3, 2 ** 40])
    expect(await storedVersionOffset(unknownVersion)).toBe(2)
})
