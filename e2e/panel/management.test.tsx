import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AuditScreen } from '@/components/audit/audit-screen'
import { Dashboard, Welcome } from '@/components/dashboard/dashboard'
import { setPersonQuery } from '@/components/privacy/person-query'
import { PersonReply } from '@/components/privacy/paper/person-reply'
import { PrivacyScreen } from '@/components/privacy/privacy-screen'
import { ServicesScreen } from '@/components/services/staff/services-screen'
import type { Role } from '@/lib/access/roles'
import {
  fetchJson,
  findAlert,
  main,
  openPanel,
  refuseCalls,
  readSavedFile,
  signInAs,
  useContent,
  write,
} from '../support/screens/panel'

const content = useContent()

describe('roles', () => {
  const menu = () => within(screen.getByRole('complementary'))
  const SCREENS: Record<Role, string> = {
    manager:
      'Mesajlar|İş Emirleri|Müşteriler|Parçalar|Muhasebe|Hizmetler|Arıza Kodları|Blog|Referanslar|Silinenler|Site Bilgileri|Sayfa Metinleri|Yönlendirmeler|Kullanıcılar|İşlem Kaydı|KVKK',
    editor: 'Hizmetler|Arıza Kodları|Blog|Referanslar|Silinenler',
    workshop: 'Mesajlar|İş Emirleri|Müşteriler|Parçalar',
  }
  const GROUPS = { manager: ['Servis', 'İçerik', 'Yönetim'], editor: [], workshop: [] }
  const expectMenu = (role: Role) =>
    waitFor(() => {
      const labels = menu()
        .getAllByRole('link')
        .slice(1)
        .map(({ textContent }) => textContent.replace(/\d.*$/, '').replace(/^(Ayarlar).*/, '$1'))
      expect(labels.join('|')).toBe(`Kontrol Paneli|Rapor|${SCREENS[role]}|Ayarlar|Siteyi Gör (yeni sekmede açılır)`)
      expect(
        menu()
          .queryAllByRole('paragraph')
          .map(({ textContent }) => textContent),
      ).toEqual(GROUPS[role])
    })
  const settingsLink = () => menu().getByRole('link', { name: /^Ayarlar/ })
  const open = (role: Role) =>
    openPanel(
      <>
        <Welcome />
        <Dashboard />
      </>,
      { path: '/admin/dashboard', content, role },
    )

  const CARDS = ['Gelen Mesajlar', 'Toplam Blog Yazısı', 'Hizmet Kategorisi']
  const card = (name: string) => main().queryByRole('link', { name: new RegExp(`^${name}`) })

  it('a manager’s dashboard and menu have all entries', async () => {
    await open('manager')
    await expectMenu('manager')
    expect(main().getByText(/^Hoş geldiniz\. Bugün \d+ \p{L}+ \d{4}, \p{L}+\.$/u)).toBeVisible()
    for (const name of CARDS) await waitFor(() => expect(card(name)).toHaveTextContent(/\d+$/))
  })

  it.each([
    [
      'editor',
      ['Toplam Blog Yazısı', 'Hizmet Kategorisi', 'Yeni blog yazısı', 'Yeni hizmet', 'Yeni referans'],
      ['Gelen Mesajlar', 'Yeni iş emri'],
      ['Bugün'],
    ],
    [
      'workshop',
      ['Yeni iş emri'],
      ['Toplam Blog Yazısı', 'Yeni hizmet'],
      ['Bugün', 'Atölyedeki cihazlar', 'Sık yapılanlar'],
    ],
  ] as const)(
    'the dashboard of the role %s has only cards of its own work',
    async (role, links, missingLinks, headings) => {
      await open(role)
      await expectMenu(role)
      await main().findByRole('heading', { name: 'Sık yapılanlar' })
      for (const name of links) expect(card(name)).toBeVisible()
      for (const name of missingLinks) expect(card(name)).toBeNull()
      for (const name of headings) await main().findByRole('heading', { name })
    },
  )

  it('the dashboard shows a manager which off-site copies are outdated', async () => {
    const { copyElsewhere } = content.db
    const [rowsBegunAt, baseBegunAt] = [new Date('2026-01-02T03:04:05Z'), new Date()]
    await copyElsewhere.createMany({
      data: [
        { content: 'rows', begunAt: rowsBegunAt },
        { content: 'base', begunAt: baseBegunAt },
      ],
    })
    const warning = 'Başka yerdeki kopya eskidi: kayıtlar 02.01.2026 06:04, dosyalar hiç alınmadı.'
    await open('manager')
    expect(await main().findByText(warning)).toBeVisible()
    await copyElsewhere.deleteMany()
  })

  it('each card of the dashboard shows Hata if its data cannot be loaded', async () => {
    refuseCalls('GET /api/Dashboard/stats', 500, 'Beklenmeyen bir hata oluştu.')
    await open('manager')
    await findAlert('Veriler yüklenirken bir hata oluştu: Beklenmeyen bir hata oluştu.')
    for (const name of CARDS) expect(card(name)).toHaveTextContent(`${name}Hata`)
    expect(main().getByRole('button', { name: 'Yeniden Dene' })).toBeVisible()
  })

  it('the dashboard says why today’s tasks are missing, and keeps counts and orders', async () => {
    const restore = refuseCalls('GET /api/Dashboard/today', 503, 'Hizmet geçici olarak kullanılamıyor.')
    const { user } = await open('manager')
    await findAlert('Bugünün işleri yüklenirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.')
    for (const name of CARDS) await waitFor(() => expect(card(name)).toHaveTextContent(/\d+$/))
    await main().findByRole('heading', { name: 'Atölyedeki cihazlar' })
    restore()
    await user.click(main().getByRole('button', { name: 'Yeniden Dene' }))
    await waitFor(() => expect(main().queryByRole('alert')).toBeNull())
  })

  it('after a change to a lower role, saving is refused, the text is kept and the menu has fewer entries', async () => {
    const account = await content.addAdministrator({ role: 'editor', name: 'Seda Özgür' })
    const { user } = await openPanel(<ServicesScreen siteName="Ölçev" />, {
      path: '/admin/hizmetler',
      content,
      account,
    })
    write(screen.getByLabelText('Başlık'), 'Yarım kalan')
    await content.changeAdministrator(account.email, { role: 'workshop' })
    await user.click(screen.getByRole('button', { name: 'Kaydet' }))
    await findAlert('Hizmet kaydedilirken bir hata oluştu: Bu işlem için yetkiniz yok.')
    expect(screen.getByLabelText('Başlık')).toHaveValue('Yarım kalan')
    expect(main().getByText('Kaydedilmemiş değişiklik var')).toBeVisible()
    await waitFor(() => expect(settingsLink()).toHaveTextContent('AyarlarSeda Özgür, Servis'))
    await expectMenu('workshop')
  })
})

