import { expect, type Page } from '@playwright/test'
import { confirmSetup, startSetup } from './account'
import { sidebar, storedToken } from './admin'
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
  stateChoice,
} from './content-screen'
import { bringPictures, preview, text, tool } from './editor'
import { addOrder, callOrders, QUOTE } from './orders'
import * as privacy from './privacy-screen'
import { main, waitForHydration } from './public'
import { invite, inviteButton, inviteEmail, newEmail } from './users-screen'
import { PASSWORD } from '../support/accounts'
import { damagedPicture, newPictureFile } from '../support/images'
import type { API_PATH, FAULT_IMPORT_PATH, MenuLink, REDIRECT_IMPORT_PATH } from '@/lib/site/admin-pages'

type State = {
  name: string
  isAsking?: true // A question stands over it, which holds the focus.
  /** Brings the screen into this state from the one before, as somebody would. */
  act?: (page: Page) => Promise<unknown>
}

/**
 * Further screens. `{order}` is the id of an order that waits for an answer; `{service}` and the like are seeded items.
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
  | '/admin/onizleme/hizmet/{service}'
  | '/admin/onizleme/blog/{post}'
  | '/admin/onizleme/ariza/{fault}'
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
export async function editFault(page: Page, name: string) {
  const read = page.waitForResponse((answer) => /\/api\/Faults\/[^/?]+\?state=all$/.test(answer.url()))
  await editButton(page, name).click()
  await read
  await expect(row(page, 'Düzenleniyor')).toBeVisible()
}

/** Tries to add a code that is stored already. */
async function addFaultAgain(page: Page) {
  await field(page, 'Alarm kodu').fill('al16')
  await field(page, 'Marka').fill('Yumaro')
  await field(page, 'Seri').fill('YS2')
  await field(page, 'Başlık').fill('Aşırı akım')
  await saveButton(page).click()
  await expect(main(page).getByRole('button', { name: /^Kayıtlı/ })).toBeVisible()
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

/** Returns the id of a seeded item by its title. */
async function idOf(
  page: Page,
  path: '/api/Services' | '/api/BlogPosts' | '/api/Faults',
  title: string,
): Promise<string> {
  const items = (await (await page.request.get(path)).json()) as { id: string; title: string }[]
  return items.find((item) => item.title === title)!.id
}

const IDS: Record<string, (page: Page) => Promise<string>> = {
  '{order}': orderWithQuote,
  '{customer}': async (page) => {
    const headers = { authorization: `Bearer ${(await storedToken(page))!}` }
    const [customer] = (await (await page.request.get('/api/Customers', { headers })).json()) as { id: string }[]
    return customer!.id
  },
  '{service}': (page) => idOf(page, '/api/Services', SERVICE),
  '{post}': (page) => idOf(page, '/api/BlogPosts', POST),
  '{fault}': (page) => idOf(page, '/api/Faults', 'Servo açılırken aşırı akım'),
}

/** Returns the address of a screen with the id that it names, or null if it names none. */
export async function addressWithId(page: Page, path: string): Promise<string | null> {
  const [name] = /\{\w+\}/.exec(path) ?? []
  return name ? path.replace(name, await IDS[name]!(page)) : null
}

/** All screens in the order of the menu, with their states. Leaving a screen out is a type error. */
export const SCREENS: Record<ScreenPath, State[]> = {
  '/admin/dashboard': [{ name: 'dashboard' }],
  '/admin/mesajlar': [
    { name: 'inbox' },
    { name: 'inbox without hits', act: (page) => main(page).getByRole('searchbox').fill('yok böyle biri') },
  ],
  '/admin/is-emirleri': [
    { name: 'work orders' },
    { name: 'work orders without hits', act: (page) => main(page).getByRole('searchbox').fill('yok böyle biri') },
  ],
  '/admin/is-emirleri/yeni': [
    { name: 'a new work order' },
    { name: 'a new work order with errors', act: (page) => page.getByRole('button', { name: 'İş Emrini Aç' }).click() },
  ],
  '/admin/is-emirleri/{order}': [
    { name: 'a work order' },
    { name: 'writing down a decision', act: (page) => page.getByRole('button', { name: 'Kararı Yaz' }).click() },
    {
      name: 'closing a work order',
      act: async (page) => {
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
  '/admin/musteriler': [
    { name: 'customers' },
    { name: 'customers without hits', act: (page) => main(page).getByRole('searchbox').fill('yok böyle biri') },
  ],
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
    {
      name: 'another row over what was typed',
      act: async (page) => {
        await cancelButton(page).click()
        await field(page, 'Başlık').fill('Yarım kalan')
        await edit(page, SERVICE)
      },
    },
  ],
  '/admin/onizleme/hizmet/{service}': [{ name: 'the preview of a service' }],
  '/admin/ariza-kodlari': [
    { name: 'alarm codes' },
    { name: 'alarm codes without hits', act: (page) => main(page).getByRole('searchbox').fill('yok böyle bir kod') },
    {
      name: 'a fault with errors',
      act: async (page) => {
        await main(page).getByRole('searchbox').fill('')
        await field(page, 'Alarm kodu').fill('SERVO ALARM NUMBER 414-02')
        await saveButton(page).click()
      },
    },
    { name: 'the same code again', act: addFaultAgain },
    { name: 'a fault under edit', act: (page) => editFault(page, 'AL16, Yumaro YS2') },
    { name: 'deleting a fault', isAsking: true, act: (page) => deleteButton(page, 'AL16, Yumaro YS2').click() },
  ],
  '/admin/ariza-kodlari/ice-aktar': [
    { name: 'the import of faults' },
    { name: 'a workbook in place of faults', act: (page) => chooseRedirects(page, 'kodlar.xlsx', 'PK\0') },
    {
      name: 'bad lines of faults',
      act: (page) => chooseFaults(page, 'duzeltilecek-alarm-listesi.csv', BAD_FAULT_FILE),
    },
    { name: 'lines of faults', act: (page) => chooseFaults(page, 'alarm-listesi.csv', FAULT_FILE) },
    {
      name: 'faults that are written',
      act: async (page) => {
        await main(page).getByRole('button', { name: '2 Arızayı Aktar' }).click()
        await expect(main(page).getByText('2 arıza aktarıldı')).toBeVisible()
      },
    },
  ],
  '/admin/onizleme/ariza/{fault}': [{ name: 'the preview of a fault' }],
  '/admin/blog': [
    { name: 'posts' },
    {
      name: 'posts with errors',
      act: async (page) => {
        await stateChoice(page, 'Zamanlandı').check()
        await saveButton(page).click()
      },
    },
    {
      name: 'a post under edit with a fresh cover',
      act: async (page) => {
        await edit(page, POST)
        await fileInput(page).setInputFiles(
          await newPictureFile('yeni kapak resminin uzun adı, sahadan 2026-03-06.png'),
        )
      },
    },
    {
      name: 'writing beside the preview, with fresh and refused pictures',
      act: async (page) => {
        await text(page).fill('## Ölçüm\n\n| Ölçüm | Sınır |\n|---|---:|\n| Gerilim, V | **24** |\n\n')
        await bringPictures(page, 'drop', await newPictureFile('sahadan gelen pano.png'), damagedPicture('IMG.heic'))
        if (!(await preview(page).isVisible())) await tool(page, 'Önizleme').click()
        await expect(preview(page).getByRole('table')).toBeVisible()
      },
    },
    { name: 'deleting a post', isAsking: true, act: (page) => deleteButton(page, POST).click() },
  ],
  '/admin/onizleme/blog/{post}': [{ name: 'the preview of a post' }],
  '/admin/referanslar': [
    { name: 'references' },
    {
      name: 'a reference under edit with a refused logo',
      act: async (page) => {
        await edit(page, 'Yumaro')
        await fileInput(page).setInputFiles({ ...damagedPicture('logo.svg'), mimeType: 'image/svg+xml' })
      },
    },
  ],
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
    {
      name: 'another section over what was typed',
      act: (page) => page.getByRole('link', { name: 'Düzenle İletişim' }).click(),
    },
    { name: 'search result', act: (page) => page.getByRole('link', { name: 'Düzenle Arama motoru' }).click() },
    {
      name: 'a required second factor and a wrong address for reports',
      act: async (page) => {
        await page.getByRole('link', { name: 'Düzenle Bildirim ve süreler' }).click()
        await page.getByRole('checkbox', { name: 'Bütün kullanıcılar için zorunlu' }).check()
        await page.getByLabel('Güvenlik bildirimi adresi').fill('güvenlik')
        await saveButton(page).click()
      },
    },
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
  '/admin/yonlendirmeler': [
    { name: 'redirects', act: addRedirects },
    { name: 'a redirect with errors', act: (page) => saveButton(page).click() },
    {
      name: 'a redirect under edit that would be a circle',
      act: async (page) => {
        await main(page)
          .getByRole('button', { name: /düzenle$/ })
          .first()
          .click()
        await field(page, 'Bu sitedeki adres').fill('/yok-boyle-bir-sayfa')
        await saveButton(page).click()
        await expect(form(page).getByText('Bu sitede böyle bir sayfa yok.')).toBeVisible()
      },
    },
  ],
  '/admin/yonlendirmeler/ice-aktar': [
    { name: 'the import of redirects' },
    { name: 'a workbook in place of a file', act: (page) => chooseRedirects(page, 'adresler.xlsx', 'PK\0') },
    { name: 'the lines of a file', act: (page) => chooseRedirects(page, 'adresler.csv', REDIRECT_FILE) },
  ],
  '/admin/kullanicilar': [
    { name: 'people' },
    {
      name: 'an invitation with errors',
      act: async (page) => {
        await inviteEmail(page).fill('nihan@')
        await inviteButton(page).click()
      },
    },
    { name: 'an invitation and its link', act: (page) => invite(page, newEmail()) },
    {
      name: 'deactivating somebody',
      isAsking: true,
      act: (page) =>
        main(page)
          .getByRole('button', { name: /^Devre dışı bırak/ })
          .first()
          .click(),
    },
  ],
  '/admin/islem-kaydi': [
    { name: 'audit trail' },
    { name: 'audit trail without hits', act: (page) => main(page).getByRole('searchbox').fill('yok böyle biri') },
  ],
  '/admin/kvkk': [
    { name: 'privacy' },
    { name: 'nobody found', act: (page) => privacy.searchPerson(page, 'yok@ornek.example') },
    {
      name: 'no person at all',
      act: (page) =>
        privacy
          .personField(page)
          .fill('Sevgi')
          .then(() => privacy.searchButton(page).click()),
    },
    {
      name: 'a person with everything',
      act: async (page) => {
        await privacy.addPerson(page)
        await privacy.searchPerson(page, privacy.PERSON)
        await expect(privacy.holdings(page)).toBeVisible()
      },
    },
    {
      name: 'an erasure with errors',
      act: async (page) => {
        await privacy.confirmationField(page).fill(privacy.PERSON)
        await privacy.eraseButton(page).click()
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
    {
      name: 'turning the second factor off',
      act: async (page) => {
        await page.getByRole('button', { name: 'Kodları Sakladım' }).click()
        await page.getByRole('button', { name: 'Kapat', exact: true }).click()
        await page.getByRole('button', { name: 'İki Adımlı Girişi Kapat' }).click()
      },
    },
    {
      name: 'account with errors',
      act: async (page) => {
        await page.getByRole('button', { name: 'E-postayı Güncelle' }).click()
        await page.getByRole('button', { name: 'Şifreyi Güncelle' }).click()
      },
    },
    {
      name: 'leaving unsaved changes',
      isAsking: true,
      act: async (page) => {
        await page.getByLabel('Yeni e-posta').fill('yarım@')
        await sidebar(page).getByRole('link', { name: 'Blog' }).click()
        await expect(page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' })).toBeVisible()
      },
    },
  ],
  '/admin/api': [{ name: 'the calls of the API' }],
  '/admin/yok': [{ name: 'missing page' }],
}
