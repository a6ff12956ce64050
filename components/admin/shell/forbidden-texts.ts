import { type Role, ROLES, rolesWith } from '@/lib/access/roles'
import { type GuardedPath, SCREEN_ACCESS } from '@/lib/access/screen-access'
import { ADMIN_PATHS, API_PATH, READINESS_PATH } from '@/lib/site/admin-pages'
import { byScreen } from '@/lib/site/kinds'

/** Names of the screens in the accusative. */
const AS_OBJECT: Record<GuardedPath, string> = {
  [ADMIN_PATHS.home]: 'Kontrol Paneli’ni',
  [ADMIN_PATHS.dashboard]: 'Kontrol Paneli’ni',
  [ADMIN_PATHS.report]: 'Rapor’u',
  [ADMIN_PATHS.messages]: 'Mesajlar’ı',
  [ADMIN_PATHS.orders]: 'İş Emirleri’ni',
  [ADMIN_PATHS.customers]: 'Müşteriler’i',
  [ADMIN_PATHS.parts]: 'Parçalar’ı',
  [ADMIN_PATHS.billing]: 'Muhasebe’yi',
  ...byScreen(({ object }) => object),
  [ADMIN_PATHS.bin]: 'Silinenler’i',
  [ADMIN_PATHS.site]: 'Site Bilgileri’ni',
  [ADMIN_PATHS.texts]: 'Sayfa Metinleri’ni',
  [ADMIN_PATHS.users]: 'Kullanıcılar’ı',
  [ADMIN_PATHS.audit]: 'İşlem Kaydı’nı',
  [ADMIN_PATHS.privacy]: 'KVKK’yı',
  [ADMIN_PATHS.account]: 'Ayarlar’ı',
  [API_PATH]: 'API’yi',
  [READINESS_PATH]: 'Yayına hazırlık’ı',
}

/** How many managers are named: enough to know whom to ask. */
const MAX_NAMED = 2

export function forbiddenTexts(path: GuardedPath, role: Role, managers: readonly string[]): string {
  const { label, scope } = ROLES[role]
  const openers = `${AS_OBJECT[path]} yalnız ${rolesWith(SCREEN_ACCESS[path])} açar.`
  const helpers = managers.slice(0, MAX_NAMED).join(' veya ')
  const help =
    path === ADMIN_PATHS.billing && role === 'workshop'
      ? 'Site Bilgileri, Teklif ve kargo’dan Servis’e açabilir'
      : 'rolünüzü değiştirebilir'
  return `${openers} Sizin rolünüz ${label}: ${scope}. Gerekiyorsa ${helpers} ${help}.`
}
