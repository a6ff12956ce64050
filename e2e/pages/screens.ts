import { expect, type Page } from '@playwright/test'
import { confirmSetup, startSetup } from './account'
import { storedToken } from './admin'
import {
  callAs,
  cancelButton,
  deleteButton,
  editButton,
  field,
  fileInput,
  form,
  row,
  saveButton,
} from './content-screen'
import { bringPictures, preview, text, tool } from './editor'
import { addOrder, callOrders, QUOTE } from './orders'
import * as privacy from './privacy-screen'
import { main, waitForHydration } from './public'
import { invite, newEmail } from './users-screen'
import { PASSWORD } from '../support/accounts'
import { damagedPicture, newPictureFile } from '../support/images'
import type { API_PATH, FAULT_IMPORT_PATH, MenuLink, REDIRECT_IMPORT_PATH } from '@/lib/site/admin-pages'

type State = {
  name: string
  /** Brings the screen into this state from the one before, as somebody would. */
  act?: (page: Page) => Promise<unknown>
}

/**
 * Further screens. `{order}` is the id of an order that waits for an answer; `{post}` is a seeded one.
 */
type FurtherScreen =
  | '/admin/site/slayt/2'
  | typeof REDIRECT_IMPORT_PATH
  | typeof API_PATH
  | typeof FAULT_IMPORT_PATH
  | '/admin/is-emirleri/yeni'
  | '/admin/is-emirleri/{order}'
  | '/admin/is-emirleri/{order}/teklif'
  | '/admin/is-emirleri/{order}/yuk-testi'
  | '/admin/is-emirleri/{order}/duzenle'
  | '/admin/is-emirleri/{order}/fis'
  | '/admin/musteriler/yeni'
  | '/admin/musteriler/{customer}'
  | '/admin/musteriler/{customer}/duzenle'
  | '/admin/onizleme/blog/{post}'
  | '/admin/yok'

type ScreenPath = MenuLink['path'] | FurtherScreen

const POST = '24 V beslemede gerilim düşüşü nasıl aranır?'
const SERVICE = 'Servo Sürücü Tamiri'

/** Begins to edit a seeded item, and waits until it was read and its pictures are there. */
async function edit(page: Page, name: string) {
  const read = page.waitForResponse((answer) =>
    /\/api\/(BlogPosts|References|Services)\/[^/?]+(\?state=all)?$/.test(answer.url()),
  )
  await editButton(page, name).click()
  await read
  await expect(row(page, name)).toContainText('düzenleniyor')
  const pictures = form(page).locator('img')
  await expect.poll(() => pictures.count()).toBeGreaterThan(0)
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every(({ complete }) => complete)))
    .toBe(true)
}

/** Brings a service into conflict with what somebody else saved. */
async function conflict(page: Page) {
  const token = (await page.evaluate(() => localStorage.getItem('authToken')))!
  const services = (await (await page.request.get('/api/Services')).json()) as Record<'id' | 'slug' | 'title', string>[]
  const { id, slug, title } = services.find((service) => service.title === SERVICE)!
  const item = (await (await page.request.get(`/api/Services/${slug}`)).json()) as Record<string, unknown>
  await edit(page, title)
  await field(page, 'Kısa açıklama').fill('Benimki')
  await callAs(page, token, 'PUT', `/api/Services/${id}`, {
    data: { ...item, description: `${String(item.description)} ` },
  })
  await saveButton(page).click()
  await expect(main(page).getByRole('button', { name: 'Benimkini Kaydet' })).toBeVisible()
}

/** Begins to edit a fault by the name of its row. */
async function editFault(page: Page, name: string) {
  const read = page.waitForResponse((answer) => /\/api\/Faults\/[^/?]+\?state=all$/.test(answer.url()))
  await editButton(page, name).click()
  await read
  await expect(row(page, 'Düzenleniyor')).toBeVisible()
}

/** Lines that are good, known and bad, with an address that is longer than a phone is wide. */
const REDIRECT_FILE = [
  'eski;yeni',
  '/eski-sitenin-klasoru/cok-uzun-bir-adres-servo-motor-surucu-tamiri-ve-bakimi-istanbul.html;/kurumsal',
  '/hizmetler;/kurumsal',
  '/iletisim.php;/iletisim',
].join('\n')

/** Chooses a file for the import of redirects, and waits until it was read. */
async function chooseRedirects(page: Page, name: string, text: string) {
  const read = page.waitForResponse((answer) => answer.url().endsWith('/import'))
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await read
  await expect(main(page).getByText('Denetleniyor')).toHaveCount(0)
}

