import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { AccountScreen } from '@/components/accounts/account-screen'
import { UsersScreen } from '@/components/accounts/team/users-screen'
import { SiteScreen } from '@/components/settings/site-screen'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { QUESTION_SAMPLES } from '@/lib/settings/questions/samples'
import {
  fetchJson,
  findAlert,
  holdCalls,
  main,
  openPanel,
  signInAs,
  unique,
  useContent,
  write,
} from '../support/screens/panel'
import { newPicture } from '../support/images'
import { sharedSite, useOwnSite } from '../support/servers/shared-site'

await useOwnSite()
const content = useContent()
afterEach(() => content.removeSettings())

const section = (name: string) => screen.getByRole('region', { name })
const untilSectionShows = (name: string, text: string) => waitFor(() => expect(section(name)).toHaveTextContent(text))
/** Finds a field by its label, with or without '(isteğe bağlı)'. */
const field = (name: string) => main().findByLabelText<HTMLInputElement>(new RegExp(`^${name}( ?\\(.*)?$`))
const save = (user: UserEvent) => user.click(main().getByRole('button', { name: 'Kaydet' }))
const htmlOf = async (path: string) => (await fetch(path)).text()
const openTexts = (query = '') =>
  openPanel(<SiteScreen siteUrl={sharedSite().canonical} settingsScreen="texts" />, {
    path: `/admin/metinler${query}`,
    content,
  })

async function fill(name: string, value: string) {
  await waitFor(async () => expect(await field(name)).toBeEnabled())
  write(await field(name), value)
}

/** Opens a section and waits until its form has the values from the server. */
async function openSection(id: string, open: () => Promise<unknown>) {
  const calls = vi.spyOn(globalThis, 'fetch')
  await open()
  await waitFor(() => {
    const index = calls.mock.calls.findIndex(([address]) => address === `/api/Settings/${id}`)
    expect(calls.mock.settledResults[index]?.type).toBe('fulfilled')
  })
  calls.mockRestore()
}

it('a text of a page can be changed, the site shows it, and the default text can be restored', async () => {
  const htmlBefore = await htmlOf('/kurumsal')
  const { user } = await openTexts()
  const edit = async () => {
    const link = await main().findByRole('link', { name: 'Düzenle Kurumsal' })
    await openSection('aboutTexts', () => user.click(link))
  }
  await edit()
  await fill('Vizyonumuz', '')
  await save(user)
  await waitFor(async () => expect(await field('Vizyonumuz')).toHaveAccessibleDescription(/^Metni yazın\./))
  await fill('Vizyonumuz', 'Her kart onarılır.\n\nHer hat çalışır.')
  await save(user)
  expect(await main().findByText('Kurumsal kaydedildi. Sitede görünüyor.')).toBeVisible()
  for (const paragraph of ['Her kart onarılır.</p>', 'Her hat çalışır.</p>'])
    expect(await htmlOf('/kurumsal')).toContain(paragraph)
  await edit()
  await user.click(await main().findByRole('button', { name: /^Asıl metne dön ?: Vizyonumuz$/ }))
  await save(user)
  expect(await main().findByText('Kurumsal kaydedildi. Sitede görünüyor.')).toBeVisible()
  expect(await htmlOf('/kurumsal')).toBe(htmlBefore)
})

