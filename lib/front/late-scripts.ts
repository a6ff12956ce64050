const LOADED = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g
const PRELOADED = /<link rel="preload" as="script"[^>]*>/g

/** Milliseconds after the `load` event until the scripts of a page that nobody touches start. */
const REST = 2500

/**
 * Stands at the end of the page. `sources` are the scripts in their order; 'awake' comes from components/site/awake.tsx.
 * A press on what only scripts can answer is held until they can, or until one of them turned out not to come.
 */
const STARTER = `(function (sources) {
  var started, held
  function start() {
    if (started) return
    started = true
    sources.forEach(function (source) {
      var script = document.createElement('script')
      script.async = true
      script.src = source
      script.onerror = release
      document.head.append(script)
    })
  }
  // A browser reports a pointer that merely lies over the page as well: no movement, no person.
  function move(event) {
    if (event.movementX || event.movementY) start()
  }
  function hold(event) {
    held = event.target.closest('button[type=button],[data-scripted]') || held
    if (!held || !held.contains(event.target)) return
    event.preventDefault()
    start()
  }
  function release() {
    removeEventListener('click', hold, true)
    if (held) held.click()
    held = null
  }
  ;['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'].forEach(function (sign) {
    addEventListener(sign, start, { once: true, passive: true })
  })
  addEventListener('pointermove', move, { passive: true })
  addEventListener('click', hold, true)
  addEventListener('awake', release, { once: true })
  addEventListener('load', function () { setTimeout(start, ${REST}) })
})`

/**
 * Makes a page's scripts wait for the first sign of a person, at most a moment behind the `load` event. Pages are whole
 * without scripts; on a telephone letters and the first picture have line and processor for themselves.
 * Those for old browsers stay where they are (`noModule`).
 */
export function startScriptsLate(html: string): string {
  const sources = [...html.matchAll(LOADED)].map(([, source]) => source!)
  if (sources.length === 0) return html
  const starter = `<script>${STARTER}(${JSON.stringify(sources)})</script>`
  return html.replace(LOADED, '').replace(PRELOADED, '').replace('</body>', () => `${starter}</body>`)
}
