/** Delay after the `load` event before scripts start on an idle page. */
const IDLE_DELAY_MS = 2500

/** Delay after the first interaction, so that scripts do not block a phone's processor during the press. */
const PRESS_DELAY_MS = 300

/**
 * Inline script at the end of each page; `sources` are the page's scripts. Until components/site/hydration-marker.tsx
 * fires 'hydrated':
 * - `data-opens` opens the dialog with that id. In a lightbox it shows the picture of the pressed thumbnail.
 * - `data-by` and `data-to` turn the slides around them, `data-halts` stops them. use-slideshow.ts continues from
 *   there.
 * - Any other press that needs scripts is held until they have run or one of them failed to load or to run.
 */
const SOURCE = `(function (sources) {
  var prepared, started, failed, held
  // Low priority, because pictures come first. A preloaded script does not run until it is added to the page.
  function prepare() {
    if (prepared) return
    prepared = true
    sources.forEach(function (source) {
      var link = document.createElement('link')
      link.rel = 'preload'
      link.as = 'script'
      link.fetchPriority = 'low'
      link.href = source
      document.head.append(link)
    })
  }
  function start() {
    if (started) return
    started = true
    sources.forEach(function (source) {
      var script = document.createElement('script')
      script.async = true
      script.src = source
      script.onerror = fail
      document.head.append(script)
    })
  }
  function sign() {
    prepare()
    setTimeout(start, ${PRESS_DELAY_MS})
  }
  // Browsers also report a resting pointer. Only movement means a user.
  function move(event) {
    if (!event.movementX && !event.movementY) return
    removeEventListener('pointermove', move)
    sign()
  }
  function open(control) {
    var dialog = document.getElementById(control.dataset.opens)
    var small = control.querySelector('img')
    if (small) {
      ;['srcset', 'src', 'width', 'height', 'alt'].forEach(function (name) {
        dialog.querySelector('img').setAttribute(name, small.getAttribute(name) || '')
      })
    }
    dialog.showModal()
  }
  function turn(control) {
    var show = control.closest('[data-slides]')
    var slides = [].slice.call(show.querySelectorAll('[data-slide]'))
    var from = slides.indexOf(show.querySelector('[data-shown]'))
    var by = control.dataset.by
    var to = by ? (from + Number(by) + slides.length) % slides.length : Number(control.dataset.to)
    slides[from].removeAttribute('data-shown')
    slides[to].setAttribute('data-shown', 'true')
    show.querySelector('[data-to][aria-current]').removeAttribute('aria-current')
    show.querySelector('[data-to="' + to + '"]').setAttribute('aria-current', 'true')
  }
  function halt(control) {
    var label = control.dataset.label
    control.closest('[data-slides]').toggleAttribute('data-halted')
    control.dataset.label = control.getAttribute('aria-label')
    control.setAttribute('aria-label', label)
  }
  function answer(target) {
    var control = target.closest('[data-opens],[data-by],[data-to],[data-halts]')
    if (!control || (failed && control.matches('[data-needs-js]'))) return false
    if (control.dataset.opens) open(control)
    else if (control.matches('[data-halts]')) halt(control)
    else turn(control)
    return true
  }
  function hold(target) {
    var control = target.closest('button[type=button]:not([data-switches-theme]),[data-needs-js]')
    // The browser itself reports what is missing in a form.
    if (!control || failed || (control.form && !control.form.checkValidity())) return false
    if (held) held.removeAttribute('aria-busy')
    held = control
    held.setAttribute('aria-busy', 'true')
    return true
  }
  function press(event) {
    if (answer(event.target) || hold(event.target)) {
      event.preventDefault()
      event.stopPropagation()
    }
    prepare()
    // The response is painted before the scripts take the processor.
    requestAnimationFrame(function () { setTimeout(start) })
  }
  function key(event) {
    var by = { ArrowLeft: '-1', ArrowRight: '1' }[event.key]
    var show = by && event.target.closest('[data-slides]')
    if (!show) return
    turn(show.querySelector('[data-by="' + by + '"]'))
    event.stopPropagation()
  }
  function release() {
    var control = held
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
  function report(event) {
    var isOwn = sources.some(function (source) { return event.filename && event.filename.endsWith(source) })
    if (isOwn) fail()
  }
  function leave() {
    removeEventListener('error', report)
    removeEventListener('click', press, true)
    removeEventListener('keydown', key, true)
    release()
  }
  ;['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'].forEach(function (name) {
    addEventListener(name, sign, { once: true, passive: true })
  })
  addEventListener('pointermove', move, { passive: true })
  addEventListener('click', press, true)
  addEventListener('keydown', key, true)
  addEventListener('error', report)
  addEventListener('hydrated', leave, { once: true })
  addEventListener('load', function () {
    prepare()
    setTimeout(start, ${IDLE_DELAY_MS})
  })
})`

/** The source as it is sent with each page, without comments and indents. */
export const PAGE_STARTER = SOURCE.replaceAll(/^ +(\/\/.*\n *)?/gm, '')