describe('Sık sorulanlar', () => {
  beforeEach(() => content.removeSettings())
  const open = async (query = '') => {
    const panel = await openTexts(query)
    await main().findByRole('region', { name: 'Sık sorulanlar' })
    return panel
  }
  const button = (name: string) => main().getByRole('button', { name })
  /** Matches a label that is followed by a text for screen readers only. */
  const withSuffix = (label: string, suffix: string) => (name: string) =>
    name.replace(' :', ':') === `${label}: ${suffix}`
  const homeCheckbox = (question: string) => main().getByRole('checkbox', { name: withSuffix('Ana sayfada', question) })
  const [first, second, third, fourth] = QUESTION_SAMPLES.map(({ question }) => question)

  it('examples can be added to a site without questions, and each is shown on its pages once its brackets are filled', async () => {
    const { user } = await open()
    expect(section('Sık sorulanlar')).toHaveTextContent('Henüz soru yok.')
    for (const path of ['/', '/tamir-sureci', '/iletisim']) expect(await htmlOf(path)).not.toContain('Sık sorulanlar')
    await user.click(main().getByRole('link', { name: 'Örnekleri Getir' }))
    expect(await main().findByText('4 soru sitede görünmüyor.')).toBeVisible()
    await waitFor(() => expect(button(`${first}: düzenle`)).toHaveFocus())
    expect(section('Sık sorulanlar')).toHaveTextContent(`${second}Sitede görünmüyor: [ ] içinde 3 bilgi eksik`)
    await user.click(button(`${first}: düzenle`))
    const answer = await field('Cevap')
    expect(main().getByText('3', { selector: 'mark' })).toBeVisible()
    write(answer, answer.value.replace('[3]', '3'))
    expect(main().queryByText('3', { selector: 'mark' })).toBeNull()
    await save(user)
    expect(await main().findByText('Sorular kaydedildi. 5 soru sitede, 3 soru ayraç yüzünden bekliyor.')).toBeVisible()
    for (const path of ['/', '/tamir-sureci', '/iletisim']) {
      const html = await htmlOf(path)
      expect([path, html.includes('<strong>3 iş günü</strong>'), html.includes(second!)]).toEqual([path, true, false])
    }
  })

  it('questions can be moved, removed and chosen for the home page, which shows three', async () => {
    const { user } = await open('?bolum=sorular&alan=ornekler')
    await waitFor(() => expect(homeCheckbox(fourth!)).toBeDisabled())
    expect(homeCheckbox(fourth!)).toHaveAccessibleDescription(/^Ana sayfada üç soru seçili/)
    await user.click(homeCheckbox(second!))
    await user.click(homeCheckbox(fourth!))
    expect(homeCheckbox(third!)).toBeDisabled()
    await user.click(button(`${fourth}: yukarı taşı`))
    await waitFor(() => expect(button(`${fourth}: yukarı taşı`)).toHaveFocus())
    await user.click(button(`${first}: düzenle`))
    await user.click(main().getByRole('button', { name: withSuffix('Soruyu sil', first!) }))
    await waitFor(() => expect(button(`${second}: düzenle`)).toHaveFocus())
    await user.click(button('Soru Ekle'))
    await waitFor(async () => expect(await field('Soru')).toHaveFocus())
    await user.click(button('8. soru: kapat'))
    await save(user)
    await waitFor(async () => expect(await field('Soru')).toHaveAccessibleDescription('Soruyu yazın.'))
    await fill('Soru', 'Yeni mi?')
    await fill('Cevap', 'Evet, **yeni**.')
    await save(user)
    expect(await main().findByText(/^Sorular kaydedildi\. 5 soru sitede/)).toBeVisible()
    const processHtml = await htmlOf('/tamir-sureci')
    expect(processHtml).toContain('Evet, <strong>yeni</strong>.')
    expect(processHtml.indexOf(fourth!)).toBeLessThan(processHtml.indexOf(third!))
    const homeHtml = (await htmlOf('/')).replaceAll('<!-- -->', '')
    expect([fourth!, third!, '5 sorunun hepsi', 'Beş sorunun hepsi'].map((text) => homeHtml.includes(text))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

it('an earlier version of the KVKK notice can be compared and put into the form', async () => {
  const { user } = await openTexts('?bolum=kvkk')
  const text = () => main().findByRole('textbox', { name: /^KVKK metni/ })
  await waitFor(async () => expect(await text()).toBeEnabled())
  write(await text(), '## Veri sorumlusu\nYeni metin')
  await save(user)
  await user.click(await main().findByRole('link', { name: 'Düzenle KVKK metni' }))
  await user.click(await main().findByRole('button', { name: 'Önceki hâlleri' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Önceki hâlleri' }))
  await user.click(await dialog.findByText(`Sürüm ${DEFAULT_SETTINGS.notice.version}`))
  await waitFor(() => expect(dialog.getAllByRole('definition')[1]).toHaveTextContent(/Yeni metin$/))
  await user.click(dialog.getByRole('button', { name: /^Bu hâle getir/ }))
  expect(await text()).toHaveValue(DEFAULT_SETTINGS.notice.text)
})

describe('Site Bilgileri', () => {
  const open = async () => {
    const panel = await openPanel(<SiteScreen siteUrl={sharedSite().canonical} />, { path: '/admin/site', content })
    await main().findByRole('region', { name: 'Slaytlar' })
    return panel
  }
  const edit = (user: UserEvent, name: string, id: string) =>
    openSection(id, () => user.click(main().getByRole('link', { name: `Düzenle ${name}` })))

  it('links to the open launch checklist instead of listing placeholder values', async () => {
    await open()
    expect(main().getByRole('link', { name: 'Listeyi aç' })).toHaveAttribute('href', '/admin/yayina-hazirlik')
    expect(main().queryByText(/hâlâ örnek/)).toBeNull()
  })

  it('the list of placeholder values links to the fields and gets shorter with each entered value', async () => {
    await content.db.readinessAnswer.create({ data: { point: 'closed', answer: 'closed' } })
    onTestFinished(async () => void (await content.db.readinessAnswer.delete({ where: { point: 'closed' } })))
    const { user } = await open()
    const link = within(section('12 bilgi hâlâ örnek')).getByRole('link', { name: 'Haritadaki yeri' })
    await openSection('contact', () => user.click(link))
    await waitFor(async () => expect(await field('Haritadaki yeri')).toHaveFocus())
    await fill('Haritadaki yeri', 'https://www.openstreetmap.org/?mlat=41.0651&mlon=28.8077#map=17/41/28')
    expect(main().getByText(/^İşaret burada/)).toHaveTextContent('İşaret burada: 41.0651, 28.8077')
    await save(user)
    expect(await main().findByText('İletişim kaydedildi. Sitede görünüyor.')).toBeVisible()
    await waitFor(() => expect(within(section('İletişim')).getByRole('heading', { name: 'İletişim' })).toHaveFocus())
    expect(await main().findByRole('region', { name: '11 bilgi hâlâ örnek' })).toBeVisible()
    expect(await htmlOf('/iletisim')).toContain('41.0651%2C28.8077')
  })

  it('a section that is left unchanged gets the focus back, and links to the open launch checklist', async () => {
    const { user } = await open()
    await edit(user, 'Belgeler', 'papers')
    await user.click(main().getByRole('button', { name: 'Vazgeç' }))
    await waitFor(() => expect(within(section('Belgeler')).getByRole('heading', { name: 'Belgeler' })).toHaveFocus())
    expect(await within(section('Belgeler')).findByRole('link', { name: 'Yayına hazırlık' })).toBeVisible()
  })

  it('a setting that is off says so', async () => {
    await open()
    await waitFor(() =>
      expect(section('Teklif ve kargo')).toHaveTextContent('Müşteri sayfasında ödeme durumu görünürHayır'),
    )
  })

  it('a wrong value is reported on its field, and no text is lost', async () => {
    const { user } = await open()
    await edit(user, 'Çalışma saatleri', 'hours')
    await fill('Cuma: kapanış', '07.00')
    await user.click(main().getByRole('button', { name: 'Kapalı Gün Ekle' }))
    await fill('Gün', '2026-10-29')
    await save(user)
    expect(await main().findByText('Kapanış saati açılıştan sonra olmalı.')).toBeVisible()
    expect(main().getByText('Kapalı günün adını yazın.')).toBeVisible()
    await waitFor(async () => expect(await field('Cuma: kapanış')).toHaveFocus())
    await fill('Cuma: kapanış', '17.00')
    await fill('Adı', 'Cumhuriyet Bayramı')
    await save(user)
    await untilSectionShows('Çalışma saatleri', '29 Ekim 2026, Cumhuriyet Bayramı')
  })

  it('measuring instruments can be listed, and a calibration older than a year is pointed out', async () => {
    const { user } = await open()
    await edit(user, 'Ölçü aletleri', 'instruments')
    await user.click(main().getByRole('button', { name: 'Alet Ekle' }))
    await waitFor(async () => expect(await field('Alet')).toHaveFocus())
    await fill('Seri no', '7719-04')
    await fill('Son kalibrasyon', '2025-01-17')
    expect(main().getByText(/Bir yılı geçen kalibrasyon yük testinde söylenir\.$/)).toBeVisible()
    await save(user)
    expect(await main().findByText('Aletin adını yazın.')).toBeVisible()
    await fill('Alet', 'Osiloskop')
    await save(user)
    await untilSectionShows('Ölçü aletleri', 'OsiloskopS/N 7719-0417.01.2025, ')
  })

  it('unsaved edits of other sections can be restored, even after leaving the page', async () => {
    const { user, close } = await open()
    await edit(user, 'İletişim', 'contact')
    await fill('Telefon', '0216')
    await edit(user, 'Firma', 'company')
    expect(await main().findByText('İletişim bölümünde yazdıklarınız kaydedilmedi.')).toBeVisible()
    await user.click(main().getByRole('button', { name: 'Geri al' }))
    await waitFor(async () => expect(await field('Telefon')).toHaveValue('0216'))
    expect(window.location.search).toBe('?bolum=iletisim')
    await edit(user, 'Firma', 'company')
    await fill('Özet', 'Uzun uzun yazıldı')
    await edit(user, 'Arama motoru', 'search')
    const draftNotice = (title: string) =>
      main().findByText(new RegExp(`Bu tarayıcıda ${title} bölümü için kaydedilmemiş`))
    const restoreDraft = async (title: string) =>
      user.click(
        within((await draftNotice(title)).closest('[role=status]')!).getByRole('button', { name: 'Kaldığım Yerden' }),
      )
    await draftNotice('İletişim')
    await close()
    await open()
    await restoreDraft('Firma')
    await waitFor(async () => expect(await field('Özet')).toHaveValue('Uzun uzun yazıldı'))
    await restoreDraft('İletişim')
    await waitFor(async () => expect(await field('Telefon')).toHaveValue('0216'))
  })

  it('brand images are uploaded and removed separately, and a refused icon changes nothing', async () => {
    const { user } = await open()
    const imageRow = (name: string) =>
      within(within(section('Görünüm')).getByText(name, { selector: 'b' }).closest('li')!)
    const choose = async (name: string, width: number, height: number) => {
      const file = await newPicture(`${name}.png`, { width, height })
      await waitFor(() => expect(imageRow(name).getByLabelText(/(yükle|değiştir)$/)).toBeEnabled())
      await user.upload(imageRow(name).getByLabelText(/(yükle|değiştir)$/), file)
    }
    await choose('Logo', 300, 80)
    expect(await main().findByText('Logo yüklendi. Sitede görünüyor.')).toBeVisible()
    await choose('Simge', 300, 300)
    expect(await findAlert('Simge, en az 512 × 512 piksel kare bir PNG olmalı.')).not.toHaveTextContent('damaged')
    await choose('Simge', 512, 512)
    expect(await main().findByText('Simge yüklendi. Sitede görünüyor.')).toBeVisible()
    expect(await htmlOf('/')).toMatch(/<header.*?<img src="\/uploads\/[0-9a-f]{32}-320\.webp"/s)
    await user.click(imageRow('Logo').getByRole('button', { name: 'Kaldır Logo' }))
    expect(await main().findByText('Logo kaldırıldı.')).toBeVisible()
    expect(imageRow('Simge').getByRole('button', { name: 'Kaldır Simge' })).toBeVisible()
  })

  it('bank accounts are added and deleted one by one, and the error of a wrong IBAN says what is wrong', async () => {
    const { user } = await open()
    await edit(user, 'Banka hesapları', 'bank')
    const closeRow = () => user.click(main().getByRole('button', { name: 'Tamam' }))
    await user.click(main().getByRole('button', { name: 'Hesap Ekle' }))
    await waitFor(async () => expect(await field('Banka şubesiyle')).toHaveFocus())
    await fill('IBAN', 'tr540999900000000012345602')
    expect(await field('IBAN')).toHaveValue('TR54 0999 9000 0000 0012 3456 02')
    expect(main().getByText(/^Denetim sayısı tutmuyor/)).toBeVisible()
    await fill('IBAN', 'TR18 0999 9000 0000 0012 3456 02')
    expect(main().getByText('Denetim sayısı doğru')).toBeVisible()
    await closeRow()
    expect(await field('Banka şubesiyle')).toHaveAccessibleDescription('Bankayı yazın.')
    await fill('Banka şubesiyle', 'Örnek Bankası')
    await fill('Hesap sahibi', 'Ölçev Ltd. Şti.')
    await user.click(main().getByLabelText('EUR'))
    await closeRow()
    await waitFor(() => expect(main().getByRole('button', { name: 'Örnek Bankası, EUR: düzenle' })).toHaveFocus())
    await save(user)
    await untilSectionShows('Banka hesapları', 'Örnek Bankası, EURTR18 0999 9000 0000 0012 3456 02Ölçev Ltd. Şti.')
    expect(section('Banka hesapları')).toHaveTextContent('Hesap yok. Dolarla verilen teklifte hesap yazmaz.')
    await edit(user, 'Banka hesapları', 'bank')
    await user.click(await main().findByRole('button', { name: 'Örnek Bankası, EUR: sil' }))
    await user.click(within(screen.getByRole('dialog', { name: 'Onay Gerekli' })).getByRole('button', { name: 'Sil' }))
    await save(user)
    await untilSectionShows('Banka hesapları', 'Hesap yazılmadı.')
  })

  it('slides can be moved, and moved again only once the last move is shown', async () => {
    const { user } = await open()
    const slides = () => within(section('Slaytlar')).getAllByRole('listitem')
    const move = (slide: number) => main().getByRole('button', { name: `${slide}. slayt: arkaya taşı` })
    const [first, second] = DEFAULT_SETTINGS.slides.slides.map(({ title }) => title)
    expect(slides()[0]).toHaveTextContent(first!)
    const { release, heldCount } = holdCalls('GET /api/Settings')
    await user.click(move(1))
    await waitFor(() => expect(heldCount()).toBe(1))
    expect(move(2)).toBeDisabled()
    release()
    await waitFor(() => expect(slides()[1]).toHaveTextContent(first!))
    await waitFor(() => expect(move(2)).toBeEnabled())
    const home = await htmlOf('/')
    expect(home.indexOf(second!)).toBeLessThan(home.indexOf(first!))
  })
})

it('if a second factor is required, the panel redirects to its setup on the account page', async () => {
  const account = await content.addAdministrator()
  const { token, close } = await openPanel(<AccountScreen />, { path: '/admin/ayarlar', content, account })
  const notifications = { ...DEFAULT_SETTINGS.notifications, secondFactorRequired: true }
  await fetchJson(token, 'PUT', '/api/Settings/notifications', notifications)
  await close()
  await openPanel(<AccountScreen />, { path: '/admin/ayarlar', content, account })
  expect(await main().findByText('İki adımlı giriş zorunlu kılındı.')).toBeVisible()
  expect(await main().findByRole('button', { name: 'Telefonu Bağla' })).toBeVisible()
  expect(main().queryByRole('heading', { name: 'E-posta değiştir' })).toBeNull()
  const cookie = `admin_session=${localStorage.getItem('authToken')}`
  const page = await fetch('/admin/hizmetler', { headers: { cookie }, redirect: 'manual' })
  expect([page.status, page.headers.get('location')]).toEqual([307, '/admin/ayarlar'])
})

describe('users', () => {
  const open = (options = {}) => openPanel(<UsersScreen />, { path: '/admin/kullanicilar', content, ...options })
  const row = (name: string) =>
    main()
      .getAllByRole('listitem')
      .find((element) => element.textContent.includes(name))
  const button = (action: string, name: string) =>
    within(row(name)!).getByRole('button', { name: new RegExp(`^${action}`) })
  const roleOf = (name: string) => main().findByLabelText(`${name}: rol`)
  const linkField = () => main().findByLabelText<HTMLTextAreaElement>('Bağlantı')

  it('an invitation is listed, its link is shown once, and it can be renewed and revoked', async () => {
    const { user } = await open({ account: await content.addAdministrator({ name: 'Kerem Aydın' }) })
    const email = `davetli-${crypto.randomUUID()}@ornek.example`
    await main().findByRole('region', { name: 'Girebilenler' })
    await fill('E-posta', email)
    await user.click(main().getByRole('button', { name: 'Davet Bağlantısı Oluştur' }))
    await waitFor(() => expect(screen.getByRole('region', { name: `${email} davet edildi` })).toHaveFocus())
    const firstLink = (await linkField()).value
    expect(firstLink).toMatch(/\/admin\/davet\/[\w-]{43}$/)
    await waitFor(() =>
      expect(row(email)).toHaveTextContent(/Kerem Aydın davet etti.*Servis.*Bağlantı 7[12] saat daha geçerli/),
    )
    await user.click(button('Yeni bağlantı', email))
    await waitFor(async () => expect((await linkField()).value).not.toBe(firstLink))
    await waitFor(() => expect(button('Daveti geri al', email)).toBeEnabled())
    await user.click(button('Daveti geri al', email))
    await waitFor(() => expect(row(email)).toBeUndefined())
    expect(screen.queryByLabelText('Bağlantı')).toBeNull()
  })

  it('an account can get a password link, can be closed after a question, and is reopened with its role', async () => {
    const name = unique('Tolga Eren')
    const account = await content.addAdministrator({ role: 'editor', name })
    await signInAs(account)
    const { user } = await open()
    await roleOf(name)
    await user.click(button('Şifre bağlantısı', name))
    expect((await linkField()).value).toMatch(/\/admin\/sifre\/[\w-]{43}$/)
    await waitFor(() => expect(button('Devre dışı bırak', name)).toBeEnabled())
    await user.click(button('Devre dışı bırak', name))
    const question = screen.getByRole('dialog', { name: 'Onay Gerekli' })
    expect(question).toHaveTextContent(
      `${name} giremez, açık 1 oturumu hemen kapanır. Yazdıkları ve iş emirleri durur.`,
    )
    await user.click(within(question).getByRole('button', { name: 'Devre Dışı Bırak' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Devre dışı' })).toHaveTextContent(name))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Girebilenler' })).toHaveFocus())
    await user.click(button('Yeniden aç', name))
    expect(await roleOf(name)).toHaveValue('editor')
  })

  it('a chosen role is saved immediately, and refused if the account has changed meanwhile', async () => {
    const name = unique('Seda Özgür')
    const { email } = await content.addAdministrator({ role: 'editor', name })
    const { user, token } = await open()
    await user.selectOptions(await roleOf(name), 'Servis')
    await waitFor(() => expect(row(name)).toHaveTextContent('Rolü artık Servis.'))
    const { people } = await fetchJson<{ people: object[] }>(token, 'GET', '/api/Team')
    expect(people).toContainEqual(expect.objectContaining({ name, role: 'workshop' }))
    await content.changeAdministrator(email, { role: 'manager' })
    await user.selectOptions(await roleOf(name), 'Editör')
    await findAlert('Bu hesap siz bakarken değişti. Şimdi güncel hâlini görüyorsunuz.')
    expect(await roleOf(name)).toHaveValue('manager')
  })
})

it('the last manager’s account can neither get a lower role nor be closed, and the screen says why', async () => {
  await content.db.administrator.deleteMany()
  const { me } = await openPanel(<UsersScreen />, { path: '/admin/kullanicilar', content })
  expect(await main().findByLabelText(`${me.email}: rol`)).toBeDisabled()
  expect(main().getByRole('button', { name: /^Devre dışı bırak/ })).toBeDisabled()
  expect(main().getByText(/^Tek Yönetici sizsiniz: rolünüz değişmez, hesabınız kapanmaz\./)).toBeVisible()
})
