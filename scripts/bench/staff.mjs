import { openBrowser } from './browser.mjs'
import { inTurns, signIn } from './support.mjs'

const ROUNDS = 25
const WARM_UPS = 3
/** Fewer, because a page takes longer than a call. */
const PANEL_ROUNDS = 7

const ROW = 'main [id^="kayit-"]'

/** Lists of the panel, each with the selector of its rows. */
const LISTS = {
  Mesajlar: ['/admin/mesajlar', 'main li'],
  Blog: ['/admin/blog', ROW],
  Referanslar: ['/admin/referanslar', ROW],
  Hizmetler: ['/admin/hizmetler', ROW],
  'Arıza Kodları': ['/admin/ariza-kodlari', ROW],
}

/** Measures the milliseconds from opening a list of the panel until its first row is visible. */
export async function measurePanel(sites, chromiumPath) {
  const browser = await openBrowser(chromiumPath)
  try {
    const sides = {}
    for (const [name, { origin }] of Object.entries(sites)) {
      const context = await browser.newContext()
      const { token, cookie } = await signIn(origin)
      await context.addInitScript((value) => localStorage.setItem('authToken', value), token)
      await context.addCookies([{ url: origin, name: 'admin_session', value: cookie }])
      sides[name] = { origin, context }
    }
    return await inTurns(sides, LISTS, PANEL_ROUNDS, async ({ origin, context }, [path, row]) => {
      const page = await context.newPage()
      const start = performance.now()
      await page.goto(origin + path)
      await page.locator(row).first().waitFor()
      const ms = performance.now() - start
      await page.close()
      return { ms }
    })
  } finally {
    await browser.close()
  }
}

const daysAgo = (days) => new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10)

/** The most frequent reads of staff. ORDER is replaced by the id of a work order. */
const READS = {
  'İlk sayfa ve sayılar': ['/api/WorkOrders?state=open&page=1&pageSize=50', '/api/WorkOrders/counts'],
  'Bütün işler, ilk sayfa': ['/api/WorkOrders?page=1&pageSize=50'],
  'Arama: seri numarası': ['/api/WorkOrders?q=sn-00042&page=1&pageSize=50'],
  'Arama: sık geçen sözcük': ['/api/WorkOrders?q=yumaro&page=1&pageSize=25'],
  'Cihaz: seri numarası, başka yazılış': ['/api/WorkOrders/device?serialNumber=sn%2000042'],
  'Cihaz: seri numarası ve marka': ['/api/WorkOrders/device?serialNumber=Sn.00042&deviceBrand=VEKTRAL'],
  'Arama: bulunmayan': ['/api/WorkOrders?q=bulunmaz&page=1&pageSize=50'],
  'Rapor: bir yıl': [`/admin/rapor?donem=aralik&bas=${daysAgo(364)}&son=${daysAgo(0)}`],
  'Bir iş emri': ['/api/WorkOrders/ORDER'],
  'Muhasebe: ilk sayfa ve sayılar': ['/api/Billing?page=1&pageSize=50', '/api/Billing/counts'],
  'Muhasebe: ödenmiş, tutara göre': ['/api/Billing?filter=paid&sort=amount&page=1&pageSize=50'],
  'Parçalar: ilk sayfa ve sayılar': ['/api/Parts?page=1&pageSize=50', '/api/Parts/counts'],
  'Parçalar: ada göre': ['/api/Parts?sort=name&page=1&pageSize=50'],
}

/** What staff book: the address and body of a call. Each call uses another order. */
const BOOKINGS = {
  'Yaz: parça hareketi': ({ part }) => [`Parts/${part}/movements`, { kind: 'in', quantity: 1000, reason: 'Deneme' }],
  'Yaz: ödeme': ({ order, day }) => [`Billing/orders/${order}/payments`, { day, amount: 5000, method: 'transfer' }],
  'Yaz: fatura': ({ order, day }) => {
    const number = `BNC${order.slice(0, 8).toUpperCase()}`
    return ['Billing/invoices', { number, day, orders: [{ id: order, amount: 5000 }] }]
  },
  'Yaz: iş emrinin notu': ({ order }) => [`WorkOrders/${order}/notes`, { text: 'Deneme' }],
}

const search = (text) => [`/api/Panel/Search?q=${encodeURIComponent(text)}`]

/** What staff type into the search of the panel. */
const SEARCHES = {
  'Ara: iş emri, sıra no': search('9'),
  'Ara: iş emri no': search('2019-10009'),
  'Ara: mesaj no': search('8E73-20AF'),
  'Ara: telefon': search('0532 079 19 00'),
  'Ara: seri no, çizgisiz': search('sn00042'),
  'Ara: yıldız': search('yıldız'),
  'Ara: firmanın üç harfi': search('tun'),
  'Ara: bulunmayan': search('bulunmaz'),
}

/** Measures the milliseconds of READS. Each site has an `order`, the id of a work order. */
export const measureOrders = (sites) => measureReads(sites, READS)

/** Measures the milliseconds of bookings. Each site has the id of a `part` and those of `deliveredOrders`. */
export const measureBookings = (sites) =>
  measureCalls(sites, BOOKINGS, ({ origin, part, deliveredOrders, headers }, booking) => {
    const [path, body] = booking({ part, order: deliveredOrders.pop(), day: daysAgo(0) })
    return call(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  })

/** Measures the milliseconds of searches in the panel. */
export const measureSearch = (sites) => measureReads(sites, SEARCHES)

const measureReads = (sites, reads) =>
  measureCalls(sites, reads, ({ origin, order, headers }, paths) =>
    Promise.all(paths.map((path) => call(origin + path.replace('ORDER', order), { headers }))),
  )

async function measureCalls(sites, subjects, callSite) {
  const measure = async (site, subject) => {
    const start = performance.now()
    await callSite(site, subject)
    return { ms: performance.now() - start }
  }
  return inTurns(await signInAll(sites), subjects, ROUNDS, measure, WARM_UPS)
}

/** Returns the sites, each with the headers of a session. */
async function signInAll(sites) {
  const sides = {}
  for (const [name, site] of Object.entries(sites))
    sides[name] = { ...site, headers: (await signIn(site.origin)).headers }
  return sides
}

async function call(url, options) {
  const response = await fetch(url, options)
  await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
}
