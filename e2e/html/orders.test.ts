import { describe, expect, test } from 'vitest'
import { type HtmlPage, newSlug, type HtmlPart, readPage, readUntil, useContent } from '../support/screens/html'
import { newAddressHeader, signIn, visit } from '../support/calls/http'
import { newPicture } from '../support/images'
import { sharedSite } from '../support/servers/shared-site'
import { ordersOf, pathOf } from '../support/calls/site-orders'
import { FIELD_LABELS } from '../support/calls/contact-form'
import type { OrderJson } from '@/lib/orders/order/output'

// The customer's page, the form that requests the tracking link, and the contact page, without scripts.

const content = useContent()
const { token } = await signIn(sharedSite(), await content.addAdministrator())
const orders = ordersOf(sharedSite().url, token!, newAddressHeader())

/** Headers that a browser sends with a form of a page whose policy is no-referrer. */
const WITHOUT_REFERRER = { origin: 'null' }

/** Submits a form without photos as a browser without scripts does. Returns the resulting page. */
async function post(path: string, fields: Record<string, string>): Promise<HtmlPage> {
  const originHeader = path.startsWith('/is-emri') ? WITHOUT_REFERRER : { origin: sharedSite().url }
  const page = await readPage(path, { method: 'POST', body: new URLSearchParams(fields), headers: originHeader })
  return page.status === 303 ? readPage(page.headers.get('location')!) : page
}

const decide = (path: string, decision: string, fields: Record<string, string> = {}) =>
  post(path, { quoteVersion: '1', decision, name: 'Sevgi Taşkıran', note: '', ...fields })
const headings = (page: HtmlPage) => page.main.texts('h3')
const decisionButtons = (page: HtmlPage) => page.main.texts('button').filter((text) => /Onayl/.test(text))
const valueOf = (page: HtmlPart, name: string) => {
  const field = page.one(`input[name=${name}], textarea[name=${name}]`)
  return field.tag === 'textarea' ? field.raw : (field.attr('value') ?? '')
}

