import { type Role, ROLES, rolesWith } from '@/lib/access/roles'
import { SCREEN_ACCESS } from '@/lib/access/screen-access'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { mapScreens, type GuardedPath } from '@/lib/site/screens'

/** Names of the screens in the accusative. */
const AS_OBJECT = mapScreens(({ object }) => object)

/** Maximum number of managers that are named as people to ask. */
const MAX_MANAGERS = 2

export function forbiddenText(path: GuardedPath, role: Role, managers: readonly string[]): string {
  const { label, scope } = ROLES[role]
  const accessText = `${AS_OBJECT[path]} yalnız ${rolesWith(SCREEN_ACCESS[path])} açar.`
  const managerNames = managers.slice(0, MAX_MANAGERS).join(' veya ')
  const help =
    path === ADMIN_PATHS.billing && role === 'workshop'
      ? 'Site Bilgileri, Teklif ve kargo’dan Servis’e açabilir'
      : 'rolünüzü değiştirebilir'
  return `${accessText} Sizin rolünüz ${label}: ${scope}. Gerekiyorsa ${managerNames} ${help}.`
}
