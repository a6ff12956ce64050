import { act, fireEvent, waitFor, within } from '@testing-library/react'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { slugFromText } from '@/lib/platform/turkish/slug'
import {
  button,
  dialog,
  edit,
  field,
  fileInput,
  fill,
  form,
  hasUnsavedChanges,
  row,
  save,
  saveAndCheckRow,
  stateChoice,
  title,
  useScreens,
} from '../support/screens/content-screens'
import { damagedPicture, fileOf, newPicture } from '../support/images'
import { breakCalls, findAlert, holdCalls, refuseCalls, unique } from '../support/screens/panel'

// Pictures of services and posts, the preview of a post, and publication.

const { open, services } = useScreens()
const tiles = () => form().queryAllByRole('button', { name: /: kaldır$/ })
const readPage = async (path: string) => {
  const response = await fetch(path)
  return response.ok ? response.text() : response.status
}
const englishTexts = () => [...document.querySelectorAll('main [lang=en]')].map(({ textContent }) => textContent)

const DAMAGED = 'Görsel okunamadı: dosya bozuk veya eksik.'
const NOT_A_PICTURE = 'The file is damaged or is not a picture.'

it.each([
  ['hizmetler', 'the gallery of a service'],
  ['blog', 'the cover of a post'],
] as const)(
  'on %s, %s refuses unsupported types and empty files, with messages in Turkish and English',
  async (...[name]) => {
    const { user } = await open(name)
    const bmp = new File(['BM'], 'klemens.bmp', { type: 'image/bmp' })
    const emptyFile = new File([], 'bos.gif', { type: 'image/gif' })
    const isGallery = name === 'hizmetler'
    await user.upload(fileInput(), isGallery ? [bmp, await newPicture('kart.JPEG')] : bmp)
    form().getByText('“klemens.bmp” eklenmedi: yalnız jpg, jpeg, png ve gif yüklenebilir.')
    expect(englishTexts()).toContain('Only jpg, jpeg, png and gif are accepted.')
    expect(tiles()).toHaveLength(isGallery ? 1 : 0)
    await user.upload(fileInput(), emptyFile)
    form().getByText('“bos.gif” eklenmedi: dosya boş.')
    expect(englishTexts()).toContain('The file is empty.')
  },
)

it('for an animated cover the form says, before saving, which frame is kept', async () => {
  const { user } = await open('blog')
  const frame = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } }).png()
  const frames = await Promise.all(['#fff', '#080'].map((colour) => frame(colour).toBuffer()))
  const buffer = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  await user.upload(fileInput(), fileOf({ name: 'led.gif', mimeType: 'image/gif', buffer }))
  expect(await form().findByText('Görsel hareketli. Sitede tek karesi durur: boş olmayan ilk kare.')).toBeVisible()
})

it('a damaged cover is refused by the server, with a message in Turkish and English', async () => {
  const { user } = await open('blog')
  fill('Başlık', unique('Bozuk'))
  fill('İçerik', 'Metin')
  await user.upload(fileInput(), fileOf(damagedPicture('bozuk.png')))
  await save(user)
  await findAlert(`Yazı kaydedilirken hata oluştu: ${DAMAGED}`)
  expect(englishTexts()).toContain(NOT_A_PICTURE)
  expect(field('Başlık').value).toMatch(/^Bozuk/)
})