describe('the customer’s page', () => {
  test('shows the device, the steps with their times and the messages from staff', async () => {
    const order = await orders.add({ companyName: 'Tunçel Ambalaj', serialNumber: '24031187' })
    await orders.step(order.id, 2, { text: 'Ölçüme başladık.' })
    await orders.quote(order.id)
    const { heading, main } = await readPage(pathOf(order))
    expect(heading).toBe(`İş emri ${order.number}: Teklifimiz hazır`)
    for (const text of ['YS2-40A-4HP', '24031187', 'Tunçel Ambalaj']) expect(main.named('Cihaz').text).toContain(text)
    const steps = main.named('Cihazınız nerede').all('li')
    expect(steps.map(({ text }) => text.slice(0, 3))).toEqual(['TP1', 'TP2', 'TP3', 'TP4', 'TP5', 'TP6'])
    expect(steps.flatMap((step) => step.all('time'))).toHaveLength(3)
    expect(main.named('Servisten size').text).toContain('Ölçüme başladık.')
  })

  test('says in its papers that the device passed its load test', async () => {
    const order = await orders.addApproved()
    await orders.step(order.id, 5)
    const reading = { what: 'Çıkış akımı', nominal: '12', measured: '11,9', unit: 'A' }
    const record = {
      load: 'Direnç yükü',
      durationMin: 30,
      ambient: 240,
      instrument: 'Pens ampermetre',
      calibratedOn: '',
    }
    for (const passed of [false, true]) {
      await orders.call('PUT', `/${order.id}/load-test`, { ...record, rows: [{ ...reading, passed }] })
      await orders.call('POST', `/${order.id}/load-test/sign`)
    }
    const papers = (await readPage(pathOf(order))).main.named('Belgeler').texts('li')
    expect(papers.slice(0, 2)).toEqual([
      expect.stringMatching(/^Test tutanağı 2\d.*, geçti/),
      expect.stringMatching(/^Test tutanağı\d(?!.*geçti)/),
    ])
  })

  test('is the same for a changed token as for an unknown token, except for the token itself', async () => {
    const path = pathOf(await orders.add())
    const changedPath = path.replace(/\/(.)(?=[^/]+$)/, (_, first) => (first === 'A' ? '/B' : '/A'))
    const pages: string[][] = []
    for (const address of [changedPath, '/is-emri/AAAAAAAAAAAAAAAAAAAAAA', changedPath]) {
      const { status, headers, html, heading } = await readPage(address)
      expect([status, headers.get('cache-control'), heading]).toEqual([404, 'no-store', 'İş Emri Bulunamadı'])
      // The page contains its own address and nothing else about the token. The order of the router's data, of the head's
      // elements and of the scripts' addresses varies, so the parts are compared sorted.
      const markup = html.replaceAll(/<script>self\.__next_f.*?<\/script>/gs, '')
      const parts = markup.replaceAll(address.split('/').at(-1)!, '*').split(/(?=<)|[,[\]]/)
      pages.push(parts.toSorted())
    }
    expect(pages[1]).toEqual(pages[0])
    expect(pages[2]).toEqual(pages[0])
  })

  test('answers 410 if the order was closed long ago', async () => {
    const order = await orders.add()
    await orders.step(order.id, 1, { state: 'cancelled' })
    await content.db.workOrder.update({ where: { id: order.id }, data: { closedAt: new Date('2020-01-01') } })
    const page = await readPage(pathOf(order))
    expect([page.status, page.heading]).toEqual([410, 'Bu takip bağlantısının süresi doldu.'])
  })

  test('is hidden from caches, search engines and other sites', async () => {
    const order = await orders.addQuoted()
    const page = await readPage(pathOf(order))
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect([page.meta('robots'), page.meta('referrer')]).toEqual(['noindex, nofollow', 'no-referrer'])
    expect(page.all('link[rel=canonical], script[type="application/ld+json"]')).toEqual([])
    for (const file of ['/sitemap.xml', '/robots.txt'])
      expect((await visit(sharedSite().url + file)).text).not.toContain('is-emri')
    const response = await readPage(pathOf(order), { headers: { rsc: '1' } })
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
  })

  test.each<[string, string, (order: OrderJson) => Promise<unknown>]>([
    [
      'Süresi doldu',
      'Bu teklifin süresi doldu. Yeni teklif isteyin.',
      ({ id: workOrderId }) =>
        content.db.quote.updateMany({ where: { workOrderId }, data: { validUntil: new Date('2020-01-01') } }),
    ],
    ['Karar verilmedi', 'Bu teklif için şu anda karar beklenmiyor.', ({ id }) => orders.step(id, 2)],
  ])('offers no decision on a quote that is not awaiting one, and says why: %s', async (title, words, change) => {
    const order = await orders.addQuoted()
    await change(order)
    const page = await readPage(pathOf(order))
    expect(headings(page)).toContain(title)
    expect(page.main.text).toContain(words)
    expect(decisionButtons(page)).toEqual([])
  })
})

test('an approved order shows its expected date and the bank account to pay to', async () => {
  const iban = 'TR450999900000000012345601'
  const accounts = [{ bank: 'Örnek Bankası', holder: 'Ölçev Ltd. Şti.', iban, currency: 'TRY' }]
  await content.db.setting.create({ data: { section: 'bank', value: { accounts } } })
  try {
    const page = await readPage(pathOf(await orders.addApproved()))
    expect(page.main.texts('dt')).toEqual(expect.arrayContaining(['Hedef', 'Onaylanan tutar, KDV dahil', 'Şimdi']))
    const payment = page.main.named('Ödeme')
    for (const text of ['TR45 0999 9000 0000 0012 3456 01', '22.200,00 TL', 'ödemeden önce arayın'])
      expect(payment.text).toContain(text)
  } finally {
    await content.db.setting.deleteMany({ where: { section: 'bank' } })
  }
})

