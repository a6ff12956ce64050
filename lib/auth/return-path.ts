/** The sign-in page, the one page of the panel that anybody may open. */
export const LOGIN_PATH = '/admin/login'
const HOME = '/admin/dashboard'

/** Characters of an address that is worth remembering; the panel's own are far shorter. */
const MAX_LENGTH = 1000

/** The sign-in page's address that remembers where its visitor wanted to go. */
export function loginPath(from: string): string {
  if (from.length > MAX_LENGTH) return LOGIN_PATH
  return `${LOGIN_PATH}?${new URLSearchParams({ from })}`
}

/**
 * Where to go after sign-in: `from` when it is a page of the panel, else the dashboard. It is resolved as the browser
 * will resolve it, so that '/admin/../..//evil.example' and its like lead nowhere else. Runs anywhere.
 */
export function returnPath(from: string | null | undefined): string {
  const base = 'https://panel.invalid'
  if (!from?.startsWith('/') || !URL.canParse(from, base)) return HOME
  const { origin, pathname, search, hash } = new URL(from, base)
  const isPanel = origin === base && /^\/admin(\/|$)/.test(pathname) && pathname !== LOGIN_PATH
  return isPanel ? pathname + search + hash : HOME
}
