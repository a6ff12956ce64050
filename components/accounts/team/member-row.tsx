import { KeyRound, UserX } from 'lucide-react'
import { Select } from '@/components/ui/select'
import { ROLE_NAMES, ROLES } from '@/lib/access/roles'
import type { MemberJson } from '@/lib/accounts/team/output'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { Row, RowAction, Time } from './row'

type MemberRowProps = {
  member: MemberJson
  /** The last Yönetici. */
  isLocked: boolean
  isBusy: boolean
  saved: string
  onRole: (role: MemberJson['role']) => void
  onPasswordLink: () => void
  onDeactivate: () => void
}

/** Somebody who may enter. A chosen role is stored at once. */
export function MemberRow(props: MemberRowProps) {
  const { member, isLocked, isBusy, saved, onRole, onPasswordLink, onDeactivate } = props
  const { id, name, email, role, isSelf, hasSecondFactor } = member
  const isOff = isLocked || isBusy
  return (
    <Row
      name={
        <>
          {name}{' '}
          {isSelf && (
            <span className="inline-block rounded-ctl border border-field px-1.5 text-small leading-[1.4] font-normal">
              siz
            </span>
          )}
        </>
      }
      sub={name === email ? '' : email}
      role={
        <>
          <label htmlFor={`rol-${id}`} className="sr-only">
            {name}: rol
          </label>
          <Select
            id={`rol-${id}`}
            value={role}
            disabled={isOff}
            onChange={({ target }) => onRole(target.value as MemberJson['role'])}
            className="max-sm:max-w-48">
            {ROLE_NAMES.map((one) => (
              <option key={one} value={one}>
                {ROLES[one].label}
              </option>
            ))}
          </Select>
        </>
      }
      state={
        <>
          {hasSecondFactor ? 'İki adımlı giriş açık' : 'Yalnız şifre'}
          <br />
          <LastSignIn member={member} />
        </>
      }
      saved={saved}>
      {!isSelf && (
        <RowAction icon={KeyRound} name={name} disabled={isBusy} onPress={onPasswordLink}>
          Şifre bağlantısı
        </RowAction>
      )}
      <RowAction icon={UserX} name={name} disabled={isOff} onPress={onDeactivate}>
        Devre dışı bırak
      </RowAction>
    </Row>
  )
}

function LastSignIn({ member: { isSelf, lastSignInAt } }: { member: MemberJson }) {
  if (isSelf) return 'Şimdi'
  if (lastSignInAt === null) return 'Henüz girmedi'
  return (
    <>
      Son giriş <Time>{formatDateTime(lastSignInAt)}</Time>
    </>
  )
}
