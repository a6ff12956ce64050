import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { slugFromText } from '@/lib/platform/turkish/slug'
import { newFaultPath } from '@/lib/site/admin-pages'
import {
  addWithPicture,
  button,
  dialog,
  edit,
  field,
  fileInput,
  fill,
  form,
  hasUnsavedChanges,
  row,
  rows,
  save,
  saveAndCheckRow,
  CONTENT_SCREENS,
  title,
  useScreens,
} from '../support/screens/content-screens'
import { formOf } from '../support/calls/http'
import { newPicture } from '../support/images'
import { UNAVAILABLE, fetchJson, findAlert, holdCalls, main, refuseCalls, unique } from '../support/screens/panel'

// The form that all content screens share: required fields, saving and editing.

const { content, session, open, services } = useScreens()
/** The error messages of the fields, in order. */
const errors = () =>
  [...document.querySelectorAll('main form [aria-invalid=true]')].map(
    (input) => document.getElementById(input.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent,
  )
const readItem = (path: string) => fetchJson<Record<string, string>>('', 'GET', path)
const addPost = async (texts: object = {}) => {
  const name = unique('Yazı')
  const slug = slugFromText(name)
  await content.addPost({ title: name, slug, ...texts })
  return { name, slug, path: `/api/BlogPosts/${slug}` }
}

describe('required fields', () => {
  it('a new post needs a title, content and a cover, and its summary has at most 500 characters and its author 100', async () => {
    const { user } = await open('blog')
    expect(title()).toHaveTextContent('Yeni yazı')
    expect(field('İçerik')).toHaveAttribute('rows', '8')
    fill('Özet', 'ö'.repeat(501))
    fill('Yazar', 'a'.repeat(101))
    const { heldCount } = holdCalls(/^POST \/api\/BlogPosts$/)
    await save(user)
    await waitFor(() => expect(field('Başlık')).toHaveFocus())
    expect(errors()).toEqual([
      'Başlık yazın.',
      'En çok 500 karakter yazın.',
      'En çok 100 karakter yazın.',
      'İçerik yazın.',
      'Yeni yazı eklerken kapak görseli seçmek zorunludur.',
    ])
    expect(field('Özet')).toHaveValue('ö'.repeat(501))
    expect(heldCount()).toBe(0)
  })

  it('a post from an old site keeps its address and date', async () => {
    const { name, slug } = await addPost()
    const { user } = await open('blog')
    await edit(user, name)
    fill(/^Adres/, 'Eski Adres')
    fill(/^Başka gün/, '31.12.2099')
    await save(user)
    await waitFor(() => expect(field(/^Başka gün/)).toHaveFocus())
    expect(errors()).toEqual([expect.stringMatching(/^Bu gün gelmedi\./), expect.stringMatching(/^Adresi küçük harf/)])
    fill(/^Adres/, `eski-${slug}`)
    fill(/^Başka gün/, '08.05.2014')
    await saveAndCheckRow(user, name)
    expect(await readItem(`/api/BlogPosts/eski-${slug}`)).toMatchObject({ publishedAt: '2014-05-07T21:00:00.000Z' })
  })

  it('a new reference needs a name and a logo, and is on the home page immediately', async () => {
    const { user } = await open('referanslar')
    await save(user)
    await waitFor(() => expect(field('Marka adı')).toHaveFocus())
    expect(errors()).toContain('Marka adını yazın.')
    const name = unique('Marka')
    fill('Marka adı', name)
    await save(user)
    await waitFor(() => expect(fileInput()).toHaveFocus())
    expect(errors()).toEqual(['Yeni referans eklerken logo seçmek zorunludur.'])
    await user.upload(fileInput(), await newPicture('logo.png'))
    await saveAndCheckRow(user, name)
    expect(await (await fetch('/')).text()).toContain(name)
  })

  it('a new service needs only a title', async () => {
    const { user } = await open('hizmetler')
    await save(user)
    await waitFor(() => expect(field('Başlık')).toHaveFocus())
    expect(errors()).toEqual(['Başlık yazın.'])
    const name = unique('Yalnız başlık')
    fill('Başlık', name)
    form().getByText(`/hizmetler/${slugFromText(name)}`)
    fill('Faydalar', ' Ölçüm,, Yük altında test , ')
    form().getByText(/2 madde olarak kaydedilecek/)
    expect(within(form().getByRole('radiogroup', { name: 'Simge' })).getAllByRole('radio')).toHaveLength(18)
    expect(form().getByRole('radio', { name: 'Anahtar' })).toBeChecked()
    await saveAndCheckRow(user, name)
    expect(await services().read(slugFromText(name))).toMatchObject({ benefits: ['Ölçüm', 'Yük altında test'] })
  })
})

describe('saving', () => {
  it('disables the button and the list until the response arrives', async () => {
    const { name: otherName } = await addPost()
    const { user } = await open('blog')
    const name = unique('Yavaş')
    fill('Başlık', name)
    fill('İçerik', 'Metin')
    await user.upload(fileInput(), await newPicture())
    const { release } = holdCalls('POST /api/BlogPosts')
    await save(user)
    expect(form().getByRole('button', { name: 'Kaydediliyor' })).toBeDisabled()
    expect(button(`${otherName}: düzenle`)).toBeDisabled()
    release()
    await waitFor(() => expect(row(name)).toHaveTextContent('kaydedildi'))
    expect(form().getByRole('button', { name: 'Kaydet' })).toBeEnabled()
    await waitFor(() => expect(button(`${name}: düzenle`)).toHaveFocus())
    expect(field('Başlık')).toHaveValue('')
    expect(title()).toHaveTextContent('Yeni yazı')
    expect(hasUnsavedChanges()).toBe(false)
  })

  it.each([
    ['blog', 'Yazı kaydedilirken hata oluştu: ', 'Yazı kaydedilirken hata oluştu: ', 'Başlık'],
    ['referanslar', 'Referans kaydedilirken hata oluştu: ', 'Referans güncellenirken hata oluştu: ', 'Marka adı'],
    ['hizmetler', 'Hizmet kaydedilirken bir hata oluştu: ', 'Hizmet güncellenirken bir hata oluştu: ', 'Başlık'],
  ] as const)(
    'a failure on %s is reported, and the text is kept',
    async (screenName, createErrorPrefix, updateErrorPrefix, label) => {
      const { user } = await open(screenName)
      refuseCalls(/^(POST|PUT) \/api\/(?!Markdown)/)
      const name = unique('Kesinti')
      fill(label, name)
      if (screenName === 'blog') fill('İçerik', 'Metin')
      await user.upload(fileInput(), await newPicture())
      await save(user)
      await findAlert(createErrorPrefix + UNAVAILABLE)
      expect(field(label)).toHaveValue(name)
      await user.click(within(rows()[0]!).getByRole('button', { name: /: düzenle$/ }))
      await waitFor(() => expect(field(label)).not.toHaveValue(name))
      const changedText = `${field(label).value}x`
      fill(label, changedText)
      await save(user)
      await findAlert(updateErrorPrefix + UNAVAILABLE)
      expect(field(label)).toHaveValue(changedText)
    },
  )

  it('a taken title is refused with advice', async () => {
    const { title: usedTitle } = await services().add()
    const { user } = await open('hizmetler')
    fill('Başlık', usedTitle)
    await save(user)
    await findAlert('Bu başlık veya benzeri zaten kullanımda (URL çakışması). Lütfen başlığı değiştirin.')
    expect(field('Başlık')).toHaveValue(usedTitle)
  })

  it.each([
    ['al53', { code: 'AL53', title: '' }],
    ['fan dönmüyor', { code: '', title: 'fan dönmüyor' }],
  ])('a link with the search text %s opens the form with the text in the matching field', async (word, texts) => {
    await open('ariza-kodlari', newFaultPath(word).replace(CONTENT_SCREENS['ariza-kodlari'].path, ''))
    expect(title()).toHaveTextContent('Yeni arıza')
    expect({ code: field(/^Alarm kodu/).value, title: field(/^Başlık/).value }).toEqual(texts)
    expect(hasUnsavedChanges()).toBe(false)
  })

  it('an existing code can be opened, and the typed text can be restored', async () => {
    const brand = unique('Aynı')
    await content.addFault({ brand, code: 'AL16' })
    const { user } = await open('ariza-kodlari')
    const texts = { 'Alarm kodu': 'al16', Marka: brand, Seri: 'YS2', Başlık: 'Aşırı akım' }
    for (const [label, text] of Object.entries(texts)) fill(label, text)
    await save(user)
    await findAlert(`${brand} YS2 için al16 zaten kayıtlı.`)
    await waitFor(() => expect(field('Alarm kodu')).toHaveFocus())
    await user.click(button('Kayıtlı al16 Kodunu Aç'))
    await waitFor(() => expect(field('Alarm kodu')).toHaveValue('AL16'))
    await user.click(button('Geri al'))
    expect(field('Başlık')).toHaveValue('Aşırı akım')
  })

  it('faults of a series can be entered one after another: the device is kept, and the code gets the focus', async () => {
    const brand = unique('Seri')
    const { user } = await open('ariza-kodlari')
    fill('Marka', brand)
    fill('Seri', 'S1')
    await within(field('Cihaz grubu')).findByText('PLC')
    await user.selectOptions(field('Cihaz grubu'), 'PLC')
    for (const code of ['E-1', 'E-2']) {
      fill('Alarm kodu', code)
      expect(form().getByRole('img', { name: /^Gösterge/ })).toHaveAccessibleName(`Göstergede ${code} yazıyor`)
      fill('Başlık', `Arıza ${code}`)
      fill('Belirti', 'Durdu.')
      await user.click(button('Kaydet, Seriye Yenisini Ekle'))
      await main().findByText(`${code} kaydedildi. Cihaz grubu, marka ve seri sıradaki kayıt için duruyor.`)
      await waitFor(() => expect(field('Alarm kodu')).toHaveFocus())
      expect(form().queryByRole('img', { name: /^Gösterge/ })).toBeNull()
      for (const label of ['Alarm kodu', 'Belirti']) expect(field(label)).toHaveValue('')
      expect([field('Marka').value, field('Seri').value]).toEqual([brand, 'S1'])
      expect(field('Cihaz grubu')).toHaveDisplayValue('PLC')
      expect(hasUnsavedChanges(), 'values kept from the previous fault do not count as unsaved').toBe(false)
    }
    expect(await readItem(`/api/Faults?brand=${slugFromText(brand)}`)).toHaveLength(2)
  })
})

describe('editing', () => {
  it.each([
    ['blog', 'Başlık', 'imageUrl', 'Kayıtlı kapak', 'title'],
    ['referanslar', 'Marka adı', 'logoUrl', 'Kayıtlı logo', 'name'],
  ] as const)(
    'on %s keeps the stored picture until another picture is saved',
    async (screenName, label, urlField, pictureLabel, nameField) => {
      const storedName = unique('Duran')
      const texts: Record<string, string> =
        screenName === 'blog' ? { title: storedName, content: 'Metin' } : { name: storedName }
      const item = await addWithPicture(session.token, screenName, texts)
      const storedItem = () =>
        readItem(`${CONTENT_SCREENS[screenName].api}/${screenName === 'blog' ? slugFromText(storedName) : item.id}`)
      const { user } = await open(screenName)
      await edit(user, storedName)
      expect(field(label)).toHaveValue(storedName)
      form().getByText(pictureLabel)
      await user.upload(fileInput(), await newPicture('yeni.png'))
      await user.click(button('yeni.png: kaldır'))
      form().getByText(pictureLabel)
      await waitFor(() => expect(fileInput()).toHaveFocus())
      expect(hasUnsavedChanges()).toBe(false)
      fill(label, `${storedName} `)
      await saveAndCheckRow(user, storedName)
      expect(await storedItem()).toMatchObject({ [nameField]: storedName, [urlField]: item[urlField] })

      await edit(user, storedName)
      await user.upload(fileInput(), await newPicture('yeni.png'))
      await user.click(button('Düzenlemeyi İptal Et'))
      expect(field(label)).toHaveValue('')
      // A new picture alone is a change, and is restored.
      await user.click(button('Geri al'))
      await saveAndCheckRow(user, storedName)
      expect((await storedItem())[urlField]).not.toBe(item[urlField])
    },
  )

  it('fills the form with the service', async () => {
    const { title: name } = await services().add(1)
    const { user } = await open('hizmetler')
    await edit(user, name)
    const values = ['Kısa açıklama', 'Ayrıntılı açıklama', 'Faydalar', 'Markalar'].map((label) => field(label).value)
    expect(values).toEqual(['Kısa', '', 'Bir, İki', 'Vektral'])
    expect(form().getByRole('radio', { name: 'Şimşek' })).toBeChecked()
    expect(row(name)).toHaveTextContent('düzenleniyor')
    expect(form().getAllByText('1. resim').length).toBeGreaterThan(0)
  })

  it('opens another row in the form immediately, and Geri al restores the unsaved text', async () => {
    const [first, second] = [await addPost(), await addPost()]
    const { user } = await open('blog')
    await edit(user, first.name)
    fill('İçerik', 'Yarım kalan')
    await edit(user, second.name)
    main().getByText(`“${first.name}” için yazdıklarınız kaydedilmedi.`)
    await user.click(button('Geri al'))
    expect([field('Başlık').value, field('İçerik').value]).toEqual([first.name, 'Yarım kalan'])
    await user.click(button('Düzenlemeyi İptal Et'))
    expect(title()).toHaveTextContent('Yeni yazı')
    expect(field('Başlık')).toHaveValue('')
    await user.click(button('Geri al'))
    await saveAndCheckRow(user, first.name)
    expect(await readItem(first.path)).toMatchObject({ content: 'Yarım kalan' })
  })
})

it('an earlier text can be compared and put into the form, Geri al restores the typed text, and saving stores the earlier text', async () => {
  const name = unique('Onceki')
  const item = await addWithPicture(session.token, 'blog', {
    title: name,
    content: 'İlk metin burada.',
    summary: 'Özet',
  })
  const body = formOf({ title: name, content: 'İkinci metin burada.' })
  await fetchJson(session.token, 'PUT', `/api/BlogPosts/${item.id}`, body)
  const { user } = await open('blog')
  expect(screen.queryByRole('button', { name: 'Önceki hâlleri' })).toBeNull()
  await edit(user, name)
  fill('İçerik', 'Yarım kalan metin')
  button('Önceki hâlleri').focus()
  await user.keyboard('{Enter}')
  const versions = () => within(dialog()!)
  const version = await versions().findByText('İçerik, Özet')
  await user.click(version)
  const [earlierText, laterText] = await versions().findAllByRole('definition')
  expect([earlierText, laterText].map((definition) => definition!.textContent)).toEqual([
    'Bu hâlİlk metin burada.',
    'Sonrakiİkinci metin burada.',
  ])
  expect(earlierText!.querySelector('del')).toHaveTextContent('İlk')
  await user.click(versions().getByRole('button', { name: /^Bu hâle getir/ }))
  expect(dialog()).toBeNull()
  await waitFor(() => expect(title().firstElementChild).toHaveFocus())
  expect([field('İçerik').value, field(/^Özet/).value, hasUnsavedChanges()]).toEqual([
    'İlk metin burada.',
    'Özet',
    true,
  ])
  await user.click(button('Geri al'))
  expect(field('İçerik')).toHaveValue('Yarım kalan metin')
  await user.click(button('Geri al'))
  expect(field('İçerik')).toHaveValue('İlk metin burada.')
  const { slug, imageUrl, publishedAt } = item
  await saveAndCheckRow(user, name)
  const storedPost = await readItem(`/api/BlogPosts/${slug}`)
  expect(storedPost).toMatchObject({ content: 'İlk metin burada.', summary: 'Özet', slug, imageUrl, publishedAt })
})