describe('the gallery of a service', () => {
  it('deletes a stored picture immediately, reports a failure, and saves the order of the other pictures', async () => {
    const service = await services().add(3)
    const { user } = await open('hizmetler')
    await edit(user, service.title)
    const stopRefusing = refuseCalls(/^DELETE /, 503, 'Neden.')
    await user.click(button('2. resim: kaldır'))
    await findAlert('Resim silinirken hata oluştu: Neden.')
    expect(tiles()).toHaveLength(3)
    stopRefusing()
    await user.click(button('2. resim: kaldır'))
    await waitFor(() => expect(tiles()).toHaveLength(2))
    const [first = '', , third = ''] = service.imageUrls
    expect((await services().read(service.slug)).imageUrls).toEqual([first, third])
    expect(hasUnsavedChanges()).toBe(false)
    await user.click(button('1. resim: arkaya taşı'))
    await waitFor(() => expect(button('2. resim: öne taşı'), 'the focus follows the picture').toHaveFocus())
    expect(hasUnsavedChanges()).toBe(true)
    // The user's own deletion does not conflict.
    await saveAndCheckRow(user, service.title)
    expect((await services().read(service.slug)).imageUrls).toEqual([third, first])
  })

  it('reports the failures among twelve parallel uploads together, and stores the other pictures', async () => {
    const service = await services().add(1)
    const { user } = await open('hizmetler')
    await edit(user, service.title)
    const goodFiles = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => newPicture(`iyi-${index}.png`, { width: 100 + index })),
    )
    const damagedNames = ['bozuk.png', 'kirik.jpg', 'yarim.gif']
    const damagedFiles = damagedNames.map((name) => fileOf(damagedPicture(name)))
    await user.upload(fileInput(), [
      ...damagedFiles.slice(0, 1),
      ...goodFiles.slice(0, 5),
      ...damagedFiles.slice(1, 2),
      ...goodFiles.slice(5),
      ...damagedFiles.slice(2),
    ])
    expect(tiles()).toHaveLength(13)
    const uploads = holdCalls(/\/upload-image$/)
    await save(user)
    await waitFor(() => expect(uploads.heldCount()).toBe(12))
    form().getByRole('progressbar', { name: 'iyi-0.png yükleniyor' })
    expect(form().getAllByRole('progressbar', { name: /yükleniyor$/ })).toHaveLength(12)
    expect(form().getByRole('button', { name: 'Kaydediliyor' })).toBeDisabled()
    uploads.release()
    const failures = damagedNames.map((name) => `'${name}' yüklenemedi: ${DAMAGED}`).join('; ')
    await findAlert(`${failures} Bazı yeni resimler yüklenemedi. Sayfayı yenileyip kontrol edin.`)
    expect(englishTexts()[0]).toContain(`bozuk.png: ${NOT_A_PICTURE}`)
    // Despite the failures the form is reset and the list is reloaded.
    expect(title()).toHaveTextContent('Yeni hizmet')
    await waitFor(() => expect(row(service.title)).toHaveTextContent('10 resim'))
    const { imageUrls } = await services().read(service.slug)
    const widths = imageUrls.slice(1).map(async (url) => {
      const { width } = await sharp(Buffer.from(await (await fetch(url)).arrayBuffer())).metadata()
      return width
    })
    expect(await Promise.all(widths), 'in the order of the form').toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108])
  })

  it('reports a failed picture of a new service without the advice to reload the page', async () => {
    const { user } = await open('hizmetler')
    const name = unique('Yeni')
    fill('Başlık', name)
    await user.upload(fileInput(), [fileOf(damagedPicture('bozuk.png')), await newPicture('iyi.png')])
    await save(user)
    const { textContent } = await findAlert(`'bozuk.png' yüklenemedi: ${DAMAGED}`)
    expect(textContent).not.toContain('Sayfayı yenileyip')
    await waitFor(() => expect(row(name)).toHaveTextContent('1 resim'))
  })

  it('has an alternative text of limited length for each stored and new picture, which the page shows', async () => {
    const { title: name, slug } = await services().add(2)
    const { user } = await open('hizmetler')
    await edit(user, name)
    fill('Ne görülüyor? 1. resim', 'Önden görünüş')
    expect(hasUnsavedChanges()).toBe(true)
    await user.upload(fileInput(), await newPicture('test.png'))
    fill('Ne görülüyor? test.png', 'Yük testi')
    await saveAndCheckRow(user, name)
    expect((await services().read(slug)).imageAlts).toEqual(['Önden görünüş', '', 'Yük testi'])
    const html = await readPage(`/hizmetler/${slug}`)
    for (const alt of ['Önden görünüş', `${name}, resim 2`, 'Yük testi']) expect(html).toContain(`alt="${alt}"`)
    await edit(user, name)
    expect(field('Ne görülüyor? 1. resim')).toHaveValue('Önden görünüş')
    fill('Ne görülüyor? 1. resim', 'x'.repeat(201))
    await save(user)
    expect(field('Ne görülüyor? 1. resim')).toHaveAccessibleDescription('En çok 200 karakter yazın.')
  })
})

async function fillPost(user: Awaited<ReturnType<typeof open>>['user'], text = 'Metin\n\n') {
  const name = unique('Yazı')
  fill('Başlık', name)
  fill('İçerik', text)
  await user.upload(fileInput(), await newPicture('kapak.png'))
  return { name, address: `/teknik-bilgi/${slugFromText(name)}` }
}

const BROKEN = 'yüklenemedi: Sunucuya ulaşılamadı.'
const UPLOAD_CALL = /\/upload-image$/
const drop = (...files: File[]) => fireEvent.drop(field('İçerik'), { dataTransfer: { files, types: ['Files'] } })
const pictureBoxOf = (text: string) =>
  form()
    .getAllByRole('figure')
    .find(({ textContent }) => textContent.includes(text))!