describe('a decision without scripts', () => {
  test.each([
    ['approved', 'Onaylandı', 'Onayladınız'],
    ['declined', 'Onaylanmadı', 'Onaylamadınız'],
  ])('is recorded and stays on the page: %s', async (decision, title, words) => {
    const order = await orders.addQuoted()
    expect(decisionButtons(await readPage(pathOf(order)))).toEqual(['Onaylıyorum', 'Onaylamıyorum'])
    const nextPage = await decide(pathOf(order), decision, { note: 'Cuma gününe yetişsin.' })
    for (const page of [nextPage, await readPage(pathOf(order))]) {
      expect(headings(page)).toContain(title)
      expect(page.main.text).toContain(words)
      expect(page.main.text).toContain('Not: Cuma gününe yetişsin.')
      expect(decisionButtons(page)).toEqual([])
    }
  })

  test('on a quote that changed meanwhile is refused, and the page shows the new quote and keeps name and note', async () => {
    const order = await orders.addQuoted()
    await orders.quote(order.id, { amount: 2_200_000 })
    const page = await decide(pathOf(order), 'approved', { note: 'Cuma gününe yetişsin.' })
    expect(page.status).toBe(409)
    expect(page.main.text).toContain('Teklif siz bakarken değişti. Güncel teklifi görüp yeniden karar verin.')
    expect(page.main.text).toContain('26.400,00 TL')
    const values = ['name', 'note', 'quoteVersion'].map((name) => valueOf(page, name))
    expect(values).toEqual(['Sevgi Taşkıran', 'Cuma gününe yetişsin.', '2'])
    expect(decisionButtons(page)).toHaveLength(2)
  })
})

test('without scripts a refused photo is named with its reason, and the others are stored', async () => {
  const order = await orders.add()
  const body = new FormData()
  body.append('photos', await newPicture('etiket.png'))
  body.append('photos', new File(['bu bir resim değil'], 'bozuk.jpg', { type: 'image/jpeg' }))
  const page = await readPage(pathOf(order), { method: 'POST', body, headers: WITHOUT_REFERRER })
  expect(page.main.text).toContain('1 fotoğraf eklenemedi.')
  expect(page.main.text).toMatch(/bozuk\.jpg: \S/)
  expect(page.main.values('img[alt="Sizin fotoğrafınız"]', 'alt')).toHaveLength(1)
})

describe('the form that requests the tracking link, without scripts', () => {
  const SENT = 'Bilgiler bir iş emriyle eşleşiyorsa takip bağlantısını e-posta adresinize gönderdik.'
  const linkRequest = { number: '2026-0042', email: 'bakim@tuncel.example' }

  test('does not reveal whether an order matches', async () => {
    const { number } = await orders.add()
    for (const fields of [linkRequest, { number, email: 'bakim@tuncel.example' }])
      expect((await post('/takip', fields)).main.text).toContain(SENT)
  })

  test('reports a wrong number and keeps the typed text', async () => {
    const page = await post('/takip', { ...linkRequest, number: '42' })
    const field = page.one('input[name=number]')
    expect([page.status, field.attr('value'), field.attr('autofocus')]).toEqual([400, '42', ''])
    const descriptionIds = field.attr('aria-describedby')!.split(' ')
    expect(descriptionIds.flatMap((id) => page.texts(`[id="${id}"]`)).join(' ')).toContain(
      'İş emri numarasını yıl ve sıra ile yazın: 2026-0042',
    )
    expect(valueOf(page, 'email')).toBe(linkRequest.email)
  })
})

