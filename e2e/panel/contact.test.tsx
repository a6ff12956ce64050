import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ContactView } from '@/components/contact/contact-view'
import { prefillOfText } from '@/components/contact/prefill'
import type { FilledForm } from '@/components/contact/read-prefill'
import { newPicture } from '../support/images'
import {
  UNAVAILABLE,
  breakCalls,
  findAlert,
  holdCalls,
  loseResponses,
  openSignedOut,
  refuseCalls,
  useContent,
  write,
} from '../support/screens/panel'
import { type ContactField, FORM_FIELDS } from '@/components/contact/fields'
import { messageNumber } from '@/lib/contact/message-number'
import { FIELD_LABELS, type MessageValues, messageValues, SEND_LABEL, THANKS } from '../support/calls/contact-form'

const content = useContent()
const SEND = 'POST /api/ContactMessages'
const PHOTOS = /^POST \/api\/ContactMessages\/[^/]+\/photos$/
const NAMES = Object.keys(FIELD_LABELS) as (keyof MessageValues)[]
const SEND_BUTTON = new RegExp(`^${SEND_LABEL}`)

const open = (prefill: FilledForm | null = null, fields: readonly ContactField[] = FORM_FIELDS): UserEvent =>
  openSignedOut(
    <ContactView
      fields={fields}
      formPath="/iletisim"
      outcome={null}
      noticeVersion={2}
      prefill={prefill}
      channel={{ words: 'WhatsApp’tan', href: 'https://wa.me/905000000000?text=Mesaj%20no%20' }}
      title=""
      info=""
      privacy=""
      afterSending={{ text: THANKS, title: '', facts: false, info: '', next: '' }}
    />,
    '/iletisim',
  )

