import { expect, type Page } from '@playwright/test'
import { storedToken } from './admin'
import { callAs, editButton, field, form, row, saveButton } from './content-screen'
import { addOrder, callOrders, QUOTE } from './orders'
import { main, waitForHydration } from './public'

export const POST = '24 V beslemede gerilim düşüşü nasıl aranır?'
export const SERVICE = 'Servo Sürücü Tamiri'

/** Begins to edit a seeded item, and waits until it was read and its pictures are there. */
export async function edit(page: Page, name: string) {
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
export async function conflict(page: Page) {
  const token = (await page.evaluate(() => localStorage.getItem('authToken')))!
  const services = (await (await page.request.get('/api/Services')).json()) as {
    id: string
    slug: string
    title: string
  }[]
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
export async function addFaultAgain(page: Page) {
  await field(page, 'Alarm kodu').fill('al16')
  await field(page, 'Marka').fill('Yumaro')
  await field(page, 'Seri').fill('YS2')
  await field(page, 'Başlık').fill('Aşırı akım')
  await saveButton(page).click()
  await expect(main(page).getByRole('button', { name: /^Kayıtlı/ })).toBeVisible()
}

/** Lines that are good, known and bad, with an address that is longer than a phone is wide. */
export const REDIRECT_FILE = [
  'eski;yeni',
  '/eski-sitenin-klasoru/cok-uzun-bir-adres-servo-motor-surucu-tamiri-ve-bakimi-istanbul.html;/kurumsal',
  '/hizmetler;/kurumsal',
  '/iletisim.php;/iletisim',
].join('\n')

/** Chooses a file for the import of redirects, and waits until it was read. */
export async function chooseRedirects(page: Page, name: string, text: string) {
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
export const FAULT_FILE = [...FAULT_LINES, 'Servo sürücü;Torvika;;;Gösterge karanlık, fan dönmüyor'].join('\n')
export const BAD_FAULT_FILE = [...FAULT_LINES, `Servo Sürücüsü;;YS2;AL17;${'Çok uzun başlık '.repeat(20)}`].join('\n')

/** Chooses a file for the import of faults, and waits until it was checked. */
export async function chooseFaults(page: Page, name: string, text: string) {
  await main(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(main(page).getByRole('heading', { name })).toBeVisible()
}

/** Adds redirects and shows them. */
export async function addRedirects(page: Page) {
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
  '{service}': (page) => idOf(page, '/api/Services', SERVICE),
  '{post}': (page) => idOf(page, '/api/BlogPosts', POST),
  '{fault}': (page) => idOf(page, '/api/Faults', 'Servo açılırken aşırı akım'),
}

/** Returns the address of a screen with the id that it names, or null if it names none. */
export async function addressWithId(page: Page, path: string): Promise<string | null> {
  const [name] = /\{\w+\}/.exec(path) ?? []
  return name ? path.replace(name, await IDS[name]!(page)) : null
}