const FAULT_LINES = [
  'cihaz;marka;seri;kod;baslik',
  'Servo Sürücü Tamiri;Çokuzunbirmarkaadı-Elektronik;KP-700, KP-1000 ve KP-1000W;SERVO ALM 414-2;Servo açılırken aşırı akım',
]

/** Faults without an error, and with several. */
const FAULT_FILE = [...FAULT_LINES, 'Servo sürücü;Torvika;;;Gösterge karanlık, fan dönmüyor'].join('\n')
const BAD_FAULT_FILE = [...FAULT_LINES, `Servo Sürücüsü;;YS2;AL17;${'Çok uzun başlık '.repeat(20)}`].join('\n')

/** Chooses a file for the import of faults, and waits until it was checked. */
async function chooseFaults(page: Page, name: string, text: string) {
  await main(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(main(page).getByRole('heading', { name })).toBeVisible()
}

/** Adds redirects and shows them. */
async function addRedirects(page: Page) {
  const token = (await storedToken(page))!
  const file = { name: 'adresler.csv', mimeType: 'text/csv', buffer: Buffer.from(REDIRECT_FILE) }
  await callAs(page, token, 'POST', '/api/Redirects/import', { multipart: { file, apply: 'true' } })
  await page.reload()
  await waitForHydration(page)
  await expect(main(page).getByRole('button', { name: '/iletisim.php: düzenle' })).toBeVisible()
}

/** Opens an order with a quote that waits for its answer, and returns its id. */
async function orderWithQuote(page: Page): Promise<string> {
  const token = (await storedToken(page))!
  const { id } = await addOrder(page, token, { contactPerson: 'Abdurrahman Müftüoğlugil-Karaosmanoğlu' })
  await callOrders(page, token, 'POST', `/${id}/quote`, QUOTE)
  return id
}

const IDS: Record<string, (page: Page) => Promise<string>> = {
  '{order}': orderWithQuote,
  '{customer}': async (page) => {
    const headers = { authorization: `Bearer ${(await storedToken(page))!}` }
    const [customer] = (await (await page.request.get('/api/Customers', { headers })).json()) as { id: string }[]
    return customer!.id
  },
  '{post}': async (page) => {
    const posts = (await (await page.request.get('/api/BlogPosts')).json()) as { id: string; title: string }[]
    return posts.find(({ title }) => title === POST)!.id
  },
}

/** Returns the address of a screen, with the id that it names. */
export async function addressWithId(page: Page, path: string): Promise<string> {
  const [name] = /\{\w+\}/.exec(path) ?? []
  return name ? path.replace(name, await IDS[name]!(page)) : path
}

/**
 * All screens in the order of the menu, with their states: each control of the panel stands in one of them. Leaving a
 * screen out is a type error.
 */
export const SCREENS: Record<ScreenPath, State[]> = {
  '/admin/dashboard': [{ name: 'dashboard' }],
  '/admin/mesajlar': [
    { name: 'inbox' },
    { name: 'inbox without hits', act: (page) => main(page).getByRole('searchbox').fill('yok böyle biri') },
  ],
  '/admin/is-emirleri': [{ name: 'work orders' }],
  '/admin/is-emirleri/yeni': [{ name: 'a new work order' }],
  '/admin/is-emirleri/{order}': [
    { name: 'a work order' },
    {
      name: 'writing down a decision and closing a work order',
      act: async (page) => {
        await page.getByRole('button', { name: 'Kararı Yaz' }).click()
        await page.getByRole('button', { name: 'Kararı Kaydet' }).click()
        await page.getByRole('button', { name: /^Kapat/ }).click()
      },
    },
  ],
  '/admin/is-emirleri/{order}/teklif': [
    { name: 'a quote' },
    {
      name: 'a quote with errors',
      act: async (page) => {
        await page.getByRole('button', { name: 'Satır Ekle' }).click()
        await page.getByRole('button', { name: 'Teklifi Gönder' }).click()
        await expect(page.getByText(/^Teklif gönderilmedi, /)).toBeVisible()
      },
    },
  ],
  // The order waits for an answer, so the screen says when a record is written.
  '/admin/is-emirleri/{order}/yuk-testi': [{ name: 'the load test' }],
  '/admin/is-emirleri/{order}/duzenle': [{ name: 'the form of a work order' }],
  '/admin/is-emirleri/{order}/fis': [{ name: 'sheet and label' }],
  '/admin/musteriler': [{ name: 'customers' }],
  '/admin/musteriler/yeni': [{ name: 'a new customer' }],
  '/admin/musteriler/{customer}': [{ name: 'a customer' }],
  '/admin/musteriler/{customer}/duzenle': [{ name: 'the form of a customer' }],
  '/admin/hizmetler': [
    { name: 'services' },
    { name: 'a service in conflict', act: conflict },
    {
      name: 'a service under edit with fresh pictures',
      act: async (page) => {
        await cancelButton(page).click()
        await edit(page, SERVICE)
        await fileInput(page).setInputFiles([await newPictureFile('yeni.png'), damagedPicture('klemens.bmp')])
      },
    },
  ],
  '/admin/ariza-kodlari': [
    { name: 'alarm codes' },
    { name: 'a fault under edit', act: (page) => editFault(page, 'AL16, Yumaro YS2') },
  ],
  '/admin/ariza-kodlari/ice-aktar': [
    { name: 'the import of faults' },
    {
      name: 'bad lines of faults',
      act: (page) => chooseFaults(page, 'duzeltilecek-alarm-listesi.csv', BAD_FAULT_FILE),
    },
    {
      name: 'faults that are written',
      act: async (page) => {
        await chooseFaults(page, 'alarm-listesi.csv', FAULT_FILE)
        await main(page).getByRole('button', { name: '2 Arızayı Aktar' }).click()
        await expect(main(page).getByText('2 arıza aktarıldı')).toBeVisible()
      },
    },
  ],
  '/admin/blog': [
    { name: 'posts' },
    {
      name: 'writing beside the preview, with fresh and refused pictures',
      act: async (page) => {
        await edit(page, POST)
        await text(page).fill('## Ölçüm\n\n| Ölçüm | Sınır |\n|---|---:|\n| Gerilim, V | **24** |\n\n')
        await bringPictures(page, 'drop', await newPictureFile('sahadan gelen pano.png'), damagedPicture('IMG.heic'))
        if (!(await preview(page).isVisible())) await tool(page, 'Önizleme').click()
        await expect(preview(page).getByRole('table')).toBeVisible()
      },
    },
    { name: 'deleting a post', act: (page) => deleteButton(page, POST).click() },
  ],
  '/admin/onizleme/blog/{post}': [{ name: 'the preview of a post' }],
  '/admin/referanslar': [{ name: 'references' }],
  '/admin/site': [
    { name: 'site sheet' },
    {
      name: 'opening hours under edit with errors',
      act: async (page) => {
        await page.getByRole('link', { name: 'Düzenle Çalışma saatleri' }).click()
        await page.getByRole('button', { name: 'Kapalı Gün Ekle' }).click()
        await page.getByLabel('Cuma: kapanış').fill('akşam')
        await saveButton(page).click()
      },
    },
    { name: 'search result', act: (page) => page.getByRole('link', { name: 'Düzenle Arama motoru' }).click() },
  ],
  '/admin/site/slayt/2': [
    { name: 'a slide with a drawing' },
    {
      name: 'a slide with a picture of its own and errors',
      act: async (page) => {
        await page.getByRole('radio', { name: 'Kendi resmim', exact: true }).check()
        await fileInput(page).setInputFiles(await newPictureFile('yük altında test edilen inverterin fotoğrafı.png'))
        await field(page, 'Bağlantı').fill('https://ornek.example')
        await saveButton(page).click()
      },
    },
  ],
  '/admin/yonlendirmeler': [{ name: 'redirects', act: addRedirects }],
  '/admin/yonlendirmeler/ice-aktar': [
    { name: 'the import of redirects' },
    { name: 'the lines of a file', act: (page) => chooseRedirects(page, 'adresler.csv', REDIRECT_FILE) },
  ],
  '/admin/kullanicilar': [
    { name: 'people' },
    { name: 'an invitation and its link', act: (page) => invite(page, newEmail()) },
  ],
  '/admin/islem-kaydi': [{ name: 'audit trail' }],
  '/admin/kvkk': [
    { name: 'privacy' },
    {
      name: 'a person with everything',
      act: async (page) => {
        await privacy.addPerson(page)
        await privacy.searchPerson(page, privacy.PERSON)
        await expect(privacy.holdings(page)).toBeVisible()
      },
    },
    {
      name: 'the page for the person',
      act: async (page) => {
        await main(page).getByRole('link', { name: 'Okunur Sayfa' }).click()
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Kişisel verileriniz')
      },
    },
  ],
  '/admin/ayarlar': [
    { name: 'account' },
    { name: 'binding a telephone to the account', act: (page) => startSetup(page, { password: PASSWORD }) },
    { name: 'recovery codes', act: (page) => confirmSetup(page) },
  ],
  '/admin/api': [{ name: 'the calls of the API' }],
  '/admin/yok': [{ name: 'missing page' }],
}
