import Bowser from 'bowser'

/** Longer headers are truncated. Browsers send far shorter ones. */
const MAX_HEADER_CHARS = 400

/** Clients may send any name, but only a plain name is stored. */
const NAME = /^[A-Za-z][\w .-]{0,29}$/

/** Returns the system and browser of a request ('Windows, Chrome'), or '' if they are unknown. The header itself is not stored. */
export function deviceOf(headers: Headers): string {
  const userAgent = headers.get('user-agent')?.slice(0, MAX_HEADER_CHARS)
  if (!userAgent) return ''
  const { os, browser } = Bowser.parse(userAgent)
  return [os.name, browser.name].filter((name) => name !== undefined && NAME.test(name)).join(', ')
}
