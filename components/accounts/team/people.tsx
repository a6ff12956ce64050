import { useState } from 'react'
import { ConfirmDialog } from '@/components/admin/list/confirm-dialog'
import { ListFrame } from '@/components/admin/list/list'
import { ROLES } from '@/lib/access/roles'
import type { TeamJson } from '@/lib/accounts/team/output'
import { DeactivatedRow, InvitationRow, MemberRow, type Question } from './rows'
import type { TeamCalls } from './use-team'

/** Returns the text of the question: the sessions that a deactivation ends, or the rights that the person loses. */
function questionOf({ member, role }: Question): string {
  const { name, openSessions, isSelf } = member
  const sessionsText = openSessions > 0 ? `, açık ${openSessions} oturumu hemen kapanır` : ''
  if (role) return `Rolünüz ${ROLES[role].label} olur. Bu ekranı bir daha yalnız başka bir Yönetici size açabilir.`
  if (isSelf) return 'Bir daha giremezsiniz, açık oturumlarınız hemen kapanır. Hesabınızı başka bir Yönetici açabilir.'
  return `${name} giremez${sessionsText}. Yazdıkları ve iş emirleri durur.`
}

export function People({ team, calls }: { team: TeamJson; calls: TeamCalls }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const { people, invitations } = team
  const active = people.filter(({ deactivatedAt }) => deactivatedAt === null)
  const deactivated = people.filter(({ deactivatedAt }) => deactivatedAt !== null)
  const isOnlyManager = active.filter(({ role }) => role === 'manager').length === 1
  const { isBusy, heading } = calls

  async function confirm({ member, role }: Question) {
    const isDone = await (role ? calls.setRole(member, role) : calls.setActive(member, false))
    setQuestion(null)
    if (isDone) calls.focusLists()
  }

  /** Moves the focus after a call that removes the row from its list. */
  async function moveFocusAfter(call: Promise<boolean>) {
    if (await call) calls.focusLists()
  }

  return (
    <>
      <ListFrame
        id="girebilenler"
        title="Girebilenler"
        aside={<span className="mono">{active.length}</span>}
        headingRef={heading}>
        <ul>
          {active.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              calls={calls}
              isLocked={isOnlyManager && member.role === 'manager'}
              onAsk={setQuestion}
            />
          ))}
        </ul>
      </ListFrame>
      {isOnlyManager && (
        <p className="-mt-6 border border-t-0 border-line bg-paper px-4 py-3 text-small leading-[1.4] text-ink-2">
          Tek Yönetici sizsiniz: rolünüz değişmez, hesabınız kapanmaz. Önce ikinci bir Yönetici davet edin.
        </p>
      )}
      {invitations.length > 0 && (
        <ListFrame
          id="davet-bekleyen"
          title="Davet bekleyen"
          aside={<span className="mono">{invitations.length}</span>}>
          <ul>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                calls={calls}
                onRevoke={() => void moveFocusAfter(calls.revoke(invitation))}
              />
            ))}
          </ul>
        </ListFrame>
      )}
      {deactivated.length > 0 && (
        <ListFrame id="devre-disi" title="Devre dışı" aside={<span className="mono">{deactivated.length}</span>}>
          <ul>
            {deactivated.map((member) => (
              <DeactivatedRow
                key={member.id}
                member={member}
                calls={calls}
                onReactivate={() => void moveFocusAfter(calls.setActive(member, true))}
              />
            ))}
          </ul>
        </ListFrame>
      )}
      <ConfirmDialog
        open={question !== null}
        confirmLabel={question?.role ? 'Rolümü Değiştir' : 'Devre Dışı Bırak'}
        busy={question !== null && isBusy && 'Kaydediliyor'}
        onConfirm={() => question && void confirm(question)}
        onCancel={() => setQuestion(null)}>
        <p>{question && questionOf(question)}</p>
      </ConfirmDialog>
    </>
  )
}