const entriesWith = (text: string) =>
  main()
    .queryAllByRole('listitem')
    .filter((row) => row.textContent.includes(text))

it('the audit trail lists a colleague’s changes newest first, with filters, details and a download', async () => {
  const { token } = await signInAs(await content.addAdministrator({ name: 'Nihan Ok' }))
  const from = `/eski-${crypto.randomUUID()}.html`
  const { id } = await fetchJson<{ id: string }>(token, 'POST', '/api/Redirects', { from, to: '/kurumsal' })
  await fetchJson(token, 'PUT', `/api/Redirects/${id}`, { from, to: '/tamir-sureci' })
  await fetchJson(token, 'DELETE', `/api/Redirects/${id}`)
  const { user } = await openPanel(<AuditScreen />, { path: '/admin/islem-kaydi', content })
  await waitFor(() => expect(entriesWith(from)).toHaveLength(3))
  expect(entriesWith(from)[2]).toHaveTextContent(/Nihan Ok.*Yönlendirme ekledi/)
  await user.click(entriesWith(from)[1]!.querySelector('summary')!)
  await waitFor(() =>
    expect(entriesWith(from)[1]).toHaveTextContent(/Yönlendirmeyi değiştirdi.*Önce\/kurumsal.*Sonra\/tamir-sureci/),
  )
  await user.selectOptions(main().getByLabelText('Ne'), 'Kullanıcılar ve giriş')
  await waitFor(() => expect(entriesWith(from)).toEqual([]))
  expect(entriesWith('Giriş yaptı')).not.toEqual([])
  write(main().getByRole('searchbox'), 'yok böyle bir kayıt')
  expect(await main().findByText('Bu süzgece uyan kayıt yok.')).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Süzgeci kaldır' }))
  await waitFor(() => expect(entriesWith(from)).toHaveLength(3))
  write(main().getByRole('searchbox'), from)
  await waitFor(() => expect(main().getAllByRole('listitem')).toHaveLength(3))
  const file = await readSavedFile(() => user.click(main().getByRole('button', { name: 'CSV İndir' })))
  expect(file.trim().split('\r\n')).toHaveLength(4)
})

