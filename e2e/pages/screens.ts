import { expect, type Page } from '@playwright/test'
import type { ADMIN_SCREENS, API_PATH, FAULT_IMPORT_PATH, REDIRECT_IMPORT_PATH } from '@/lib/site/admin-pages'
import { confirmSetup, startSetup } from './account'
import { sidebar } from './admin'
import { cancelButton, deleteButton, field, fileInput, form, saveButton, stateChoice } from './content-screen'
import { bringPictures, preview, text, tool } from './editor'
import {
  addPerson,
  confirmationField,
  eraseButton,
  holdings,
  PERSON,
  personField,
  searchButton,
  searchPerson,
} from './privacy-screen'
import { main } from './public'
import {
  addFaultAgain,
  addRedirects,
  BAD_FAULT_FILE,
  chooseFaults,
  chooseRedirects,
  conflict,
  edit,
  editFault,
  FAULT_FILE,
  POST,
  REDIRECT_FILE,
  SERVICE,
} from './screen-states'
import { invite, inviteButton, inviteEmail, newEmail } from './users-screen'
import { PASSWORD } from '../support/accounts'
import { damagedPicture, newPictureFile } from '../support/images'

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
  | '/admin/is-emirleri/{order}/duzenle'
  | '/admin/is-emirleri/{order}/fis'
  | '/admin/onizleme/hizmet/{service}'
  | '/admin/onizleme/blog/{post}'
  | '/admin/onizleme/ariza/{fault}'
  | '/admin/yok'

/** States of each screen, which follow one another on the open page. Leaving a screen out is a type error. */
export const SCREENS: Record<(typeof ADMIN_SCREENS)[number]['path'] | FurtherScreen, State[]> = {
  '/admin/dashboard': [{ name: 'dashboard' }],
  '/admin/mesajlar': [
    { name: 'inbox' },
    { name: 'inbox without hits', act: (page) => main(page).getByRole('searchbox').fill('yok böyle biri') },
  ],
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
    { name: 'nobody found', act: (page) => searchPerson(page, 'yok@ornek.example') },
    {
      name: 'no person at all',
      act: (page) =>
        personField(page)
          .fill('Sevgi')
          .then(() => searchButton(page).click()),
    },
    {
      name: 'a person with everything',
      act: async (page) => {
        await addPerson(page)
        await searchPerson(page, PERSON)
        await expect(holdings(page)).toBeVisible()
      },
    },
    {
      name: 'an erasure with errors',
      act: async (page) => {
        await confirmationField(page).fill(PERSON)
        await eraseButton(page).click()
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
  '/admin/api': [{ name: 'the calls of the API' }],
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
        await page.getByLabel('Onarım bedeli').fill('22,000.00')
        await page.getByRole('button', { name: 'Teklifi Gönder' }).click()
      },
    },
  ],
  '/admin/is-emirleri/{order}/duzenle': [{ name: 'the form of a work order' }],
  '/admin/is-emirleri/{order}/fis': [{ name: 'sheet and label' }],
  '/admin/onizleme/hizmet/{service}': [{ name: 'the preview of a service' }],
  '/admin/onizleme/blog/{post}': [{ name: 'the preview of a post' }],
  '/admin/onizleme/ariza/{fault}': [{ name: 'the preview of a fault' }],
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
  '/admin/yok': [{ name: 'missing page' }],
}
