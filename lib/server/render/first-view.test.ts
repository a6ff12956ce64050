import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { withFirstView, type FirstView } from './first-view'

const SHEET = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>'
const PAGE =
  `<html><head>${SHEET}` +
  '<link rel="preload" as="script" fetchPriority="low" href="/c.js"/><script src="/a.js" async=""></script>' +
  '<script>theme()</script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>Metin</p><script>$RT=1</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script><script src="/c.js" id="_R_" async=""></script></body></html>'

const KNOWN: FirstView = { pageRules: () => 'p{color:red}', isCounted: false }
const firstView = (more: Partial<FirstView> = {}) => withFirstView(PAGE, { ...KNOWN, ...more })

type Added = {
  rel?: string
  src?: string
  href?: string
  async?: boolean
  fetchPriority?: string
  onload?: () => void
  onerror?: () => void
}

function runStarter(html: string) {
  const listeners = new Map<string, (event?: object) => void>()
  const added: Added[] = []
  const dataset: Record<string, string> = {}
  const idle: (() => void)[] = []
  const timers: { start: () => void; ms?: number }[] = []
  const starter = html.slice(html.lastIndexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'))
  runInNewContext(starter, {
    document: {
      createElement: () => ({ setAttribute: () => {} }),
      head: { append: (element: Added) => added.push(element) },
      documentElement: { dataset },
    },
    requestIdleCallback: (run: () => void) => idle.push(run),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    setTimeout: (start: () => void, ms?: number) => timers.push({ start, ms }),
    requestAnimationFrame: (paint: () => void) => paint(),
    navigator: {},
  })
  return {
    listeners,
    dataset,
    idle,
    timers,
    fetched: () =>
      added.flatMap(({ rel, href, fetchPriority }) => (rel === 'preload' ? `${href} ${fetchPriority}` : [])),
    run: () => added.flatMap(({ src }) => src ?? []),
    scripts: () => added.filter(({ src }) => src),
    arrive: (name: string) =>
      added.find(({ rel, src, href }) => rel !== 'preload' && name === (src ?? href))!.onload!(),
    sheets: () => added.filter(({ rel }) => rel === 'stylesheet'),
    runTimers: () => timers.splice(0).forEach(({ start }) => start()),
  }
}

const FETCHED = ['/a.js low', '/c.js low']
const BOTH = ['/a.js', '/c.js']

function press({ held = true, form }: { held?: boolean; form?: { valid: boolean } } = {}) {
  const attributes = new Set<string>()
  const control = {
    clicks: 0,
    form: form && { checkValidity: () => form.valid },
    attributes,
    click: () => void control.clicks++,
    setAttribute: (name: string) => void attributes.add(name),
    removeAttribute: (name: string) => void attributes.delete(name),
  }
  const event = {
    // e2e/browser/first-press.spec.ts covers presses that the starter answers itself.
    target: { closest: (selector: string) => (held && selector.startsWith('button') ? control : null) },
    prevented: false,
    preventDefault: () => void (event.prevented = true),
    stopPropagation: () => {},
  }
  return { control, event }
}

const started = () => runStarter(firstView())

it.each([
  ['load', 2500],
  ['pointerdown', 300],
])('scripts are fetched at low priority after %s, and run %i ms later', (event, ms) => {
  const { listeners, timers, fetched, run, runTimers, arrive } = started()
  expect(fetched()).toEqual([])
  listeners.get(event)!()
  expect([fetched(), run(), timers[0]!.ms]).toEqual([FETCHED, [], ms])
  runTimers()
  expect(run(), 'the sheet comes first').toEqual([])
  arrive('/a.css')
  expect(run()).toEqual(BOTH)
})

it('the data of a page is loaded before the scripts that read it', () => {
  const { listeners, fetched, run, runTimers, arrive } = runStarter(firstView({ keepData: () => '/data.js' }))
  listeners.get('load')!()
  arrive('/a.css')
  runTimers()
  expect([fetched(), run()]).toEqual([['/data.js low', ...FETCHED], ['/data.js']])
  arrive('/data.js')
  expect(run()).toEqual(['/data.js', ...BOTH])
})

it.each(['/a.css', '/data.js'])('without %s no script runs, and no press is held', (lost) => {
  const page = runStarter(firstView({ keepData: () => '/data.js' }))
  page.listeners.get('load')!()
  page.runTimers()
  const [other] = ['/a.css', '/data.js'].filter((name) => name !== lost)
  page.arrive(other!)
  const all = [...page.sheets(), ...page.scripts()]
  all.find(({ src, href }) => (src ?? href) === lost)!.onerror!()
  const { event } = press()
  page.listeners.get('click')!(event)
  expect([page.run(), event.prevented]).toEqual([['/data.js'], false])
})

it('what is below the first view is laid out as soon as the browser is idle, before any script runs', () => {
  const { idle, dataset, run } = started()
  expect(dataset).toEqual({})
  for (const act of idle) act()
  expect([dataset, run()]).toEqual([{ painted: '' }, []])
})

it.each(['hydrated', 'error'])('a held press is released to its control, and no later one is held: %s', (end) => {
  const { listeners, runTimers, scripts, arrive } = started()
  const { control, event } = press()
  listeners.get('click')!(event)
  arrive('/a.css')
  runTimers()
  expect([event.prevented, control.clicks, ...control.attributes]).toEqual([true, 0, 'aria-busy'])
  if (end === 'hydrated') listeners.get('hydrated')!()
  else scripts()[1]!.onerror!()
  expect([control.clicks, control.attributes.size]).toEqual([1, 0])
  const again = press()
  listeners.get('click')?.(again.event)
  expect(again.event.prevented).toBe(false)
})

it('a page keeps its own rules, its inline scripts and those for old browsers, and the sheet for browsers without scripts', () => {
  const html = firstView()
  expect(html).not.toMatch(/<script src="\/[ac]\.js"|<link rel="preload"/)
  expect(html).toContain('<script>theme()</script><script src="/old.js" noModule=""></script>')
  expect(html).toContain(`<style>p{color:red}</style><noscript>${SHEET}</noscript></head>`)
  expect(html).toContain('<p>Metin</p><script>$RT=1</script><script>(self.__next_f')
  expect(withFirstView('<body>503</body>', KNOWN)).toBe('<body>503</body>')
})

it('a page is painted with its header, and its fonts are fetched after what it shows without them', () => {
  const pageRules = () => '@font-face{src:url(/_next/static/media/barlow-400.a.woff2)}'
  const html = withFirstView(PAGE.replace('<p>', '<p id="menu">'), { ...KNOWN, pageRules })
  expect(html).toContain('<link rel="expect" href="#menu" blocking="render"/><style>')
  expect(html).toMatch(
    /<link rel="preload" href="\/_next\/static\/media\/barlow-400\.a\.woff2" as="font" type="font\/woff2" crossorigin=""\/><script>\(function pageStarter/,
  )
  expect(firstView()).not.toContain('expect')
})

it('a page whose sheet is unknown keeps it', () => {
  expect(firstView({ pageRules: () => null })).toContain(`<head>${SHEET}`)
})

it('the data of a kept page is moved out of it whole and in order', () => {
  const kept: string[] = []
  const html = firstView({ keepData: (script) => `/${kept.push(script)}.js` })
  expect(kept).toEqual(['(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a"])'])
  expect(html).toContain('<p>Metin</p><script>$RT=1</script><script>(function pageStarter(')
})

it('a counted page has the view counter after the starter, and both run', () => {
  const html = firstView({ isCounted: true })
  expect(html.match(/sendBeacon/g)).toHaveLength(1)
  expect(firstView()).not.toContain('sendBeacon')
  const { listeners } = runStarter(html)
  expect([...listeners.keys()]).toEqual(expect.arrayContaining(['pointerdown', 'navigated']))
})
