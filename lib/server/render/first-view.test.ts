import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { withFirstView, type FirstView } from './first-view'

const SHEET = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>'
const PAGE =
  `<html><head>${SHEET}` +
  '<link rel="preload" as="script" fetchPriority="low" href="/c.js"/><script src="/a.js" async=""></script>' +
  '<script>theme()</script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>Metin</p><script>$RT=1</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script><script src="/c.js" id="_R_" async=""></script></body></html>'

const DEFAULTS: FirstView = { pageRules: () => 'p{color:red}', isCounted: false }
const firstView = (overrides: Partial<FirstView> = {}) => withFirstView(PAGE, { ...DEFAULTS, ...overrides })

type AddedElement = Partial<
  Record<'rel' | 'src' | 'href' | 'fetchPriority', string> & Record<'onload' | 'onerror', () => void>
>

function runStarter(html: string) {
  const listeners = new Map<string, (event?: object) => void>()
  const addedElements: AddedElement[] = []
  const dataset: Record<string, string> = {}
  const idleCallbacks: (() => void)[] = []
  const timers: { start: () => void; ms?: number }[] = []
  const starter = html.slice(html.lastIndexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'))
  runInNewContext(starter, {
    document: {
      createElement: () => ({ setAttribute: () => {} }),
      head: { append: (element: AddedElement) => addedElements.push(element) },
      documentElement: { dataset },
    },
    requestIdleCallback: (start: () => void) => idleCallbacks.push(start),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    setTimeout: (start: () => void, ms?: number) => timers.push({ start, ms }),
    requestAnimationFrame: (paint: () => void) => paint(),
    navigator: {},
  })
  return {
    listeners,
    dataset,
    idleCallbacks,
    timers,
    fetched: () =>
      addedElements.flatMap(({ rel, href, fetchPriority }) => (rel === 'preload' ? `${href} ${fetchPriority}` : [])),
    executed: () => addedElements.flatMap(({ src }) => src ?? []),
    scripts: () => addedElements.filter(({ src }) => src),
    loadFile: (name: string) =>
      addedElements.find(({ rel, src, href }) => rel !== 'preload' && name === (src ?? href))!.onload!(),
    sheets: () => addedElements.filter(({ rel }) => rel === 'stylesheet'),
    runTimers: () => timers.splice(0).forEach(({ start }) => start()),
  }
}

const LOW_PRIORITY_PRELOADS = ['/a.js low', '/c.js low']
const SCRIPTS = ['/a.js', '/c.js']

function press({ canBeHeld = true, form }: { canBeHeld?: boolean; form?: { valid: boolean } } = {}) {
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
    target: { closest: (selector: string) => (canBeHeld && selector.startsWith('button') ? control : null) },
    prevented: false,
    preventDefault: () => void (event.prevented = true),
    stopPropagation: () => {},
  }
  return { control, event }
}

const startPage = () => runStarter(firstView())

it.each([
  ['load', 2500],
  ['pointerdown', 300],
])('scripts are fetched at low priority after %s, and run %i ms later', (event, ms) => {
  const { listeners, timers, fetched, executed, runTimers, loadFile } = startPage()
  expect(fetched()).toEqual([])
  listeners.get(event)!()
  expect([fetched(), executed(), timers[0]!.ms]).toEqual([LOW_PRIORITY_PRELOADS, [], ms])
  runTimers()
  expect(executed(), 'the sheet comes first').toEqual([])
  loadFile('/a.css')
  expect(executed()).toEqual(SCRIPTS)
})

it('the data of a page is loaded before the scripts that read it', () => {
  const { listeners, fetched, executed, runTimers, loadFile } = runStarter(firstView({ keepData: () => '/data.js' }))
  listeners.get('load')!()
  loadFile('/a.css')
  runTimers()
  expect([fetched(), executed()]).toEqual([['/data.js low', ...LOW_PRIORITY_PRELOADS], ['/data.js']])
  loadFile('/data.js')
  expect(executed()).toEqual(['/data.js', ...SCRIPTS])
})

