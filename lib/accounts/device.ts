import Bowser from 'bowser'

/** Longer headers are cut. Those of browsers are far shorter. */
const MAX_HEADER_CHARS = 400

/** Programs may call themselves anything, but only a plain name is stored. */
const NAME = /^[A-Za-z][\w .-]{0,29}$/

/** Returns system and browser of a request, 'Windows, Chrome', or '' if they are unknown. The header is stored nowhere. */
export function deviceOf(headers: Headers): string {
  const userAgent = headers.get('user-agent')?.slice(0, MAX_HEADER_CHARS)
  if (!userAgent) return ''
  const { os, browser } = Bowser.parse(userAgent)
  return [os.name, browser.name].filter((name) => name !== undefined && NAME.test(name)).join(', ')
}