it('the pictures of a text keep their position and files when the connection breaks, and a new post remains a draft', async () => {
  const { user } = await open('blog')
  const { name, address } = await fillPost(user)
  drop(await newPicture('a.png'), await newPicture('b.png'))
  await user.keyboard('Ön yüz{Enter}')
  expect(pictureBoxOf('a.png')).toHaveTextContent('Ön yüza.png, kaydederken yüklenir')
  const restore = breakCalls(UPLOAD_CALL, 1)
  await save(user)
  await findAlert(`Yazı taslak olarak kaydedildi, tamamlanamadı: a.png ${BROKEN}`)
  expect(pictureBoxOf(BROKEN)).toHaveTextContent('Metindeki yeri duruyor.')
  expect(form().getAllByRole('figure')).toHaveLength(2)
  expect(await readPage(address)).toBe(404)
  restore()
  const retries = holdCalls(UPLOAD_CALL)
  await user.click(within(pictureBoxOf(BROKEN)).getByRole('button', { name: /^Yeniden dene/ }))
  await waitFor(() => expect(retries.heldCount(), 'the other picture is not uploaded again').toBe(1))
  retries.release()
  await waitFor(() => expect(field('İçerik')).toHaveValue(''))
  await waitFor(() => expect(row(name)).toHaveTextContent('Yayında'))
  expect((await readPage(address)).toString().match(/<figure>/g)).toHaveLength(2)
})

it('a picture in a text can be moved and removed, a cancelled description is dropped, and Ctrl+Z restores the picture', async () => {
  const { user } = await open('blog')
  fill('İçerik', 'bir\n\n![Kart](/uploads/kart.png "Pil")\n\niki')
  await user.click(button('Pil: yukarı taşı'))
  expect(field('İçerik')).toHaveValue('')
  expect(field('İçerik, resimden sonrası')).toHaveValue('bir\n\niki')
  expect(button('Pil: aşağı taşı'), 'it cannot move up further').toHaveFocus()
  await user.click(button(/^Düzenle ?: Pil/))
  fill('Ne görülüyor?', 'Anakart')
  await user.click(button('Vazgeç'))
  expect(form().getByRole('figure')).toHaveTextContent('PilKart')
  await user.click(button(/^Kaldır ?: Pil/))
  expect(field('İçerik')).toHaveValue('bir\n\niki')
  expect(field('İçerik')).toHaveFocus()
  await user.keyboard('{Control>}z{/Control}')
  expect(form().getByRole('figure')).toHaveTextContent('PilKart')
})

it('a copied document is pasted as Markdown, and until the next key press a note says what was kept', async () => {
  const { user } = await open('blog')
  const html = '<h2>Ölçüm</h2><p style="color:red"><b>24</b>&nbsp;V <img src="https://a.example/iz.gif"></p>'
  const clipboardData = {
    files: [],
    types: ['text/html'],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  }
  const note = () => form().queryByText('1 başlık ve kalın yazılar korundu.')
  fill('İçerik', 'Önce')
  fireEvent.paste(field('İçerik'), { clipboardData })
  await waitFor(() => expect(note()).not.toBeNull())
  expect(field('İçerik')).toHaveValue('Önce\n\n## Ölçüm\n\n**24** V')
  form().getByText('1 resim alınmadı; kendi resminizi “Resim” ile ekleyin.')
  await user.click(button('Geri al'))
  expect(field('İçerik')).toHaveValue('Önce')
  fireEvent.paste(field('İçerik'), { clipboardData })
  await waitFor(() => expect(note()).not.toBeNull())
  await user.keyboard('{End}')
  expect(note()).toBeNull()
})

it('the preview of a post shows the newest text even if an older response arrives last, and reports a failure', async () => {
  const { user } = await open('blog')
  await user.click(button('Önizleme'))
  const preview = () => form().getByRole('region', { name: 'Önizleme' })
  expect(preview()).toHaveTextContent('Yazdıkça burada sayfadaki gibi görünür.')
  const oldCall = holdCalls('POST /api/Markdown')
  fill('İçerik', 'Eski hâl')
  await waitFor(() => expect(oldCall.heldCount()).toBe(1))
  oldCall.letOthersThrough()
  fill('İçerik', 'Yeni hâl')
  await waitFor(() => expect(preview()).toHaveTextContent('Yeni hâl'))
  oldCall.release()
  await act(() => oldCall.untilAnswered())
  expect(preview()).toHaveTextContent('Yeni hâl')
  breakCalls('POST /api/Markdown')
  fill('İçerik', 'Daha yeni hâl')
  await waitFor(() => expect(preview()).toHaveTextContent('Önizleme yüklenemedi: Sunucuya ulaşılamadı.'))
  expect(preview()).toHaveTextContent('Yeni hâl')
})