it.each(['/a.css', '/data.js'])(
  'if %s cannot be loaded, the scripts of the page do not run, and no press is held',
  (missingFile) => {
    const page = runStarter(firstView({ keepData: () => '/data.js' }))
    page.listeners.get('load')!()
    page.runTimers()
    const [other] = ['/a.css', '/data.js'].filter((name) => name !== missingFile)
    page.loadFile(other!)
    const all = [...page.sheets(), ...page.scripts()]
    all.find(({ src, href }) => (src ?? href) === missingFile)!.onerror!()
    const { event } = press()
    page.listeners.get('click')!(event)
    expect([page.executed(), event.prevented]).toEqual([['/data.js'], false])
  },
)

it('content below the first view is laid out as soon as the browser is idle, before any script runs', () => {
  const { idleCallbacks, dataset, executed } = startPage()
  expect(dataset).toEqual({})
  for (const callback of idleCallbacks) callback()
  expect([dataset, executed()]).toEqual([{ painted: '' }, []])
})

it.each(['hydrated', 'error'])(
  'at the event %s, a held press is passed to its control, and later presses are not held',
  (end) => {
    const { listeners, runTimers, scripts, loadFile } = startPage()
    const { control, event } = press()
    listeners.get('click')!(event)
    loadFile('/a.css')
    runTimers()
    expect([event.prevented, control.clicks, ...control.attributes]).toEqual([true, 0, 'aria-busy'])
    if (end === 'hydrated') listeners.get('hydrated')!()
    else scripts()[1]!.onerror!()
    expect([control.clicks, control.attributes.size]).toEqual([1, 0])
    const secondPress = press()
    listeners.get('click')?.(secondPress.event)
    expect(secondPress.event.prevented).toBe(false)
  },
)

it('a page keeps its rules, its inline scripts, scripts for old browsers, and the sheet for browsers without scripts', () => {
  const html = firstView()
  expect(html).not.toMatch(/<script src="\/[ac]\.js"|<link rel="preload"/)
  expect(html).toContain('<script>theme()</script><script src="/old.js" noModule=""></script>')
  expect(html).toContain(`<style>p{color:red}</style><noscript>${SHEET}</noscript></head>`)
  expect(html).toContain('<p>Metin</p><script>$RT=1</script><script>(self.__next_f')
  expect(withFirstView('<body>503</body>', DEFAULTS)).toBe('<body>503</body>')
})

it('a page is first painted with its header, and its fonts are fetched after its content', () => {
  const pageRules = () => '@font-face{src:url(/_next/static/media/barlow-400.a.woff2)}'
  const html = withFirstView(PAGE.replace('<p>', '<p id="menu">'), { ...DEFAULTS, pageRules })
  expect(html).toContain('<link rel="expect" href="#menu" blocking="render"/><style>')
  expect(html).toMatch(
    /<link rel="preload" href="\/_next\/static\/media\/barlow-400\.a\.woff2" as="font" type="font\/woff2" crossorigin=""\/><script>\(function pageStarter/,
  )
  expect(firstView()).not.toContain('expect')
})

it('a page keeps an unknown sheet', () => {
  expect(firstView({ pageRules: () => null })).toContain(`<head>${SHEET}`)
})

it('the data of a cached page is moved out of it completely and in order', () => {
  const dataScripts: string[] = []
  const html = firstView({ keepData: (script) => `/${dataScripts.push(script)}.js` })
  expect(dataScripts).toEqual(['(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a"])'])
  expect(html).toContain('<p>Metin</p><script>$RT=1</script><script>(function pageStarter(')
})

it('a counted page also has the view counter, and both scripts run', () => {
  const html = firstView({ isCounted: true })
  expect(html.match(/sendBeacon/g)).toHaveLength(1)
  expect(firstView()).not.toContain('sendBeacon')
  const { listeners } = runStarter(html)
  expect([...listeners.keys()]).toEqual(expect.arrayContaining(['pointerdown', 'navigated']))
})
