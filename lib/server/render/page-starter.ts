/** Delay after the `load` event before scripts start on an idle page. */
const IDLE_DELAY_MS = 2500

/** Delay after the first interaction, so that scripts do not block a phone's processor during the press. */
const PRESS_DELAY_MS = 300

/** The URLs that a page loads after its first view. */
type DeferredUrls = {
  scripts: readonly string[]
  /** A script that the others read, unless its content is in the page. */
  data: string | null
  sheets: readonly string[]
}

/**
 * Runs in the browser, from an inline script at the end of each page. Its source text is sent, so it must not use
 * anything from outside. Scripts run when the sheets and the data are loaded; if one of them fails, the page stays as it is.
 * Until components/site/frame/hydration-marker.tsx fires 'hydrated':
 * - `data-opens` opens the dialog with that id. In a lightbox it shows the picture of the pressed thumbnail.
 * - `data-by` and `data-to` move the slideshow that contains them, and `data-halts` stops it. use-slideshow.ts continues
 *   from there.
 * - `data-painted` on the root lays out what is below a phone's first view (app/globals.css).
 * - Any other press that needs scripts is held until they have run or one of them failed to load or to run.
 */
function pageStarter({ scripts, data, sheets }: DeferredUrls, idleDelay: number, pressDelay: number): void {
  const sources = data ? [data, ...scripts] : scripts
  // What the scripts still wait for: each sheet, and the start with the data.
  let pending = sheets.length + 1
  let prepared = false
  let started = false
  let failed = false
  let held: HTMLElement | null = null

  // Low priority, because pictures come first. A preloaded script does not run until it is added to the page.
  function prepare() {
    if (prepared) return
    prepared = true
    for (const href of sheets) {
      const link = add('link', { rel: 'stylesheet', onload: run, onerror: fail, href })
      // React recognises its own sheets by this attribute.
      link.setAttribute('data-precedence', 'next')
    }
    for (const href of sources) add('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href })
  }
  function add(tag: string, properties: object): HTMLElement {
    const element = Object.assign(document.createElement(tag), properties)
    document.head.append(element)
    return element
  }
  function execute(src: string, onload?: () => void) {
    add('script', { async: true, onload, onerror: fail, src })
  }
  function start() {
    if (started) return
    started = true
    if (data) execute(data, run)
    else run()
  }
  function run() {
    pending -= 1
    if (pending === 0 && !failed) for (const source of scripts) execute(source)
  }
  function interact() {
    prepare()
    setTimeout(start, pressDelay)
  }
  // Browsers also report a resting pointer. Only a moving pointer means that a user is there.
  function move(event: PointerEvent) {
    if (!event.movementX && !event.movementY) return
    removeEventListener('pointermove', move)
    interact()
  }
  function open(control: HTMLElement) {
    const dialog = document.getElementById(control.dataset.opens!) as HTMLDialogElement
    const small = control.querySelector('img')
    const large = small && dialog.querySelector('img')!
    for (const name of ['srcset', 'src', 'width', 'height', 'alt'])
      if (large) large.setAttribute(name, small.getAttribute(name) || '')
    dialog.showModal()
  }
  function turn(control: HTMLElement) {
    const slideshow = control.closest('[data-slides]')!
    const slides = [...slideshow.querySelectorAll('[data-slide]')]
    const from = slides.indexOf(slideshow.querySelector('[data-shown]')!)
    const { by, to } = control.dataset
    const next = by ? (from + Number(by) + slides.length) % slides.length : Number(to)
    slides[from]!.removeAttribute('data-shown')
    slides[next]!.setAttribute('data-shown', 'true')
    slideshow.querySelector('[data-to][aria-current]')!.removeAttribute('aria-current')
    slideshow.querySelector(`[data-to="${next}"]`)!.setAttribute('aria-current', 'true')
  }
  function halt(control: HTMLElement) {
    const label = control.dataset.label!
    control.closest('[data-slides]')!.toggleAttribute('data-halted')
    control.dataset.label = control.getAttribute('aria-label')!
    control.setAttribute('aria-label', label)
  }
  function answer(target: Element): boolean {
    const control = target.closest<HTMLElement>('[data-opens],[data-by],[data-to],[data-halts]')
    if (!control || (failed && control.matches('[data-held-until-scripts]'))) return false
    if (control.dataset.opens) open(control)
    else if (control.matches('[data-halts]')) halt(control)
    else turn(control)
    return true
  }
  function hold(target: Element): boolean {
    const control = target.closest<HTMLButtonElement>(
      'button[type=button]:not([data-switches-theme]),[data-held-until-scripts]',
    )
    // The browser itself reports invalid fields.
    if (!control || failed || (control.form && !control.form.checkValidity())) return false
    if (held) held.removeAttribute('aria-busy')
    held = control
    held.setAttribute('aria-busy', 'true')
    return true
  }
  function press(event: MouseEvent) {
    const target = event.target as Element
    if (answer(target) || hold(target)) {
      event.preventDefault()
      event.stopPropagation()
    }
    prepare()
    // The browser paints the effect of the press before the scripts take the processor.
    requestAnimationFrame(() => setTimeout(start))
  }
  function handleKey(event: KeyboardEvent) {
    const step = { ArrowLeft: '-1', ArrowRight: '1' }[event.key]
    const slideshow = step && (event.target as Element).closest('[data-slides]')
    if (!slideshow) return
    turn(slideshow.querySelector(`[data-by="${step}"]`)!)
    event.stopPropagation()
  }
  function release() {
    const control = held
    held = null
    if (!control) return
    control.removeAttribute('aria-busy')
    control.click()
  }
  function fail() {
    failed = true
    release()
  }
  // A script that the browser cannot read is loaded, but reports an error.
  function report({ filename }: ErrorEvent) {
    if (filename && sources.some((source) => filename.endsWith(source))) fail()
  }
  function layOut() {
    document.documentElement.dataset.painted = ''
  }
  function handOver() {
    removeEventListener('error', report)
    removeEventListener('click', press, true)
    removeEventListener('keydown', handleKey, true)
    release()
  }
  for (const name of ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'])
    addEventListener(name, interact, { once: true, passive: true })
  addEventListener('pointermove', move, { passive: true })
  addEventListener('click', press, true)
  addEventListener('keydown', handleKey, true)
  addEventListener('error', report)
  addEventListener('hydrated', handOver, { once: true })
  addEventListener('load', () => {
    prepare()
    setTimeout(start, idleDelay)
    layOut()
  })
  // Before the scripts, because screenshots of the whole page may not wait for them. Safari has no requestIdleCallback.
  const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout
  requestAnimationFrame(() => whenIdle(layOut))
}

const SOURCE = pageStarter.toString().replaceAll(/^\s+/gm, '')

/** Returns the inline script for a page. */
export function pageStarterFor(deferred: DeferredUrls): string {
  return `(${SOURCE})(${JSON.stringify(deferred)},${IDLE_DELAY_MS},${PRESS_DELAY_MS})`
}
