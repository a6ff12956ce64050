import { ReloadAccount } from '@/components/admin/session/session'
import { PAGE_HEADER_CLASS, PAGE_TITLE_CLASS } from './page-header'
import { ButtonLink } from '@/components/ui/button'
import type { Role } from '@/lib/access/roles'
import type { GuardedPath } from '@/lib/site/screens'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { forbiddenText } from './forbidden-text'

export function Forbidden({ path, role, managers }: { path: GuardedPath; role: Role; managers: readonly string[] }) {
  return (
    <>
      <ReloadAccount />
      <div className={PAGE_HEADER_CLASS}>
        <h1 className={PAGE_TITLE_CLASS}>Yetkiniz yok</h1>
      </div>
      <div className="px-admin pb-16">
        <div className="grid max-w-192 grid-cols-1 gap-4 py-4">
          <OpenSwitch />
          <p className="font-semibold">Bu işlem için yetkiniz yok.</p>
          <p className="[overflow-wrap:anywhere]">{forbiddenText(path, role, managers)}</p>
          <p>
            <ButtonLink href={ADMIN_PATHS.dashboard}>Kontrol Paneline Dön</ButtonLink>
          </p>
        </div>
      </div>
    </>
  )
}

/** A line with an open switch, in the same size at every width. */
function OpenSwitch() {
  return (
    <svg
      viewBox="0 0 800 64"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="h-16 w-full fill-none stroke-edge stroke-2">
      <path d="M0 40H330M470 40H800M336 38L456 8" />
      <circle cx="333" cy="40" r="5" className="fill-sheet" />
      <circle cx="467" cy="40" r="5" className="fill-sheet" />
    </svg>
  )
}
