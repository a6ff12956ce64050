import { expect, type Page } from '@playwright/test'
import { confirmSecondFactor, startSecondFactor } from './account'
import { storedToken } from './admin'
import { field, fileInput, form, list, saveButton, unique } from './content-screen'
import { pasteOrDropPictures, preview, contentField, toolButton } from './editor'
import { ordersOn } from './orders'
import { main } from './public'
import { PASSWORD } from '../support/calls/accounts'
import { fetchJson, formOf } from '../support/calls/http'
import { damagedPicture, newPicture, newPictureFile } from '../support/images'
import { PAGE_ACCESS } from '../support/screen-access'
import { adminMessagePath, editPath } from '@/lib/site/admin-pages'
import { KINDS, mapKinds, PAGE_KINDS } from '@/lib/site/kinds'

/** Brings a screen from its previous state into the next one, as a person would. */
type Transition = (page: Page) => Promise<unknown>

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

type Row = { id: string; slug?: string }

/** Calls the API of the page's site with the token that the browser stores. */
const call = async <Json = Row>(page: Page, method: string, path: string, body?: FormData | object) =>
  fetchJson<Json>((await storedToken(page))!, method, new URL(`/api/${path}`, page.url()).href, body)

const readFirst = async (page: Page, path: string) => (await call<Row[]>(page, 'GET', path))[0]!

const startSelecting = (page: Page) => list(page).getByRole('button', { name: 'Seç', exact: true }).click()
const selectFirst = (page: Page) =>
  main(page)
    .getByRole('checkbox', { name: /^Seç: / })
    .first()
    .check()
const clickFirst = (page: Page, name: RegExp) => list(page).getByRole('button', { name }).first().click()

/** Opens the first item of a list for editing, and waits until it and its pictures have loaded. */
async function edit(page: Page) {
  const itemLoaded = page.waitForResponse((response) => /\/api\/\w+\/[\w-]{9,}(\?state=all)?$/.test(response.url()))
  await clickFirst(page, /: düzenle$/)
  await itemLoaded
  await expect(list(page).getByText(/düzenleniyor/i)).toBeVisible()
  const isLoaded = (all: HTMLImageElement[]) => all.every(({ complete }) => complete)
  await expect.poll(() => form(page).locator('img').evaluateAll(isLoaded)).toBe(true)
}

async function causeConflict(page: Page) {
  await fileInput(page).setInputFiles([await newPictureFile('yeni.png'), damagedPicture('klemens.bmp')])
  const service = await readFirst(page, 'Services')
  const fields = await call(page, 'GET', `Services/${service.slug}`)
  await field(page, 'Kısa açıklama').fill('Benimki')
  await call(page, 'PUT', `Services/${service.id}`, { ...fields, description: 'Onunki' })
  await saveButton(page).click()
  await expect(button(page, 'Benimkini Kaydet')).toBeVisible()
}

/** Chooses a file for an import, and waits until the site has checked it. */
async function chooseFile(page: Page, name: string, lines: string[]) {
  const buffer = Buffer.from(lines.join('\n'))
  await main(page).locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/csv', buffer })
  await expect(main(page).getByRole('heading', { name })).toBeVisible()
  await expect(main(page).getByText('Denetleniyor')).toHaveCount(0)
}

const FAULT_LINES = [
  'cihaz;marka;seri;kod;baslik',
  'Servo Sürücü Tamiri;Çokuzunbirmarkaadı-Elektronik;KP-700, KP-1000 ve KP-1000W;SERVO ALM 414-2;Servo açılırken aşırı akım',
]

/** New, known and invalid lines, with an address that is wider than a phone. */
const REDIRECT_LINES = [
  'eski;yeni',
  '/eski-sitenin-klasoru/cok-uzun-bir-adres-servo-motor-surucu-tamiri-ve-bakimi-istanbul.html;/kurumsal',
  '/hizmetler;/kurumsal',
  '/iletisim.php;/iletisim',
]

const PERSON_EMAIL = 'cok-uzun-bir-bakim-adresi@tuncel-ambalaj-sanayi.example'