describe('an item is published', () => {
  it('immediately unless it is a draft, and the form says what saving does', async () => {
    const { user } = await open('blog')
    const { name, address } = await fillPost(user)
    fill(/^Kapakta ne görülüyor\?/, 'Ölçüm tezgâhı')
    expect(stateChoice('Yayında')).toBeChecked()
    await user.click(stateChoice('Taslak'))
    await saveAndCheckRow(user, name)
    expect(row(name)).toHaveTextContent('Taslak')
    expect(await readPage(address)).toBe(404)

    await edit(user, name)
    await user.click(stateChoice('Yayında'))
    form().getByText('Kaydettiğiniz anda sitede görünür.')
    await saveAndCheckRow(user, name)
    await waitFor(() => expect(row(name)).toHaveTextContent('Yayında'))
    expect(await readPage(address)).toContain('alt="Ölçüm tezgâhı"')

    await edit(user, name)
    await user.click(stateChoice('Taslak'))
    form().getByText(/^Kaydettiğiniz anda siteden kalkar\./)
    await saveAndCheckRow(user, name)
    expect(await readPage(address)).toBe(404)
  })

  it('on a chosen date and time, which the form shows in words and keeps; a past or invalid time is refused', async () => {
    const { user } = await open('blog')
    const { name, address } = await fillPost(user)
    await user.click(stateChoice('Zamanlandı'))
    await save(user)
    await waitFor(() => expect(field('Gün')).toHaveFocus())
    expect(field('Gün')).toHaveAccessibleDescription('Günü 12.03.2026 gibi yazın.')
    fill('Gün', '06.03.2024')
    fill('Saat', '9.00')
    await save(user)
    expect(field('Gün')).toHaveAccessibleDescription('Bu saat geçti.')
    fill('Gün', '12.03.2099')
    fill('Saat', '09:00')
    form().getByText(
      '12 Mart 2099 Perşembe günü saat 09:00 itibarıyla kendiliğinden yayına girer. O zamana kadar sitede görünmez.',
    )
    await saveAndCheckRow(user, name)
    expect(row(name)).toHaveTextContent('Zamanlandı, 12.03.2099 09:00')
    expect(await readPage(address)).toBe(404)
    await edit(user, name)
    expect([field('Gün').value, field('Saat').value]).toEqual(['12.03.2099', '09:00'])
    expect(hasUnsavedChanges()).toBe(false)
  })

  it('with a title and a description for search engines, and the form counts their characters and previews the result', async () => {
    const { title: name, slug } = await services().add()
    const { user } = await open('hizmetler')
    await edit(user, name)
    form().getByText(`${name} | Ölçev`)
    fill('Arama başlığı (isteğe bağlı)', 'x'.repeat(71))
    form().getByText('71/70')
    await save(user)
    expect(field('Arama başlığı (isteğe bağlı)')).toHaveAccessibleDescription(/^En çok 70 karakter yazın\./)
    fill('Arama başlığı (isteğe bağlı)', 'Aranan başlık & marka')
    fill('Arama açıklaması (isteğe bağlı)', 'Sonuçta okunan cümle.')
    expect(form().getAllByText('Sonuçta okunan cümle.').length).toBeGreaterThan(1)
    await saveAndCheckRow(user, name)
    const html = await readPage(`/hizmetler/${slug}`)
    expect(html).toContain('<title>Aranan başlık &amp; marka</title>')
    expect(html).toContain('<meta name="description" content="Sonuçta okunan cümle."')
  })
})

it('a failed edit of a cover is reported, and a successful edit does not conflict with the form', async () => {
  const { user } = await open('blog')
  const { name } = await fillPost(user)
  await saveAndCheckRow(user, name)
  await edit(user, name)
  const press = async (label: string) => user.click(within(dialog()!).getByRole('button', { name: label }))
  const rotate = async () => {
    await user.click(button('Kayıtlı kapak: düzenle'))
    await waitFor(() => expect(within(dialog()!).getByRole('button', { name: 'Sağa çevir' })).toBeEnabled())
    await press('Sağa çevir')
    await press('Kaydet')
  }
  const stopRefusing = refuseCalls(/^PUT .*Pictures/, 404, 'Bu resim artık yok.')
  await rotate()
  await within(dialog()!).findByText('Resim kaydedilirken hata oluştu: Bu resim artık yok.')
  stopRefusing()
  await press('Kaydet')
  await waitFor(() => expect(dialog()).toBeNull())
  expect(hasUnsavedChanges()).toBe(false)
  fill('Özet', 'Yeni özet')
  await saveAndCheckRow(user, name)
})
