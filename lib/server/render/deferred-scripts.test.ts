import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { deferScripts } from './deferred-scripts'

const PAGE =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><script src="/a.js" async=""></script>' +
  '<script>theme()</script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>Metin</p><script>self.data=1</script><script src="/c.js" id="_R_" async=""></script></body></html>'

type Added = {
  rel?: string
  src?: string
  href?: string
  async?: boolean
  fetchPriority?: string
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
      createElement: () => ({}),
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

const started = () => runStarter(deferScripts(PAGE))

it.each([
  ['load', 2500],
  ['pointerdown', 300],
])('scripts are fetched at low priority after %s, and run %i ms later', (event, ms) => {
  const { listeners, timers, fetched, run, runTimers } = started()
  expect(fetched()).toEqual([])
  listeners.get(event)!()
  expect([fetched(), run(), timers[0]!.ms]).toEqual([FETCHED, [], ms])
  runTimers()
  expect(run()).toEqual(BOTH)
})

it('what is below the first view is laid out as soon as the browser is idle, before any script runs', () => {
  const { idle, dataset, run } = started()
  expect(dataset).toEqual({})
  for (const act of idle) act()
  expect([dataset, run()]).toEqual([{ painted: '' }, []])
})

it.each(['hydrated', 'error'])('a held press is released to its control, and no later one is held: %s', (end) => {
  const { listeners, runTimers, scripts } = started()
  const { control, event } = press()
  listeners.get('click')!(event)
  runTimers()
  expect([event.prevented, control.clicks, ...control.attributes]).toEqual([true, 0, 'aria-busy'])
  if (end === 'hydrated') listeners.get('hydrated')!()
  else scripts()[1]!.onerror!()
  expect([control.clicks, control.attributes.size]).toEqual([1, 0])
  const again = press()
  listeners.get('click')?.(again.event)
  expect(again.event.prevented).toBe(false)
})

it('scripts and their preloads go from the markup; inline scripts and those for old browsers stay', () => {
  const html = deferScripts(PAGE)
  expect(html).not.toMatch(/<script src="\/[ac]\.js"|<link rel="preload"/)
  expect(html).toContain('<script>theme()</script><script src="/old.js" noModule=""></script></head>')
  expect(html).toContain('<p>Metin</p><script>self.data=1</script>')
  expect(deferScripts('<body>503</body>')).toBe('<body>503</body>')
})

it('a counted page has the view counter beside the starter, and both run', () => {
  const html = deferScripts(PAGE, true)
  expect(html.match(/sendBeacon/g)).toHaveLength(1)
  expect(deferScripts(PAGE)).not.toContain('sendBeacon')
  const { listeners } = runStarter(html)
  expect([...listeners.keys()]).toEqual(expect.arrayContaining(['pointerdown', 'navigated']))
})
