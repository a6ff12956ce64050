import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { Inbox } from '@/components/contact/staff/inbox'
import { Dashboard } from '@/components/dashboard/dashboard'
import { FaultImportScreen } from '@/components/faults/staff/import/import-screen'
import { RedirectImportScreen } from '@/components/redirects/import/import-screen'
import {
  button,
  fill,
  form,
  row,
  saveAndCheckRow,
  CONTENT_SCREENS,
  useScreens,
} from '../support/screens/content-screens'
import { findAlert, main, openPanel, readSavedFile, unique } from '../support/screens/panel'
import { useOwnSite } from '../support/servers/shared-site'

// The imports of faults and redirects, which share their screen; the list of redirects; and a panel without content.

// A fault or redirect added by another test file would make a preview stale.
await useOwnSite()
const { content, session, open: openScreen } = useScreens()
const uniqueWord = () => unique('TX').replace(' ', '')
const csv = (text: string, name = 'torvika.csv') => new File([text], name, { type: 'text/csv' })
const chooser = (label: string) => main().getByLabelText(label)
const lineTexts = () => [...document.querySelectorAll('main form tbody tr')].map(({ textContent }) => textContent)
const resultMessage = () => screen.findByText(/ (aktarıldı: |yönlendirme eklendi)/)

const FAULTS = '/admin/ariza-kodlari/ice-aktar'
const HEAD = 'cihaz;marka;seri;kod;baslik;durum'
const fileWithErrors = (series: string) =>
  [
    HEAD,
    `Servo Sürücü Tamiri;Torvika;${series};AL16;Servo açılırken aşırı akım;`,
    `Servo Sürücüsü;Torvika;${series};AL17;Hızlanırken aşırı akım;`,
    `Servo Sürücü Tamiri;;${series};AL18;Soğutucu aşırı sıcak;Açık`,
    `Servo Sürücü Tamiri;Torvika;${series};al16;Aynısı;`,
  ].join('\r\n')
const correctedFile = (series: string) =>
  [
    ...fileWithErrors(series).replace('Servo Sürücüsü', 'Servo sürücü').split('\r\n').slice(0, 3),
    `Servo Sürücü Tamiri;Torvika;${series};;Gösterge karanlık;Yayında`,
  ].join('\r\n')

const open = () => openPanel(<FaultImportScreen />, { path: FAULTS, content, account: session.account })
const upload = async (text: string) => {
  const panel = await open()
  await panel.user.upload(chooser('CSV Dosyası Seç'), csv(text))
  return panel
}

it('the import of faults shows bad lines, and writes nothing until a corrected file is checked and imported', async () => {
  const series = uniqueWord()
  const { user } = await upload(fileWithErrors(series))
  await screen.findByText('4 satırın 3 tanesi hatalı. Düzeltilene kadar aktarım yapılmaz.')
  screen.getByRole('heading', { name: 'torvika.csv' })
  expect(lineTexts()).toEqual([
    expect.stringContaining('Bu adda cihaz grubu yok.'),
    expect.stringMatching(/Boş olamaz\..*“Taslak” ya da “Yayında” olmalı\./),
    expect.stringContaining('Bu dosyanın 2. satırında aynı marka, seri ve kod var.'),
  ])
  expect(screen.queryByRole('button', { name: /Arızayı Aktar$/ })).toBeNull()
  const file = await readSavedFile(() => user.click(button('Hatalı Satırları İndir')))
  expect(file).toContain('"5";"kod: Bu dosyanın 2. satırında')

  await user.upload(chooser('Düzeltilmiş Dosyayı Seç'), csv(correctedFile(series)))
  await screen.findByText('3 satırın hepsi doğru.')
  form().getByText(/2 tanesi taslak, 1 tanesi yayında/)
  await user.click(button('Yeni 3'))
  expect(button('Yeni 3')).toHaveAttribute('aria-pressed', 'true')
  expect(lineTexts()).toHaveLength(3)
  await user.click(button('3 Arızayı Aktar'))
  expect(await resultMessage()).toHaveTextContent(
    '3 arıza aktarıldı: 2 yeni kayıt taslak olarak eklendi, 1 yeni kayıt yayımlandı.',
  )
  expect(document.activeElement).toHaveTextContent('3 arıza aktarıldı')
  const drafts = screen.getByRole('link', { name: 'Eklenen 2 taslağı gözden geçir' })
  expect(drafts).toHaveAttribute('href', '/admin/ariza-kodlari?durum=draft')

  await user.click(button('Başka dosya aktar'))
  const renamedFile = correctedFile(series).replace('Gösterge karanlık', 'GÖSTERGE karanlık')
  await user.upload(chooser('CSV Dosyası Seç'), csv(renamedFile))
  await screen.findByText('Güncellenecek: başlık (“Gösterge karanlık” idi)')
  await user.click(button('1 Arızayı Aktar'))
  expect(await resultMessage()).toHaveTextContent('1 arıza aktarıldı: 1 kayıt güncellendi.')
  await user.click(button('Güncellenen 1 kaydı gör'))
  screen.getByText(/^Güncellenecek: başlık/)
})

