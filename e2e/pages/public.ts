import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { PAGES } from '@/lib/site/pages'
import type { Content } from '../support/content'

/** A public page for checks of all pages. */
export type PublicPage = { path: string; status: number; title: string; heading: string }

/** A seeded service and post, as examples. */
export const SERVICE = { path: '/hizmetler/servo-surucu-tamiri', title: 'Servo Sürücü Tamiri' }
export const POST = {
  path: '/teknik-bilgi/24-v-beslemede-gerilim-dususu-nasil-aranir',
  title: '24 V beslemede gerilim düşüşü nasıl aranır?',
}

/** Seeded faults, with a code and without one, and lists of faults. */
export const FAULT = {
  path: '/ariza-kodlari/yumaro-ys2-al16-servo-acilirken-asiri-akim',
  title: 'Servo açılırken aşırı akım',
  name: 'Yumaro AL16: Servo açılırken aşırı akım',
}
export const FAULT_WITHOUT_CODE = {
  path: '/ariza-kodlari/nordhel-n400-24-v-cikisi-bosta-dogru-yukte-dusuyor',
  title: '24 V çıkışı boşta doğru, yükte düşüyor',
}
const BRAND_LIST = '/ariza-kodlari/marka/yumaro'
const DEVICE_LIST = '/ariza-kodlari/cihaz/servo-surucu-tamiri'

const pageOf = (path: string, heading: string, { title = heading, status = 200 } = {}): PublicPage => ({
  path,
  status,
  title: `${title} | Ölçev Endüstriyel Elektronik`,
  heading,
})

/** Headings of the pages that always exist. Leaving one out is a type error. */
const HEADINGS: Record<(typeof PAGES)[number]['path'], string> = {
  '/': 'Servo sürücünüzü bileşen düzeyinde onarıyoruz',
  '/kurumsal': 'Kurumsal',
  '/hizmetler': 'Hizmetlerimiz',
  '/ariza-kodlari': 'Arıza Kodları',
  '/tamir-sureci': 'Tamir Süreci',
  '/teknik-bilgi': 'Teknik Bilgi',
  '/iletisim': 'İletişim',
  '/ara': 'Arama',
  '/takip': 'İş emri takibi',
  '/kvkk': 'KVKK aydınlatma metni',
}
const HOME_TITLE = 'Servo sürücü, PLC, inverter ve CNC kartı tamiri'

/** One page of every kind. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...PAGES.map(({ path }) => pageOf(path, HEADINGS[path], path === '/' ? { title: HOME_TITLE } : {})),
  pageOf(SERVICE.path, SERVICE.title),
  pageOf(POST.path, POST.title),
  pageOf(FAULT.path, FAULT.name),
  pageOf(FAULT_WITHOUT_CODE.path, `Nordhel: ${FAULT_WITHOUT_CODE.title}`),
  pageOf(BRAND_LIST, 'Yumaro arıza kodları'),
  pageOf(DEVICE_LIST, 'Servo sürücü arıza kodları'),
  pageOf('/yok', 'Sayfa Bulunamadı', { status: 404 }),
  pageOf('/hizmetler/yok', 'Hizmet Bulunamadı', { status: 404 }),
  pageOf('/teknik-bilgi/yok', 'Blog Yazısı Bulunamadı', { status: 404 }),
  pageOf('/ariza-kodlari/yok', 'Arıza Bulunamadı', { status: 404 }),
  pageOf('/ariza-kodlari/marka/yumaro/harf/q', 'Arıza kodu yok', { status: 404 }),
  pageOf('/is-emri/yok', 'İş Emri Bulunamadı', { status: 404 }),
]

/** Pages that search engines index. */
export const INDEXED_PAGES = PUBLIC_PAGES.filter(({ path, status }) => status === 200 && path !== '/ara')

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path)
  await waitForHydration(page)
  return answer
}

/** Moves the pointer, which starts the deferred scripts, and waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
  await page.waitForFunction(() =>
    location.pathname.startsWith('/admin')
      ? Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
      : 'hydrated' in document.documentElement.dataset,
  )
}

/** Addresses of a page's scripts. */
export const SCRIPTS = '**/_next/static/chunks/*.js'

/** Holds scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(SCRIPTS, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Opens a page repeatedly until it shows a change, which may take a moment to arrive. */
export async function openUntilShown(page: Page, path: string, shown: (page: Page) => Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(shown(page)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await waitForHydration(page)
}

/** Waits until a site knows what tests before this one deleted, because it hears of changes in their order. */
export async function untilAnnounced(page: Page, content: Content): Promise<void> {
  const slug = randomUUID()
  await content.addService({ title: slug, slug })
  const isShown = async () => (await (await page.request.get('/hizmetler')).text()).includes(slug)
  await expect.poll(isShown, { message: 'the change is announced', timeout: 15_000 }).toBe(true)
}

/** Header of the page. */
export const header = (page: Page) => page.getByRole('banner')
export const mainMenu = (page: Page) => header(page).getByRole('navigation', { name: 'Ana menü' })
export const footer = (page: Page) => page.getByRole('contentinfo')
export const themeSwitch = (page: Page) => header(page).getByRole('button', { name: 'Temayı değiştir' })
export const main = (page: Page) => page.getByRole('main')

/** Returns the painted theme, by the lightness of the ground. */
export function shownTheme(page: Page): Promise<'light' | 'dark'> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(
      Number,
    )
    return red + green + blue > 384 ? 'light' : 'dark'
  })
}

/** Returns the stored theme. */
export function rememberedTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'))
}

/** Returns labels and addresses of an element's links, in order. */
export async function linksOf(area: Locator): Promise<{ label: string; href: string | null }[]> {
  return area
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({ label: (link.textContent ?? '').trim(), href: link.getAttribute('href') })),
    )
}

/** Returns the elements that stick out of the page sideways. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= wide && document.body.scrollWidth <= wide) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > wide + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
      .concat('scrolls sideways')
  })
}
