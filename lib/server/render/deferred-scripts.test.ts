import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
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

/** Runs the page's last script with a document that records calls. */
function runStarter(html: string) {
  const listeners = new Map<string, (event?: object) => void>()
  const added: Added[] = []
  const timers: { start: () => void; ms?: number }[] = []
  const starter = html.slice(html.lastIndexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'))
  runInNewContext(starter, {
    document: { createElement: () => ({}), head: { append: (element: Added) => added.push(element) } },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    setTimeout: (start: () => void, ms?: number) => timers.push({ start, ms }),
    requestAnimationFrame: (paint: () => void) => paint(),
  })
  return {
    listeners,
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

/** A press on a control. `held`: it needs scripts. `form`: it submits one. */
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

describe('deferred scripts', () => {
  it('are fetched at low priority after load and run 2.5 s later on an idle page', () => {
    const { listeners, timers, fetched, run, runTimers } = runStarter(deferScripts(PAGE))
    expect(fetched()).toEqual([])
    listeners.get('load')!()
    expect([fetched(), run(), timers[0]!.ms]).toEqual([FETCHED, [], 2500])
    runTimers()
    expect(run()).toEqual(BOTH)
  })

  it('are fetched on the first interaction and run 300 ms later', () => {
    const { listeners, timers, fetched, run, runTimers } = runStarter(deferScripts(PAGE))
    listeners.get('touchstart')!()
    listeners.get('pointerdown')!()
    expect([fetched(), run(), timers[0]!.ms]).toEqual([FETCHED, [], 300])
    runTimers()
    expect(run()).toEqual(BOTH)
  })

  it('are not fetched for a resting pointer, but for a moving one', () => {
    const { listeners, fetched } = runStarter(deferScripts(PAGE))
    listeners.get('pointermove')!({ movementX: 0, movementY: 0 })
    expect(fetched()).toEqual([])
    listeners.get('pointermove')!({ movementX: 0, movementY: -1 })
    expect(fetched()).toEqual(FETCHED)
  })

  it.each(['hydrated', 'error'])('a held press is released to its control: %s', (end) => {
    const { listeners, run, runTimers, scripts } = runStarter(deferScripts(PAGE))
    const { control, event } = press()
    listeners.get('click')!(event)
    runTimers()
    expect([event.prevented, control.clicks, run()]).toEqual([true, 0, BOTH])
    expect([...control.attributes], 'it shows that it waits').toEqual(['aria-busy'])
    if (end === 'hydrated') listeners.get('hydrated')!()
    else scripts()[1]!.onerror!()
    expect([control.clicks, control.attributes.size]).toEqual([1, 0])
    const again = press()
    listeners.get('click')?.(again.event)
    expect(again.event.prevented, 'no later press is held').toBe(false)
  })

  it.each([
    ['https://site.example/c.js', 1],
    ['https://site.example/other.js', 0],
    ['', 0],
  ])('a held press is released by an error in a script of the page only: %s', (filename, clicks) => {
    const { listeners } = runStarter(deferScripts(PAGE))
    const { control, event } = press()
    listeners.get('click')!(event)
    listeners.get('error')!({ filename })
    expect([control.clicks, control.attributes.size]).toEqual([clicks, 1 - clicks])
  })

  it('after hydration no error is listened to', () => {
    const { listeners } = runStarter(deferScripts(PAGE))
    listeners.get('hydrated')!()
    expect(listeners.has('error')).toBe(false)
  })

  it('of two held presses the second is released', () => {
    const { listeners } = runStarter(deferScripts(PAGE))
    const [first, second] = [press(), press()]
    listeners.get('click')!(first.event)
    listeners.get('click')!(second.event)
    listeners.get('hydrated')!()
    expect([first.control.clicks, first.control.attributes.size, second.control.clicks]).toEqual([0, 0, 1])
  })

  it.each([true, false])('a submit is held only if the form is valid: %s', (valid) => {
    const { listeners } = runStarter(deferScripts(PAGE))
    const { event } = press({ form: { valid } })
    listeners.get('click')!(event)
    expect(event.prevented).toBe(valid)
  })

  it('a press on anything else is left to the browser', () => {
    const { listeners } = runStarter(deferScripts(PAGE))
    const { event } = press({ held: false })
    listeners.get('click')!(event)
    listeners.get('hydrated')!()
    expect(event.prevented).toBe(false)
  })

  it('and their preloads are removed from the markup; inline scripts and those for old browsers stay', () => {
    const html = deferScripts(PAGE)
    expect(html).not.toMatch(/<script src="\/[ac]\.js"/)
    expect(html).not.toContain('<link rel="preload"')
    expect(html).toContain('<script>theme()</script><script src="/old.js" noModule=""></script></head>')
    expect(html).toContain('<p>Metin</p><script>self.data=1</script>')
  })

  it('are left alone on a page without any', () => {
    expect(deferScripts('<body>503</body>')).toBe('<body>503</body>')
  })
})
