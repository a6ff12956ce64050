import { openBrowser } from './browser.mjs'
import { inTurns, signIn } from './support.mjs'

const ROW = 'main [id^="kayit-"]'

/** Lists of the admin, and their rows. */
const LISTS = {
  Mesajlar: ['/admin/mesajlar', 'main li'],
  Blog: ['/admin/blog', ROW],
  Referanslar: ['/admin/referanslar', ROW],
  Hizmetler: ['/admin/hizmetler', ROW],
  'Arıza Kodları': ['/admin/ariza-kodlari', ROW],
}

/** Measures the milliseconds from opening a list of the admin until its first row shows. */
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
    return await inTurns(sides, LISTS, 7, async ({ origin, context }, [path, row]) => {
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

/** Returns the day so many days ago. */
const dayBefore = (days) => new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10)

/** The most frequent API reads about work orders. ORDER is replaced by an id. */
const READS = {
  'İlk sayfa ve sayılar': ['/api/WorkOrders?state=open&page=1&pageSize=50', '/api/WorkOrders/counts'],
  'Bütün işler, ilk sayfa': ['/api/WorkOrders?page=1&pageSize=50'],
  'Arama: seri numarası': ['/api/WorkOrders?q=sn-00042&page=1&pageSize=50'],
  'Arama: sık geçen sözcük': ['/api/WorkOrders?q=yumaro&page=1&pageSize=25'],
  'Cihaz: seri numarası, başka yazılış': ['/api/WorkOrders/device?serialNumber=sn%2000042'],
  'Cihaz: seri numarası ve marka': ['/api/WorkOrders/device?serialNumber=Sn.00042&deviceBrand=VEKTRAL'],
  'Arama: bulunmayan': ['/api/WorkOrders?q=bulunmaz&page=1&pageSize=50'],
  'Rapor: bir yıl': [`/admin/rapor?donem=aralik&bas=${dayBefore(364)}&son=${dayBefore(0)}`],
  'Bir iş emri': ['/api/WorkOrders/ORDER'],
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

/** Measures the milliseconds of reads about work orders. Each site has an `order`, the id of one. */
export const measureOrders = (sites) => measureReads(sites, READS)

/** Measures the milliseconds of searches in the panel. */
export const measureSearch = (sites) => measureReads(sites, SEARCHES)

async function measureReads(sites, reads) {
  const sides = {}
  for (const [name, site] of Object.entries(sites))
    sides[name] = { ...site, headers: (await signIn(site.origin)).headers }
  return inTurns(sides, reads, 25, async ({ origin, order, headers }, paths) => {
    const start = performance.now()
    const read = async (path) => {
      const answer = await fetch(origin + path.replace('ORDER', order), { headers })
      await answer.text()
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    }
    await Promise.all(paths.map(read))
    return { ms: performance.now() - start }
  })
}
