import { ADMIN_PATHS } from '@/lib/site/pages'

const HOME = ADMIN_PATHS.dashboard

/** Characters of an address that is worth remembering; the panel's own are far shorter. */
const MAX_LENGTH = 1000

/** Returns the address of the sign-in page that leads back to `from`. */
export function loginPath(from: string): string {
  if (from.length > MAX_LENGTH) return ADMIN_PATHS.login
  return `${ADMIN_PATHS.login}?${new URLSearchParams({ from })}`
}

/**
 * Returns where to go after sign-in: `from` when it is an admin page, else the dashboard. It is resolved as the browser
 * resolves it, because '/admin/../..//evil.example' would lead to another site. Runs anywhere.
 */
export function returnPath(from: string | null | undefined): string {
  const base = 'https://admin.invalid'
  if (!from?.startsWith('/') || !URL.canParse(from, base)) return HOME
  const { origin, pathname, search, hash } = new URL(from, base)
  const isAdmin = origin === base && /^\/admin(\/|$)/.test(pathname) && pathname !== ADMIN_PATHS.login
  return isAdmin ? pathname + search + hash : HOME
}
