import { PAGES } from '@/lib/site/pages'

/** A public page, for tests that visit all pages. */
export type PublicPage = { path: string; status: number; title: string; heading: string }

/** The main menu, as specified. */
export const MENU = Object.entries({
  'Ana Sayfa': '/',
  Kurumsal: '/kurumsal',
  Hizmetlerimiz: '/hizmetler',
  'Tamir Süreci': '/tamir-sureci',
  'Teknik Bilgi': '/teknik-bilgi',
  İletişim: '/iletisim',
}).map(([label, href]) => ({ label, href }))

export const SERVICE = { path: '/hizmetler/servo-surucu-tamiri', title: 'Servo Sürücü Tamiri' }
export const POST = {
  path: '/teknik-bilgi/24-v-beslemede-gerilim-dususu-nasil-aranir',
  title: '24 V beslemede gerilim düşüşü nasıl aranır?',
}

export const FAULT = {
  path: '/ariza-kodlari/yumaro-ys2-al16-servo-acilirken-asiri-akim',
  title: 'Servo açılırken aşırı akım',
  name: 'Yumaro AL16: Servo açılırken aşırı akım',
}

const pageOf = (path: string, heading: string, { title = heading, status = 200 } = {}): PublicPage => ({
  path,
  status,
  title: `${title} | Ölçev Endüstriyel Elektronik`,
  heading,
})

const HOME = {
  heading: 'Servo sürücünüzü bileşen düzeyinde onarıyoruz',
  title: 'Servo sürücü, PLC, inverter ve CNC kartı tamiri',
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  // The heading of a page is its label in the menus.
  ...PAGES.map(({ path, label }) => (path === '/' ? pageOf(path, HOME.heading, HOME) : pageOf(path, label))),
  pageOf(SERVICE.path, SERVICE.title),
  pageOf(POST.path, POST.title),
  pageOf(FAULT.path, FAULT.name),
  pageOf(
    '/ariza-kodlari/nordhel-n400-24-v-cikisi-bosta-dogru-yukte-dusuyor',
    'Nordhel: 24 V çıkışı boşta doğru, yükte düşüyor',
  ),
  pageOf('/ariza-kodlari/marka/yumaro', 'Yumaro arıza kodları'),
  pageOf('/ariza-kodlari/cihaz/servo-surucu-tamiri', 'Servo sürücü arıza kodları'),
  pageOf('/yok', 'Sayfa Bulunamadı', { status: 404 }),
  pageOf('/hizmetler/yok', 'Hizmet Bulunamadı', { status: 404 }),
  pageOf('/teknik-bilgi/yok', 'Blog Yazısı Bulunamadı', { status: 404 }),
  pageOf('/ariza-kodlari/yok', 'Arıza Bulunamadı', { status: 404 }),
  pageOf('/ariza-kodlari/marka/yumaro/harf/q', 'Arıza kodu yok', { status: 404 }),
  pageOf('/is-emri/yok', 'İş Emri Bulunamadı', { status: 404 }),
]

/** Pages that search engines index. */
export const INDEXED_PAGES = PUBLIC_PAGES.filter(({ path, status }) => status === 200 && path !== '/ara')