const field = (name: keyof MessageValues) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${FIELD_LABELS[name]}`))
const formValues = () => Object.fromEntries(NAMES.map((name) => [name, field(name).value])) as MessageValues
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: SEND_BUTTON }))
const findText = (text: string | RegExp) => screen.findByText(text)
const picker = () => screen.getByLabelText(/^Etiketin ve arızalı yerin fotoğrafı/)
const row = async (name: string) => (await screen.findByText(name)).closest('li')!
const pictures = (...names: string[]) => Promise.all(names.map((name) => newPicture(name)))

const fill = (values: Partial<MessageValues>) =>
  NAMES.forEach((name) => values[name] !== undefined && write(field(name), values[name]))

it('the required fields are enough, and the form is empty afterwards', async () => {
  const values = messageValues({ companyName: '', deviceBrand: '', deviceModel: '' })
  const user = open()
  fill(values)
  await send(user)
  await findText(THANKS)
  expect(Object.values(formValues()).join('')).toBe('')
  const [message] = await content.messagesFrom(values.email)
  expect(message).toMatchObject(values)
  await findText(messageNumber(message!.id))
})

it('the confirmation shows an additional field under its label', async () => {
  const control = { name: 'serialNumber', label: 'Seri Numarası', required: false, optional: true }
  const user = open(null, [...FORM_FIELDS, { isLong: false, hasFixedPlace: false, control }])
  fill(messageValues())
  write(screen.getByLabelText(/^Seri Numarası/), 'AX9-60218')
  await send(user)
  expect((await findText('AX9-60218')).previousSibling).toHaveTextContent('Seri Numarası')
})

it('the form asks once whether a phone number that is too short is right, and the second press sends it', async () => {
  const values = messageValues({ phone: '0532 555' })
  const user = open()
  fill(values)
  await send(user)
  await findText('Numara eksik görünüyor: 7 rakam var.')
  await waitFor(() => expect(field('phone')).toHaveFocus())
  expect(field('phone')).toHaveAccessibleDescription(/^Numara eksik görünüyor: 7 rakam var\. Doğruysa böyle kalsın/)
  expect(field('phone')).not.toHaveAttribute('aria-invalid')
  await user.type(field('phone'), ' 01')
  expect(screen.queryByText(/^Numara eksik görünüyor/)).toBeNull()
  await send(user)
  await findText(THANKS)
  expect(await content.messagesFrom(values.email)).toMatchObject([{ phone: '0532 555 01' }])
})

it('errors are shown on their fields, the first invalid field is focused, and no text is lost', async () => {
  const user = open()
  await send(user)
  await waitFor(() => expect(field('contactPerson')).toHaveFocus())
  const invalidFields = () => NAMES.filter((name) => field(name).getAttribute('aria-invalid') === 'true')
  expect(invalidFields()).toEqual(['contactPerson', 'phone', 'email', 'problemDescription'])
  expect(field('phone')).toHaveAccessibleDescription(/^Telefon numaranızı yazın\./)
  const values = messageValues({ phone: '   ', email: 'bakim@' })
  fill(values)
  await send(user)
  await waitFor(() => expect(field('phone')).toHaveFocus())
  expect(invalidFields()).toEqual(['phone', 'email'])
  expect(field('email')).toHaveAccessibleDescription(/^E-posta adresinizi ad@firma\.com biçiminde yazın\./)
  expect(formValues()).toEqual(values)
})

it('pressing the button twice sends the message once', async () => {
  const values = messageValues()
  const user = open()
  fill(values)
  const heldCalls = holdCalls(SEND)
  const button = screen.getByRole('button', { name: SEND_BUTTON })
  // Two presses before React disables the button.
  button.click()
  button.click()
  await waitFor(() => expect(button).toBeDisabled())
  expect(button).toHaveTextContent('Gönderiliyor')
  expect(button.querySelector('svg')).not.toBeNull()
  await user.type(field('phone'), '{Enter}')
  await waitFor(() => expect(heldCalls.heldCount()).toBe(1))
  heldCalls.release()
  await findText(THANKS)
  expect(await content.messagesFrom(values.email)).toHaveLength(1)
})

it.each([
  ['a lost response', () => loseResponses(SEND), 'Sunucuya ulaşılamadı.'],
  ['a failure', () => refuseCalls(SEND), UNAVAILABLE],
])(
  'after %s the form shows the reason and keeps the texts, and a retry stores the message once',
  async (_, fail, reason) => {
    const values = messageValues()
    const user = open()
    fill(values)
    const restore = fail()
    await send(user)
    await findAlert(`Mesaj gönderilirken bir hata oluştu: ${reason}`)
    restore()
    expect(formValues()).toEqual(values)
    await send(user)
    await findText(THANKS)
    expect(await content.messagesFrom(values.email)).toHaveLength(1)
  },
)

it('‘Kaldır’ clears only the prefilled fields that were not changed', async () => {
  const prefill = prefillOfText('AL166')
  const values = { ...prefill.values, deviceBrand: 'Deneme', deviceModel: 'T7' }
  const user = open({ ...prefill, values, line: 'Şu arıza için:' })
  expect(formValues()).toMatchObject(values)
  fill({ contactPerson: 'Işıl Öğütçü', deviceModel: 'T7-15A' })
  await user.click(screen.getByRole('link', { name: /^Kaldır: / }))
  expect(screen.queryByText('Şu arıza için:')).toBeNull()
  expect(location.pathname + location.search).toBe('/iletisim')
  const remaining = { contactPerson: 'Işıl Öğütçü', deviceBrand: '', deviceModel: 'T7-15A', problemDescription: '' }
  expect(formValues()).toMatchObject(remaining)
})

it('photos that lose the connection wait for it and are all sent when it is back', async () => {
  const values = messageValues()
  const user = open()
  fill(values)
  await user.upload(picker(), await pictures('etiket.png', 'klemens.png'))
  const restore = breakCalls(PHOTOS)
  await send(user)
  await findText('Bağlantı yok. 2 fotoğraf bekliyor.')
  expect(await row('klemens.png')).toHaveTextContent('Bağlantıyı bekliyor')
  await findText('2 fotoğraf bağlantıyı bekliyor')
  restore()
  await user.click(screen.getByRole('button', { name: 'Şimdi Dene' }))
  await findText('2 fotoğraf yüklendi.')
  expect(await content.photoCountFrom(values.email)).toBe(2)
})

it('a photo that the server refuses for now shows the reason and can be sent again', async () => {
  const values = messageValues()
  const user = open()
  fill(values)
  await user.upload(picker(), await pictures('etiket.png'))
  const restore = refuseCalls(PHOTOS)
  await send(user)
  await findText('Mesajınız elimizde; yalnız bu fotoğraf eksik. Bir saat içinde yeniden deneyebilirsiniz.')
  expect(await row('etiket.png')).toHaveTextContent(UNAVAILABLE)
  restore()
  await user.click(screen.getByRole('button', { name: 'Yeniden Dene: etiket.png' }))
  await findText('1 fotoğraf yüklendi.')
  expect(await content.photoCountFrom(values.email)).toBe(1)
})

it('a file that is not a picture, and a sixth photo, are refused with a message', async () => {
  const user = open()
  const report = new File(['x'], 'ariza-raporu.pdf', { type: 'application/pdf' })
  await user.upload(picker(), [...(await pictures('bir.png')), report])
  await findText('“ariza-raporu.pdf” eklenmedi: yalnız jpg, jpeg, png ve gif yüklenebilir.')
  await findText('1 fotoğraf seçildi, 4 tane daha ekleyebilirsiniz.')
  await user.upload(picker(), await pictures('2.png', '3.png', '4.png', '5.png', '6.png'))
  await findText('En çok 5 fotoğraf eklenebilir; fazlası alınmadı.')
  await findText('5 fotoğraf seçildi.')
  await user.click(await screen.findByRole('button', { name: '3.png: kaldır' }))
  await waitFor(() => expect(picker()).toHaveFocus())
  await findText('4 fotoğraf seçildi, 1 tane daha ekleyebilirsiniz.')
})