describe('privacy', () => {
  // The person's name and addresses are unique, so that no other record contains them.
  let [email, phone, contactPerson] = ['', '', '']
  const addMessage = (fields = {}) =>
    content.addMessage({ receivedAt: '2026-03-06T09:00:00Z', contactPerson, email, phone, ...fields })
  beforeEach(() => {
    const digits = String(1_000_000 + Math.floor(Math.random() * 8_999_999))
    ;[email, phone] = [`sevgi-${digits}@kvkk.example`, `0532 ${digits}`]
    contactPerson = `Sevgi${digits} Taşkıran${digits}`
    setPersonQuery(null)
  })

  const personField = () => main().getByLabelText('E-posta ya da telefon')
  const dayField = () => main().findByLabelText('Başvuru tarihi')
  const confirmationField = () => main().getByLabelText(/^Onay için/)
  const eraseButton = () => main().getByRole('button', { name: 'Kişinin Verisini Sil' })
  const holdings = () => main().findByRole('region', { name: /hakkında elimizde olan$/ })

  async function search(text: string) {
    const panel = await openPanel(<PrivacyScreen />, { path: '/admin/kvkk', content })
    write(personField(), text)
    await panel.user.click(main().getByRole('button', { name: 'Ara' }))
    return panel
  }
  async function submitErasure({ user }: Awaited<ReturnType<typeof search>>, repeatedAddress = email) {
    write(await dayField(), '05.03.2026')
    write(confirmationField(), repeatedAddress)
    await user.click(eraseButton())
  }

  it('a person can be found and erased, and the screen shows the records before and after', async () => {
    const messageId = await addMessage()
    await addMessage()
    const number = `2098-${phone.slice(-6)}`
    const contact = { companyName: 'Tunçel Ambalaj', contactPerson, email, phone }
    const customerId = await content.addCustomer(contact)
    const id = await content.addOrder({ ...contact, number, messageId, customerId })
    await content.addQuote(id, { decision: 'approved' })
    const panel = await search(email.toUpperCase())
    const table = within(await holdings())
    expect(table.getByRole('heading')).toHaveTextContent(`${contactPerson} hakkında elimizde olan`)
    expect(table.getAllByRole('row')[1]).toHaveTextContent('Biri silinir, iş emrininki adsız kalır')
    expect(table.getByRole('link', { name: number })).toHaveAttribute('href', `/admin/is-emirleri/${id}`)
    for (const [heading, name, address] of [
      ['Şimdi', contactPerson, email],
      ['Silindikten sonra', 'Silindi', 'Yok'],
    ] as const) {
      const facts = main().getByRole('heading', { name: heading }).closest('section')
      expect(facts).toHaveTextContent(`Yetkili kişi${name}`)
      expect(facts).toHaveTextContent(`E-posta${address}`)
      expect(facts).toHaveTextContent('Tunçel Ambalaj')
    }
    await submitErasure(panel)
    const message = await main().findByText(
      'Kişinin verisi silindi: 2 mesaj, 1 iş emrinde ad ve iletişim, 1 müşteri kaydında kişi. İşlem kaydında başvuru tarihi var.',
    )
    await waitFor(() => expect(message.closest('[role=status]')).toHaveFocus())
  })

  it('orders and messages of other customers that name the person are linked before and after the erasure', async () => {
    const [first, last] = contactPerson.split(' ')
    await addMessage()
    const number = `2098-${phone.slice(-6)}`
    const faultDescription = `${last} ${first} yönlendirdi`
    const id = await content.addOrder({ contactPerson: 'Ali Kaya', phone: '1', number, faultDescription })
    const ali = {
      contactPerson: 'Ali Kaya',
      email: 'ali@kaya.example',
      phone: '1',
      problemDescription: faultDescription,
    }
    const aliMessageId = await addMessage(ali)
    const panel = await search(email)
    const rows = within(await holdings()).getAllByRole('row')
    expect(rows.at(-1)).toHaveTextContent('Değişmez, kaydı açıp siz düzeltin')
    await submitErasure(panel)
    expect(await main().findByText('Adı başka 2 kayıtta duruyor, açıp siz düzeltin:')).toBeVisible()
    expect(main().getByRole('link', { name: number })).toHaveAttribute('href', `/admin/is-emirleri/${id}`)
    const link = main().getByRole('link', { name: '06.03.2026 mesajı' })
    expect(link).toHaveAttribute('href', `/admin/mesajlar?mesaj=${aliMessageId}`)
  })

  it('the erase button is enabled only once the address is repeated, and a wrong date is reported on its field', async () => {
    await addMessage()
    const panel = await search(email)
    await submitErasure(panel, 'baska@kvkk.example')
    expect(eraseButton()).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(confirmationField()).toHaveFocus())
    write(confirmationField(), email.toUpperCase())
    expect(eraseButton()).not.toHaveAttribute('aria-disabled')
    write(await dayField(), '5 Mart')
    await panel.user.click(eraseButton())
    await waitFor(async () => expect(await dayField()).toHaveFocus())
    expect(await dayField()).toHaveAccessibleDescription(/^Tarihi gün, ay ve yıl olarak yazın: 05\.03\.2026/)
    expect(confirmationField()).toHaveValue(email.toUpperCase())
  })

  it('the file name of the export does not contain personal data', async () => {
    await addMessage({ problemDescription: 'AL16 veriyor.' })
    const { user } = await search(email)
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click')
    const text = await readSavedFile(async () => user.click(await main().findByRole('button', { name: 'JSON İndir' })))
    expect((download.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^kvkk-\d{4}-\d{2}-\d{2}\.json$/)
    expect(JSON.parse(text)).toMatchObject({ messages: [{ problemDescription: 'AL16 veriyor.' }] })
  })

  it('the printable page shows the person of the last search, and no person in a new tab', async () => {
    await addMessage({ problemDescription: 'AL16 veriyor.' })
    const page = <PersonReply company={{ legalName: '', address: '', email: '' }} />
    const { close } = await search(email)
    await holdings()
    await close()
    const replyPanel = await openPanel(page, { path: '/admin/kvkk/sayfa', content })
    expect(await screen.findByRole('article')).toHaveTextContent(`Yetkili kişi${contactPerson}`)
    await replyPanel.close()
    setPersonQuery(null)
    await openPanel(page, { path: '/admin/kvkk/sayfa', content })
    expect(await main().findByText('Bu sayfa kimin için olduğunu tutmaz.')).toBeVisible()
  })

  it('a search that finds no records says so and links to the reply page, and an invalid search is refused', async () => {
    const { user } = await search('yok@ornek.example')
    expect(await main().findByText('Bu adres hiçbir kayıtta yok.')).toBeVisible()
    expect(main().getByRole('link', { name: 'Yanıt Sayfası' })).toHaveAttribute('href', '/admin/kvkk/sayfa')
    write(personField(), 'Sevgi')
    await user.click(main().getByRole('button', { name: 'Ara' }))
    expect(personField()).toHaveAccessibleDescription(
      'E-posta adresini ad@firma.com biçiminde ya da telefonu on rakamıyla yazın.',
    )
    await waitFor(() => expect(personField()).toHaveFocus())
  })
})
