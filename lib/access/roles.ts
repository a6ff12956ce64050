import { KINDS, kindsOf } from '@/lib/site/kinds'

// Who may do what. Routes and screens name a permission; a role is a set of permissions. Also runs in browsers.

/** 'hizmetler, arıza kodları, blog ve referanslar' */
const CONTENT = new Intl.ListFormat('tr').format(
  kindsOf('content').map((kind) => KINDS[kind].screen.label.toLocaleLowerCase('tr')),
)

export const PERMISSIONS = ['content', 'messages', 'orders', 'amounts', 'billing', 'settings', 'team'] as const

/**
 * What a permission gives access to, in the order of PERMISSIONS: services, faults, posts and references; messages; work orders,
 * customers and parts; sums of their amounts; invoices and payments; settings and redirects; accounts, audit trail and people’s
 * requests about their data.
 */
export type Permission = (typeof PERMISSIONS)[number]

type RoleEntry = {
  label: string
  /** What the role may do, as a part of a sentence. */
  scope: string
  permissions: readonly Permission[]
}

/** The roles. A check in the database allows these names only. */
export const ROLES = {
  manager: { label: 'Yönetici', scope: 'her şey', permissions: PERMISSIONS },
  editor: { label: 'Editör', scope: CONTENT, permissions: ['content'] },
  workshop: { label: 'Servis', scope: 'mesajlar ve iş emirleri', permissions: ['messages', 'orders'] },
} as const satisfies Record<string, RoleEntry>

export type Role = keyof typeof ROLES

export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]]

/**
 * What a signed-in administrator needs for a route or screen: a permission; nothing more than a session; or, for their
 * own account, not even the second factor that the site may require.
 */
export type StaffAccess = Permission | 'session' | 'account'

/** Whether accounts of a role may use what requires this access. */
export function mayUse(role: Role, access: StaffAccess): boolean {
  return access === 'session' || access === 'account' || (ROLES[role].permissions as readonly string[]).includes(access)
}

/** The properties of an account that decide its access. */
export type AccountAccess = {
  role: Role
  /** Whether the site requires a second factor that the account does not have yet. Only the account's own page is then accessible. */
  mustAddSecondFactor: boolean
  /** Whether the settings give the workshop the permission 'billing'. */
  workshopBilling: boolean
}

/** Whether an account may use what requires this access. Without a required second factor, it may use only its own page. */
export function isAllowed({ role, mustAddSecondFactor, workshopBilling }: AccountAccess, access: StaffAccess): boolean {
  const isGrantedBySettings = access === 'billing' && role === 'workshop' && workshopBilling
  return (isGrantedBySettings || mayUse(role, access)) && (!mustAddSecondFactor || access === 'account')
}

/** Returns the labels of the roles with an access, such as 'Yönetici ve Servis'. */
export function rolesWith(access: StaffAccess): string {
  return ROLE_NAMES.filter((role) => mayUse(role, access))
    .map((role) => ROLES[role].label)
    .join(' ve ')
}