async function redirectOf(path: string) {
  const { status, headers } = await fetch(path, { redirect: 'manual' })
  return [status, headers.get('location')]
}

describe('redirects', () => {
  const newPath = () => `/${uniqueWord()}.html`

  it('can be imported from a file after a preview: good lines are added, and bad lines can be downloaded', async () => {
    const [path, from] = ['/admin/yonlendirmeler/ice-aktar', newPath()]
    const { user } = await openPanel(<RedirectImportScreen />, { path, content, account: session.account })
    await user.upload(chooser('CSV Dosyası Seç'), csv('PK\0', 'eski.xlsx'))
    await findAlert('eski.xlsx bir CSV değil. Excel’de “Farklı Kaydet”, “CSV UTF-8” seçin.')
    const file = [
      'eski;yeni',
      `${from};/hizmetler/servo-surucu-tamiri`,
      '/hizmetler;/hizmetler',
      'hakkimizda;/kurumsal',
    ]
    await user.upload(chooser('Başka Dosya Seç'), csv(file.join('\r\n'), 'eski.csv'))
    await screen.findByRole('heading', { name: 'eski.csv' })
    await user.click(form().getByRole('button', { name: 'Hatalı 2' }))
    expect(lineTexts()).toEqual([
      expect.stringMatching(/3.*Bu sayfa sitede yaşıyor, yönlendirilemez\./),
      expect.stringMatching(/4.*“\/” ile başlamıyor\./),
    ])
    const badLines = await readSavedFile(() => user.click(button('Hatalıları İndir')))
    expect(badLines).toContain('"hakkimizda";"/kurumsal";"4";"“/” ile başlamıyor."')
    expect(badLines).not.toContain('servo')
    await user.click(button('1 Satırı Ekle'))
    expect(await resultMessage()).toHaveTextContent('1 yönlendirme eklendi.')
    await waitFor(async () => expect(await redirectOf(from)).toEqual([301, '/hizmetler/servo-surucu-tamiri']))
  })

  it('can be added and changed, show their visits, and show when their page no longer exists', async () => {
    const slug = uniqueWord().toLowerCase()
    const postId = await content.addPost({ slug, title: 'Gidecek yazı' })
    const from = newPath()
    const panel = await openScreen('yonlendirmeler')
    fill('Eski adres', `https://www.eski-site.example${from}?id=3`)
    fill('Bu sitedeki adres', '/kurumsal')
    await saveAndCheckRow(panel.user, from)
    expect(row(from)).toHaveTextContent('henüz yok')
    await panel.user.click(button(`${from}?id=3: düzenle`))
    fill('Bu sitedeki adres', `/teknik-bilgi/${slug}`)
    await saveAndCheckRow(panel.user, from)
    expect(row(from)).not.toHaveTextContent('Hedef sayfa yok')
    await waitFor(async () => expect(await redirectOf(`${from}?id=3`)).toEqual([301, `/teknik-bilgi/${slug}`]))
    await panel.close()

    await content.db.blogPost.update({ where: { id: postId }, data: { isDraft: true } })
    const { id: redirectId } = await content.db.redirect.findFirstOrThrow({ where: { from: { startsWith: from } } })
    // The site stores visits only every five seconds.
    await content.db.redirectHit.create({ data: { redirectId, day: new Date(Date.now() - 86_400_000), count: 41 } })
    await openScreen('yonlendirmeler')
    expect(row(from)).toHaveTextContent(/4\d ziyaret.*\d{2}\.\d{2}\.\d{4}/)
    expect(row(from)).toHaveTextContent('Hedef sayfa yok')
  })
})

describe('a panel without content', () => {
  beforeAll(async () => {
    const { db } = content
    const items = [db.fault, db.blogPost, db.service, db.reference]
    for (const table of [...items, db.invoice, db.payment, db.workOrder, db.contactMessage])
      await (table as { deleteMany: () => Promise<unknown> }).deleteMany()
    await db.part.updateMany({ data: { least: 0, lowSince: null }, where: { onHand: { gte: 0 } } })
    await db.part.updateMany({ data: { lowSince: new Date(0) }, where: { onHand: { lt: 0 } } })
  })

  it.each([
    ['blog', null, 'Henüz blog yazısı eklenmemiş.', '“Yeni Yazı” ile ilkini ekleyin.'],
    ['referanslar', null, 'Henüz referans eklenmemiş.', '“Yeni Referans” ile ilkini ekleyin.'],
    ['hizmetler', null, 'Henüz hizmet eklenmemiş.', '“Yeni Hizmet” ile ilkini ekleyin.'],
    ['mesajlar', <Inbox key="inbox" />, 'Henüz mesaj yok.', 'Sitedeki iş emri formundan gönderilenler burada görünür.'],
    ['dashboard', <Dashboard key="dashboard" />, 'Bugün bekleyen iş yok.', 'Açık iş emri de yok.'],
  ] as const)('the empty screen %s says what to do next', async (path, element, text, nextStep) => {
    await openPanel(element ?? CONTENT_SCREENS[path].element, {
      path: `/admin/${path}`,
      content,
      account: session.account,
    })
    expect(await main().findByText(text)).toBeVisible()
    expect(await main().findByText(nextStep)).toBeVisible()
  })
})
