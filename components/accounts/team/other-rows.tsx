import { RefreshCw, Undo2, X } from 'lucide-react'
import { useNow } from '@/components/admin/use-now'
import { ROLES } from '@/lib/access/roles'
import type { InvitationJson, MemberJson } from '@/lib/accounts/team/output'
import { formatDateTime, formatShortDate, leftWords } from '@/lib/platform/turkish/dates'
import { Row, RowAction, SUB, Time } from './row'

type InvitationRowProps = { invitation: InvitationJson; isBusy: boolean; onRenew: () => void; onTakeBack: () => void }

/** Somebody who has not opened the account yet. */
export function InvitationRow({ invitation, isBusy, onRenew, onTakeBack }: InvitationRowProps) {
  const { email, role, invitedBy, invitedAt, expiresAt } = invitation
  const now = useNow()
  return (
    <Row
      name={email}
      sub={
        <>
          {invitedBy ? `${invitedBy} davet etti, ` : 'Davet: '}
          <Time>{formatDateTime(invitedAt)}</Time>
        </>
      }
      role={<span className={SUB}>{ROLES[role].label}</span>}
      state={`Bağlantı ${leftWords(expiresAt, now)} daha geçerli`}>
      <RowAction icon={RefreshCw} name={email} disabled={isBusy} onPress={onRenew}>
        Yeni bağlantı
      </RowAction>
      <RowAction icon={X} name={email} disabled={isBusy} onPress={onTakeBack}>
        Daveti geri al
      </RowAction>
    </Row>
  )
}

type ClosedRowProps = { member: MemberJson; isBusy: boolean; saved: string; onReopen: () => void }

/** Somebody whose account is closed. */
export function ClosedRow({ member, isBusy, saved, onReopen }: ClosedRowProps) {
  const { name, email, role, deactivatedAt } = member
  return (
    <Row
      isOff
      name={name}
      sub={name === email ? '' : email}
      role={<span className={SUB}>{ROLES[role].label}</span>}
      saved={saved}
      state={
        <>
          <Time>{formatShortDate(deactivatedAt!)}</Time> tarihinden beri. Yazıları ve kayıtları duruyor.
        </>
      }>
      <RowAction icon={Undo2} name={name} disabled={isBusy} onPress={onReopen}>
        Yeniden aç
      </RowAction>
    </Row>
  )
}
