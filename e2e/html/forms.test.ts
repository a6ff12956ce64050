import { describe, expect, test } from 'vitest'
import { messageNumber } from '@/lib/contact/message-number'
import { damagedPicture, fileOf, newPictureFile, type PictureFile } from '../support/images'
import { type HtmlPart, newSlug, readPage, useContent } from '../support/screens/html'
import { formOf } from '../support/calls/http'
import { sharedSite } from '../support/servers/shared-site'
import { messageValues, THANKS } from '../support/calls/contact-form'

// Forms without scripts: the browser submits them, and the site responds with a complete page.

const content = useContent()

/** Submits the form of the contact page as a browser does. Returns the resulting page. */
function post(values: object, photos: PictureFile[] = [], origin = sharedSite().url, path = '/iletisim') {
  const body = formOf({ ...values, website: '' })
  for (const photo of photos) body.append('photos', fileOf(photo))
  return readPage(path, { method: 'POST', body, headers: { origin, referer: origin + path } })
}

const valuesIn = (form: HtmlPart) =>
  Object.fromEntries(
    form
      .all('input[name], textarea[name]')
      .map((field) => [field.attr('name'), field.tag === 'textarea' ? field.raw : field.attr('value')]),
  )
const messageForm = (page: HtmlPart) =>
  page.all('main form').find((form) => form.all('[name=problemDescription]').length)!

describe('a contact message without scripts', () => {
  test('is stored, and the response is a complete page with an empty form', async () => {
    const values = messageValues()
    const page = await post(values)
    expect([page.status, page.title]).toEqual([201, 'İletişim | Ölçev Endüstriyel Elektronik'])
    expect(page.main.text).toContain(THANKS)
    expect(page.footer.hrefOf('KVKK aydınlatma metni')).toBe('/kvkk')
    expect(valuesIn(messageForm(page)).contactPerson ?? '').toBe('')
    const [message] = await content.messagesFrom(values.email)
    expect(message).toMatchObject(values)
    expect(page.main.text).toContain(`Mesaj no${messageNumber(message!.id)}`)
  })

  test('with a phone number that is too short is sent back once for confirmation, and stored when it is sent again', async () => {
    const values = messageValues({ phone: '0532 555' })
    const page = await post(values)
    expect(page.status).toBe(200)
    const form = messageForm(page)
    expect(form.text).toContain('Numara eksik görünüyor: 7 rakam var.')
    expect(form.one('input[name=phone]').attr('aria-invalid')).toBeUndefined()
    expect(await content.messagesFrom(values.email)).toEqual([])
    expect((await post(valuesIn(form))).main.text).toContain(THANKS)
    expect(await content.messagesFrom(values.email)).toMatchObject([values])
  })

  test('is shown again with errors and its texts if it is invalid, and is not stored', async () => {
    const values = messageValues({ phone: '  ', problemDescription: 'Satır bir\n<b>satır iki</b> & "tırnak"' })
    const page = await post(values)
    expect(page.status).toBe(400)
    const form = messageForm(page)
    const phone = form.one('input[name=phone]')
    expect(phone.attr('aria-invalid')).toBe('true')
    const descriptionIds = phone.attr('aria-describedby')!.split(' ')
    expect(descriptionIds.map((id) => page.one(`#${id}`).text).join(' ')).toContain('Telefon numaranızı yazın.')
    const { phone: _, ...otherFields } = values
    expect(valuesIn(form)).toMatchObject(otherFields)
    expect(await content.messagesFrom(values.email)).toEqual([])
  })

  test('is refused from another site, and not stored', async () => {
    const values = messageValues()
    expect((await post(values, [], 'https://baska.example')).status).toBe(403)
    expect(await content.messagesFrom(values.email)).toEqual([])
  })

  test('is counted for the fault from which its form was opened', async () => {
    const key = `/ariza-kodlari/${newSlug('ariza')}`
    await post(messageValues(), [], sharedSite().url, `/iletisim?ariza=${key.split('/')[2]}`)
    const [row] = await content.db.siteCount.findMany({ where: { key } })
    expect(row).toMatchObject({ kind: 'sent', count: 1 })
  })

  test('includes its photos, and a refused photo is named', async () => {
    const values = messageValues()
    const page = await post(values, [await newPictureFile('etiket.png'), damagedPicture('bozuk.png')])
    expect(page.main.text).toContain(THANKS)
    expect(page.main.text).toContain('1 fotoğraf yüklendi')
    expect(page.main.text).toContain('bozuk.png: Görsel okunamadı: dosya bozuk veya eksik.')
    expect(await content.photoCountFrom(values.email)).toBe(1)
  })
})

describe('the search without scripts', () => {
  const search = (text: string) => readPage(`/ara?q=${encodeURIComponent(text)}`)

  test('a code typed without its dash or capitals finds its fault first', async () => {
    const page = await search('al 16')
    expect(page.title).toMatch(/^“al 16” için arama/)
    const [firstHit] = page.main.all('ol li')
    expect(firstHit!.text).toContain('Bu kod')
    expect(firstHit!.links[0]!.href).toMatch(/^\/ariza-kodlari\/.*al16/)
  })

  test('a search without hits links to the form with the code, and shows similar codes', async () => {
    const page = await search('AL166')
    expect(page.heading).toBe('“AL166” için sonuç yok')
    expect(page.main.text).toContain('AL16 ile başlayanlar')
    expect(page.main.hrefOf('Bu kod için teklif al')).toBe('/iletisim?kod=AL166')
  })

  test('a typing mistake is corrected, and the page says so', async () => {
    const page = await search('enkodr')
    expect(page.main.text).toMatch(/“enkodr” yerine “enkoder”.* arandı\./)
    expect(page.main.all('ol li').length).toBeGreaterThan(3)
  })
})
