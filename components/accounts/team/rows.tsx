import { KeyRound, RefreshCw, Undo2, UserX, X } from 'lucide-react'
import { Options, Select } from '@/components/ui/select'
import { ROLE_NAMES, ROLES } from '@/lib/access/roles'
import type { InvitationJson, MemberJson } from '@/lib/accounts/team/output'
import { formatDateTime, formatShortDate, remainingWords } from '@/lib/platform/turkish/dates'
import { useNow } from '@/components/admin/use-now'
import type { ReactNode } from 'react'
import { ActionButton } from '@/components/ui/action-link'
import type { TeamCalls } from './use-team'

/** A change that needs confirmation: a deactivation or, with `role`, a change of the user's own role. */
export type Question = { member: MemberJson; role?: MemberJson['role'] }

type MemberRowProps = {
  member: MemberJson
  calls: TeamCalls
  /** Whether the member is the last manager, whose account cannot be changed. */
  isLocked: boolean
  onAsk: (question: Question) => void
}

export function MemberRow({ member, calls, isLocked, onAsk }: MemberRowProps) {
  const { name, email, role, isSelf, hasSecondFactor } = member
  const isDisabled = isLocked || calls.isBusy
  const changeRole = (newRole: MemberJson['role']) =>
    isSelf ? onAsk({ member, role: newRole }) : void calls.setRole(member, newRole)
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
      subtitle={name === email ? '' : email}
      role={
        <Select
          aria-label={`${name}: rol`}
          value={role}
          disabled={isDisabled}
          onChange={({ target }) => changeRole(target.value as MemberJson['role'])}
          className="max-sm:max-w-48">
          <Options of={ROLE_NAMES.map((roleName) => [roleName, ROLES[roleName].label])} />
        </Select>
      }
      status={
        <>
          {hasSecondFactor ? 'İki adımlı giriş açık' : 'Yalnız şifre'}
          <br />
          <LastSignIn member={member} />
        </>
      }
      savedText={calls.savedTextOf(member)}>
      {!isSelf && (
        <ActionButton
          icon={KeyRound}
          subject={name}
          disabled={calls.isBusy}
          onClick={() => void calls.makePasswordLink(member)}>
          Şifre bağlantısı
        </ActionButton>
      )}
      <ActionButton icon={UserX} subject={name} disabled={isDisabled} onClick={() => onAsk({ member })}>
        Devre dışı bırak
      </ActionButton>
    </Row>
  )
}

function LastSignIn({ member: { isSelf, lastSignInAt } }: { member: MemberJson }) {
  if (isSelf) return 'Şimdi'
  if (lastSignInAt === null) return 'Henüz girmedi'
  return (
    <>
      Son giriş <TimeText>{formatDateTime(lastSignInAt)}</TimeText>
    </>
  )
}

type InvitationRowProps = { invitation: InvitationJson; calls: TeamCalls; onRevoke: () => void }

export function InvitationRow({ invitation, calls, onRevoke }: InvitationRowProps) {
  const { email, role, invitedBy, invitedAt, expiresAt } = invitation
  const now = useNow()
  return (
    <Row
      name={email}
      subtitle={
        <>
          {invitedBy ? `${invitedBy} davet etti, ` : 'Davet: '}
          <TimeText>{formatDateTime(invitedAt)}</TimeText>
        </>
      }
      role={<span className={SMALL_TEXT}>{ROLES[role].label}</span>}
      status={`Bağlantı ${remainingWords(expiresAt, now)} daha geçerli`}>
      <ActionButton
        icon={RefreshCw}
        subject={email}
        disabled={calls.isBusy}
        onClick={() => void calls.renew(invitation)}>
        Yeni bağlantı
      </ActionButton>
      <ActionButton icon={X} subject={email} disabled={calls.isBusy} onClick={onRevoke}>
        Daveti geri al
      </ActionButton>
    </Row>
  )
}

type DeactivatedRowProps = { member: MemberJson; calls: TeamCalls; onReactivate: () => void }

export function DeactivatedRow({ member, calls, onReactivate }: DeactivatedRowProps) {
  const { name, email, role, deactivatedAt } = member
  return (
    <Row
      isDeactivated
      name={name}
      subtitle={name === email ? '' : email}
      role={<span className={SMALL_TEXT}>{ROLES[role].label}</span>}
      savedText={calls.savedTextOf(member)}
      status={
        <>
          <TimeText>{formatShortDate(deactivatedAt!)}</TimeText> tarihinden beri. Yazıları ve kayıtları duruyor.
        </>
      }>
      <ActionButton icon={Undo2} subject={name} disabled={calls.isBusy} onClick={onReactivate}>
        Yeniden aç
      </ActionButton>
    </Row>
  )
}

const ROW =
  'grid grid-cols-[minmax(0,1.5fr)_8.5rem_minmax(0,1fr)_10.5rem] items-center gap-x-5 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 max-wide:grid-cols-[minmax(0,1fr)_9.5rem] max-wide:items-start max-sm:grid-cols-1'

const SMALL_TEXT = 'block text-small leading-[1.4] [overflow-wrap:anywhere] text-ink-2'

type RowProps = {
  name: ReactNode
  subtitle: ReactNode
  role: ReactNode
  /** How and when the person signs in, or how long the invitation is valid. */
  status: ReactNode
  savedText?: string
  isDeactivated?: boolean
  children: ReactNode
}

/** A person or an invitation in a list. */
function Row({ name, subtitle, role, status, savedText = '', isDeactivated, children }: RowProps) {
  return (
    <li className={ROW}>
      <div className="min-w-0">
        <b className={`block leading-[1.3] [overflow-wrap:anywhere] ${isDeactivated ? 'text-ink-3' : ''}`}>{name}</b>
        <span className={SMALL_TEXT}>{subtitle}</span>
      </div>
      <div>{role}</div>
      <div className={SMALL_TEXT}>
        {status}
        <output className="block font-semibold text-ok empty:hidden">{savedText}</output>
      </div>
      <div className="flex flex-wrap gap-x-4">{children}</div>
    </li>
  )
}

function TimeText({ children }: { children: ReactNode }) {
  return <span className="mono whitespace-nowrap">{children}</span>
}