describe('the contact page', () => {
  test('has the form İş Emri Formu, each field with its label and type, and says which are required', async () => {
    const form = (await readPage('/iletisim')).main.named('İş Emri Formu', 'form')
    const textField = { type: 'text', rows: undefined }
    const fields = Object.entries(FIELD_LABELS).map(([name, label]) => {
      const field = form.one(`input[name=${name}], textarea[name=${name}]`)
      const isRequired = field.attr('required') !== undefined
      expect(form.one(`label[for=${field.attr('id')}]`).text).toBe(`${label}${isRequired ? '' : ' (isteğe bağlı)'}`)
      expect(valueOf(form, name)).toBe('')
      return { name, type: field.attr('type'), rows: field.attr('rows'), isRequired }
    })
    expect(fields).toEqual([
      { ...textField, name: 'contactPerson', isRequired: true },
      { ...textField, name: 'companyName', isRequired: false },
      { ...textField, name: 'phone', type: 'tel', isRequired: true },
      { ...textField, name: 'email', type: 'email', isRequired: true },
      { ...textField, name: 'deviceBrand', isRequired: false },
      { ...textField, name: 'deviceModel', isRequired: false },
      { name: 'problemDescription', type: undefined, rows: '5', isRequired: true },
    ])
    expect(form.all('input[type=checkbox]')).toEqual([])
  })

  test('shows phone, email, WhatsApp, address and a map that loads only on request', async () => {
    const { main } = await readPage('/iletisim')
    expect(main.hrefOf('+90 (212) 555 01 23')).toBe('tel:+902125550123')
    expect(main.hrefOf('servis@ornek.example')).toBe('mailto:servis@ornek.example')
    expect(main.hrefOf('+90 (500) 000 00 00')).toMatch(/^https:\/\/wa\.me\/905\d{9}\?text=/)
    expect(main.hrefOf('Yol tarifi')).toMatch(/^https:\/\/www\.openstreetmap\.org\/directions/)
    expect(main.text).toContain('Örnek Sanayi Sitesi, 12. Blok No: 4')
    const map = main.one('details iframe')
    expect([map.attr('title'), map.attr('loading')]).toEqual(["Ölçev'in haritadaki yeri", 'lazy'])
  })
})

describe('the contact form of a fault', () => {
  const FAULT = {
    brand: 'Deneme',
    series: 'T7',
    title: 'Frenleme direnci kopuk',
    checks: ['Direnç ısınıyor mu?', 'Klemens gevşek mi?', 'Kabloda kesik var mı?'],
  }
  async function addFault(fields: object = {}) {
    const code = `AL${String(Math.random()).slice(2, 8)}`
    const slug = newSlug('deneme-t7')
    await content.addFault({ ...FAULT, slug, code, ...fields })
    return { slug, code, address: `/iletisim?ariza=${slug}&k=1&k=3` }
  }
  const descriptionOf = (code: string) =>
    `${code}: frenleme direnci kopuk.\n\nBaktığımız: Direnç ısınıyor mu?\nGördüğümüz: \n\nBaktığımız: Kabloda kesik var mı?\nGördüğümüz: `
  const formValues = (page: HtmlPage) =>
    ['deviceBrand', 'deviceModel', 'problemDescription'].map((name) => valueOf(page.main, name))

  test('is filled from the fault and its ticked checks, and is not indexed', async () => {
    const { slug, code, address } = await addFault()
    const page = await readUntil(address, ({ main }) => main.text.includes('Şu arıza için:'))
    expect(formValues(page)).toEqual(['Deneme', 'T7', descriptionOf(code)])
    expect(page.main.values('form [role=img]', 'aria-label')).toEqual([`Göstergede ${code} yazıyor`])
    expect(page.main.values('form a[href^="/ariza-kodlari"]', 'href')).toEqual([`/ariza-kodlari/${slug}`])
    expect(page.main.hrefOf(`Kaldır: ${code} arızası`)).toBe('/iletisim')
    expect(page.meta('robots')).toBe('noindex')
    expect(page.one('link[rel=canonical]').attr('href')).toMatch(/\/iletisim$/)
  })

  test('is empty for a hidden fault and for an invalid code', async () => {
    const draft = await addFault({ isDraft: true })
    for (const address of [draft.address, '/iletisim?kod=%00']) {
      const page = await readPage(address)
      const results = [page.status, ...formValues(page), page.main.text.includes('Kaldır')]
      expect([address, ...results]).toEqual([address, 200, '', '', '', false])
    }
  })
})
