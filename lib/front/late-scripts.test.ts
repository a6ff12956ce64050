import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { startScriptsLate } from './late-scripts'

const PAGE =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><script src="/a.js" async=""></script>' +
  '<script>theme()</script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>Metin</p><script>self.data=1</script><script src="/c.js" id="_R_" async=""></script></body></html>'

type Script = { src?: string; async?: boolean; onerror?: () => void }

/** Runs the page's last script beside a document that only notes what is asked of it. */
function runStarter(html: string) {
  const listeners = new Map<string, (event?: object) => void>()
  const scripts: Script[] = []
  const timers: { start: () => void; ms: number }[] = []
  const starter = html.slice(html.lastIndexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'))
  runInNewContext(starter, {
    document: { createElement: () => ({}), head: { append: (script: Script) => scripts.push(script) } },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    setTimeout: (start: () => void, ms: number) => timers.push({ start, ms }),
  })
  return { listeners, timers, asked: () => scripts.map(({ src, async }) => ({ src, async })), scripts }
}

const BOTH = [{ src: '/a.js', async: true }, { src: '/c.js', async: true }]

/** A press on a control; `clicks` counts the presses it was given later. */
function press(onControl = true) {
  const control = { clicks: 0, click: () => void control.clicks++, contains: () => true }
  const event = { target: { closest: () => (onControl ? control : null) }, prevented: false, preventDefault: () => void (event.prevented = true) }
  return { control, event }
}

describe('scripts of a page', () => {
  it('are asked for once, in their order, with the first sign of a person', () => {
    const { listeners, asked } = runStarter(startScriptsLate(PAGE))
    expect(asked()).toEqual([])
    listeners.get('touchstart')!()
    listeners.get('pointerdown')!()
    expect(asked()).toEqual(BOTH)
  })

  it('do not come for a pointer that lies still, but for one that moves', () => {
    const { listeners, asked } = runStarter(startScriptsLate(PAGE))
    listeners.get('pointermove')!({ movementX: 0, movementY: 0 })
    expect(asked()).toEqual([])
    listeners.get('pointermove')!({ movementX: 0, movementY: -1 })
    expect(asked()).toEqual(BOTH)
  })

  it('come by themselves a moment after the page is there', () => {
    const { listeners, timers, asked } = runStarter(startScriptsLate(PAGE))
    listeners.get('load')!()
    expect([asked(), timers[0]!.ms]).toEqual([[], 2500])
    timers[0]!.start()
    expect(asked()).toEqual(BOTH)
  })

  it.each(['awake', 'error'])('a press on a control that needs them is given back to it: %s', (end) => {
    const { listeners, asked, scripts } = runStarter(startScriptsLate(PAGE))
    const { control, event } = press()
    listeners.get('click')!(event)
    expect([event.prevented, control.clicks, asked()]).toEqual([true, 0, BOTH])
    if (end === 'awake') listeners.get('awake')!()
    else scripts[1]!.onerror!()
    expect([control.clicks, listeners.has('click')]).toEqual([1, false])
  })

  it('a press on anything else goes its way', () => {
    const { listeners } = runStarter(startScriptsLate(PAGE))
    const { event } = press(false)
    listeners.get('click')!(event)
    listeners.get('awake')!()
    expect(event.prevented).toBe(false)
  })

  it('and their preloads leave the markup; inline scripts and those for old browsers stay', () => {
    const html = startScriptsLate(PAGE)
    expect(html).not.toMatch(/<script src="\/[ac]\.js"/)
    expect(html).not.toContain('preload')
    expect(html).toContain('<script>theme()</script><script src="/old.js" noModule=""></script></head>')
    expect(html).toContain('<p>Metin</p><script>self.data=1</script>')
  })

  it('a page without scripts is left as it is', () => {
    expect(startScriptsLate('<body>503</body>')).toBe('<body>503</body>')
  })
})
