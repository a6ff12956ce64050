import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const HOME = ADMIN_PATHS.dashboard

/** Longer return paths are dropped. Admin pages have far shorter ones. */
const MAX_PATH_CHARS = 1000

/** Returns the path of the sign-in page that returns to the page `from`. */
export function loginPath(from: string): string {
  if (from.length > MAX_PATH_CHARS) return ADMIN_PATHS.login
  return `${ADMIN_PATHS.login}?${new URLSearchParams({ from })}`
}

/** Returns the path of the sign-in page that returns to a page with its query (`search`). */
export function loginPathFor(path: string, search: string): string {
  const parameters = new URLSearchParams(search)
  // The router's parameter would make the browser load the page's data instead of the page after sign-in.
  parameters.delete('_rsc')
  return loginPath(parameters.size > 0 ? `${path}?${parameters}` : path)
}

/**
 * Returns the page to open after sign-in: `from` if it is an admin page, otherwise the dashboard. Resolves `from` like a
 * browser, so that paths like '/admin/../..//evil.example' cannot leave the site.
 */
export function returnPath(from: string | null | undefined): string {
  const base = 'https://admin.invalid'
  if (!from?.startsWith('/') || !URL.canParse(from, base)) return HOME
  const { origin, pathname, search, hash } = new URL(from, base)
  const isAdminPage = origin === base && /^\/admin(\/|$)/.test(pathname) && pathname !== ADMIN_PATHS.login
  return isAdminPage ? pathname + search + hash : HOME
}