/** Adds a part with long words and a negative stock. */
async function addPart(page: Page): Promise<Row> {
  const name = 'Çokuzunbirparçaadı-Elektronik, ekranlı ve sürüklenir tip enkoder kablosu'
  const code = unique('P').replace(' ', '-').toUpperCase()
  const fields = { code, name, unit: 'm', least: 20_000, place: 'Üst kattaki çelik dolap, 3. raf' }
  const part = await call(page, 'POST', 'Parts', fields)
  await call(page, 'POST', `Parts/${part.id}/movements`, { kind: 'out', quantity: 1_234_567, reason: PERSON_EMAIL })
  return part
}

/** Later states of screens. Each follows from the state above it. */
const STATES: Record<string, Record<string, Transition>> = {
  '/admin/rapor': {
    'its tables and definitions': (page) =>
      main(page)
        .locator('details')
        .evaluateAll((elements: HTMLDetailsElement[]) => elements.forEach((details) => (details.open = true))),
    'an invalid period': async (page) => {
      await main(page).getByLabel('Tarih aralığı').check()
      await main(page).getByLabel('Başlangıç').fill('2026-03-01')
      await main(page).getByLabel('Bitiş').fill('2026-02-01')
      await button(page, 'Göster').click()
      await expect(main(page).getByLabel('Bitiş')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  '/admin/mesajlar': { 'without hits': (page) => main(page).getByRole('searchbox').fill('yok böyle biri') },
  '/admin/is-emirleri/yeni': {
    'of a known customer whose device is in the workshop': async (page) => {
      const name = unique('Hülya')
      const device = {
        deviceModel: 'YS2-40A-4HP ve uzun kablolu enkoder geri besleme kartı',
        serialNumber: unique('AX9'),
      }
      await (await ordersOn(page)).add({ contactPerson: name, phone: '0533 555 77 01', ...device })
      await main(page).getByLabel('Yetkili kişi').fill(name.split(' ')[1]!)
      await page.getByRole('option', { name: new RegExp(name) }).click()
      await expect(main(page).getByRole('radio', { name: /şu anda bizde$/ })).toBeDisabled()
    },
  },
  '/admin/is-emirleri/[id]': {
    'with a decision, being closed': async (page) => {
      await button(page, 'Kararı Yaz').click()
      await button(page, 'Kararı Kaydet').click()
      // A menu that is opened before the response arrives would close then.
      await expect(main(page).getByText(/^Onay yazıldı/)).toBeVisible()
      await main(page).locator('summary', { hasText: 'Diğer işler' }).click()
      await button(page, /^Kapat/).click()
    },
  },
  '/admin/parcalar/[id]': {
    'with errors, reversing a movement': async (page) => {
      await main(page).getByText('Çıkış', { exact: true }).first().click()
      await button(page, 'Çıkışı Yaz').click()
      await button(page, /^Ters kayıt/).click()
    },
  },
  '/admin/parcalar': {
    'rows selected': async (page) => {
      await button(page, 'Birkaçını Seç').click()
      await selectFirst(page)
    },
  },
  '/admin/parcalar/sayim': {
    'a difference': (page) =>
      main(page)
        .getByRole('textbox', { name: /rafta kaç/ })
        .first()
        .fill('1,5'),
  },
  '/admin/is-emirleri/[id]/teklif': {
    'with errors': async (page) => {
      await button(page, 'Satır Ekle').click()
      await page.keyboard.type('Dönüş kargosu')
      await button(page, 'Teklifi Gönder').click()
      await expect(page.getByText(/^Teklif gönderilmedi, /)).toBeVisible()
    },
  },
  '/admin/muhasebe': {
    'the file for the accountant': async (page) => {
      await button(page, 'Muhasebeciye CSV').click()
      await main(page).getByRole('radio', { name: 'Ödemeler' }).check()
      await expect(main(page).getByText(/^odemeler-.+\.csv$/)).toBeVisible()
    },
    'an order selected for an invoice': async (page) => {
      await button(page, 'Kapat').click()
      await button(page, 'Birkaçını Seç').click()
      await selectFirst(page)
    },
    'an order being invoiced': async (page) => {
      await button(page, 'Vazgeç').click()
      await main(page)
        .getByRole('link', { name: /^\d{4}-\d{4}$/ })
        .first()
        .click()
      await button(page, 'Fatura Ekle').click()
      await button(page, 'Faturayı Kaydet').click()
      await expect(main(page).getByText('Fatura numarasını yazın.')).toBeVisible()
    },
  },
  [KINDS.service.screen.path]: {
    'in conflict, with new and refused pictures': causeConflict,
    'an earlier text next to its replacement': async (page) => {
      await button(page, 'Önceki hâlleri').click()
      await page.getByRole('dialog').locator('summary').first().click()
      await expect(page.getByRole('button', { name: /^Bu hâle getir/ })).toBeVisible()
    },
  },
  [KINDS.post.screen.path]: {
    'writing next to the preview, with new and refused pictures': async (page) => {
      await contentField(page).fill('## Ölçüm\n\n| Ölçüm | Sınır |\n|---|---:|\n| Gerilim, V | **24** |\n\n')
      await pasteOrDropPictures(
        page,
        'drop',
        await newPictureFile('sahadan gelen pano.png'),
        damagedPicture('IMG.heic'),
      )
      if (!(await preview(page).isVisible())) await toolButton(page, 'Önizleme').click()
      await expect(preview(page).getByRole('table').first()).toBeVisible()
    },
    'a post being deleted': (page) => clickFirst(page, /: sil$/),
    'the cover being cropped': async (page) => {
      await page.keyboard.press('Escape')
      await button(page, 'Kayıtlı kapak: düzenle').click()
      await page.getByLabel('Soldan (%)').fill('20')
    },
  },
  [KINDS.fault.screen.path]: {
    'rows selected': async (page) => {
      await startSelecting(page)
      await list(page).getByRole('checkbox').nth(2).check()
    },
  },
  [KINDS.redirect.screen.path]: { 'rows with checkboxes': startSelecting },
  [KINDS.reference.screen.path]: {
    'a deleted row': async (page) => {
      await clickFirst(page, /: sil$/)
      // By keyboard: the row stays as long as the focus in it is visible.
      await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).press('Enter')
      await expect(button(page, /^Geri Al: /)).toBeFocused()
    },
  },
  '/admin/silinenler': {
    'rows selected': async (page) => {
      await button(page, 'Seç').click()
      await selectFirst(page)
    },
    'after some were restored': async (page) => {
      await main(page).getByRole('region', { name: 'Seçilenler' }).getByRole('button', { name: 'Geri Al' }).click()
      await expect(main(page).getByText(/^1 .+ geri alındı\.$/)).toBeVisible()
    },
  },
  '/admin/ariza-kodlari/ice-aktar': {
    'bad lines': (page) =>
      chooseFile(page, 'duzeltilecek-alarm-listesi.csv', [
        ...FAULT_LINES,
        `Servo Sürücüsü;;YS2;AL17;${'Çok uzun başlık '.repeat(20)}`,
      ]),
    'after valid lines were imported': async (page) => {
      await chooseFile(page, 'alarm-listesi.csv', [...FAULT_LINES, 'Servo sürücü;Torvika;;;Fan dönmüyor'])
      await button(page, '2 Arızayı Aktar').click()
      await expect(main(page).getByText('2 arıza aktarıldı')).toBeVisible()
    },
  },
  '/admin/site': {
    'opening hours with errors': async (page) => {
      await page.getByRole('link', { name: 'Düzenle Çalışma saatleri' }).click()
      await button(page, 'Kapalı Gün Ekle').click()
      await page.getByLabel('Cuma: kapanış').fill('akşam')
      await saveButton(page).click()
    },
    'the search result': (page) => page.getByRole('link', { name: 'Düzenle Arama motoru' }).click(),
  },
  '/admin/metinler': {
    'a missing text, next to the preview': async (page) => {
      await page.getByRole('link', { name: 'Düzenle Tamir Süreci' }).click()
      await page.getByLabel('Giriş').fill('')
      await page.getByText('Önizle', { exact: true }).click()
      await saveButton(page).click()
    },
  },
  '/admin/site/slayt/[n]': {
    'with a picture of its own and errors': async (page) => {
      await page.getByRole('radio', { name: 'Kendi resmim', exact: true }).check()
      await fileInput(page).setInputFiles(await newPictureFile('yük altında test edilen inverterin fotoğrafı.png'))
      await field(page, 'Bağlantı').fill('https://ornek.example')
      await saveButton(page).click()
    },
  },
  '/admin/yonlendirmeler/ice-aktar': {
    'the lines of a file': (page) => chooseFile(page, 'adresler.csv', REDIRECT_LINES),
  },
  '/admin/kullanicilar': {
    'an invitation and its link': async (page) => {
      await main(page)
        .getByLabel('E-posta', { exact: true })
        .fill(`${unique('davetli').replace(' ', '-')}@ornek.example`)
      await button(page, 'Davet Bağlantısı Oluştur').click()
      await expect(main(page).getByLabel('Bağlantı', { exact: true })).toBeVisible()
    },
  },
  '/admin/kvkk': {
    'a person with records of every kind': async (page) => {
      const contactPerson = 'Ayşe Nur Sevgi Taşkıran Karahasanoğlu'
      const deviceModel = 'YS2-40A-4HP ve yanındaki uzun kablolu enkoder geri besleme kartı'
      await (await ordersOn(page)).add({ email: PERSON_EMAIL, contactPerson, deviceModel })
      await main(page).getByLabel('E-posta ya da telefon').fill(PERSON_EMAIL)
      await button(page, 'Ara').click()
      await expect(main(page).getByRole('region', { name: /hakkında elimizde olan$/ })).toBeVisible()
    },
    'the printed page for the person': async (page) => {
      await main(page).getByRole('link', { name: 'Okunur Sayfa' }).click()
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Kişisel verileriniz')
    },
  },
  '/admin/ayarlar': {
    'setting up the second factor': (page) => startSecondFactor(page, { password: PASSWORD }),
    'recovery codes': confirmSecondFactor,
  },
}

/** For each content screen the state in which an item is being edited. It comes before the states above. */
const EDITING = Object.fromEntries(Object.values(mapKinds(({ screen }) => screen.path)).map((path) => [path, { edit }]))

/** Pages that use another page's template or are shown inside another page. */
const EXCLUDED = /^\/admin(\/kvkk\/sayfa|\/onizleme\/(hizmet|ariza|slayt)\/.+|\/musteriler\/.+\/birlestir)?$/

/** The screens of PAGE_ACCESS that need a session, except the excluded ones. `states` come after the first state. */
export const SCREENS = Object.keys(PAGE_ACCESS)
  .filter((path) => PAGE_ACCESS[path] !== 'anyone' && !EXCLUDED.test(path))
  .map((path) => ({ path, states: Object.entries({ ...EDITING[path], ...STATES[path] }) }))

/** Returns the addresses that open a message and an item of each kind of content except redirects. */
export async function itemAddresses(page: Page): Promise<string[]> {
  const message = await readFirst(page, 'ContactMessages')
  const items = [...PAGE_KINDS, 'reference' as const].map(async (kind) => {
    const { api, screen } = KINDS[kind]
    const item = await readFirst(page, api)
    return editPath(screen.path, item.slug ?? item.id)
  })
  return [adminMessagePath(message.id), ...(await Promise.all(items))]
}

/** Adds the rows that a screen shows. Returns the screen's address. */
export async function addressOf(page: Page, path: string): Promise<string> {
  if (path === KINDS.redirect.screen.path) {
    const form = formOf({ file: new File([REDIRECT_LINES.join('\n')], 'adresler.csv'), apply: 'true' })
    await call(page, 'POST', 'Redirects/import', form)
  }
  if (path === '/admin/muhasebe') await (await ordersOn(page)).addDelivered()
  if (path === '/admin/musteriler') {
    const orders = await ordersOn(page)
    const phone = `0312 ${String(Math.random()).slice(2, 9)}`
    for (const name of ['bir', 'iki'])
      await orders.add({ phone, email: `${unique(name).replace(' ', '-')}@example.com` })
  }
  if (path === '/admin/silinenler') {
    const form = formOf({ name: unique('Silinen'), logoFile: await newPicture() })
    const { id } = await call(page, 'POST', 'References', form)
    await call(page, 'DELETE', `References/${id}`)
  }
  const readIds: Record<string, () => Promise<string>> = {
    // The quote awaits a decision, so the load test's section says when a record can be written.
    'is-emirleri': async () => {
      const contactPerson = 'Abdurrahman Müftüoğlugil-Karaosmanoğlu'
      return (await (await ordersOn(page)).addQuoted({ contactPerson })).id
    },
    musteriler: async () => (await readFirst(page, 'Customers')).id,
    parcalar: async () => (await addPart(page)).id,
    blog: async () => (await readFirst(page, 'BlogPosts')).id,
  }
  const screenName = /(\S+\/)?([\w-]+)\/\[id\]/.exec(path)?.[2]
  return path
    .replace('[id]', screenName ? await readIds[screenName]!() : '')
    .replace('[n]', '2')
    .replace('[bolum]', 'aboutTexts')
    .replace('[...rest]', 'yok')
}
