import { useEffect, useRef, useState } from 'react'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { callAdmin, isStale, reasonOf, useRead } from '@/components/admin/session/api'
import { ROLES } from '@/lib/access/roles'
import type { InvitationJson, MemberJson, NewInvitationJson } from '@/lib/accounts/team/output'
import type { Invite, MemberChange } from '@/lib/accounts/team/schema'
import { ApiError } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import { entityTag } from '@/lib/api/replies'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** A link for a person, which is shown until the screen is closed. */
export type IssuedLink = Omit<NewInvitationJson, 'invitation'> & { title: string }

function textOf(errorPrefix: string, error: unknown): string {
  if (isStale(error)) return 'Bu hesap siz bakarken değişti. Şimdi güncel hâlini görüyorsunuz.'
  const reason = reasonOf(error)
  return error instanceof ApiError && error.status === 409 ? reason : errorPrefix + reason
}

/** The calls of the team screen. Each call reloads the team, even after a failure. */
export function useTeam() {
  const read = useRead(apiPath('Team'))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<(FormFailure & { at: number }) | null>(null)
  const [savedMessage, setSavedMessage] = useState<{ id: string; text: string } | null>(null)
  const [link, setLink] = useState<IssuedLink | null>(null)
  const [focusCount, setFocusCount] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)

  // In an effect, because a closing dialog first returns the focus.
  useEffect(() => {
    if (focusCount > 0) heading.current?.focus()
  }, [focusCount])

  /**
   * Makes a call and returns whether it succeeded. `navigates` opens the dashboard afterwards, because the user's new role may
   * not open this screen.
   */
  async function act(errorPrefix: string, call: () => Promise<void>, navigates = false): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setFailure(null)
    setSavedMessage(null)
    let newFailure: typeof failure = null
    try {
      await call()
      if (navigates) {
        window.location.assign(ADMIN_PATHS.dashboard)
        return true
      }
    } catch (error) {
      newFailure = { text: textOf(errorPrefix, error), at: Date.now() }
    }
    await read.reload()
    // After the reload, because the text may say that the current state is shown.
    setFailure(newFailure)
    setBusy(false)
    return newFailure === null
  }

  const changeMember = async (member: MemberJson, json: MemberChange) =>
    callAdmin(apiPath('Team/[key]', { key: member.id }), { method: 'PATCH', json, ifMatch: entityTag(member) })

  async function invite(json: Invite): Promise<void> {
    const { body } = await callAdmin(apiPath('Team/invitations'), { method: 'POST', json })
    setLink({ ...body, title: `${json.email} davet edildi` })
    await read.reload()
  }

  return {
    team: read.data,
    read,
    /** Whether a call is running. It disables all rows, so that no press is ignored. */
    isBusy,
    failure,
    /** Returns what was saved for a member, or ''. */
    savedTextOf: ({ id }: MemberJson) => (savedMessage?.id === id ? savedMessage.text : ''),
    link,
    heading,
    /** Moves the focus to the lists, because the focused row was removed from its list. */
    focusLists: () => setFocusCount((count) => count + 1),
    /** Invites a person and shows the link. @throws {ApiError} */
    invite,
    setRole: (member: MemberJson, role: MemberJson['role']) =>
      act(
        'Rol değiştirilirken hata oluştu: ',
        async () => {
          await changeMember(member, { role })
          setSavedMessage({ id: member.id, text: `Rolü artık ${ROLES[role].label}.` })
        },
        member.isSelf,
      ),
    setActive: (member: MemberJson, isActive: boolean) =>
      act(isActive ? 'Hesap açılırken hata oluştu: ' : 'Hesap kapatılırken hata oluştu: ', async () => {
        await changeMember(member, { isActive })
        setSavedMessage({ id: member.id, text: isActive ? 'Yeniden girebilir.' : 'Artık giremez.' })
      }),
    makePasswordLink: (member: MemberJson) =>
      act('Şifre bağlantısı oluşturulurken hata oluştu: ', async () => {
        const { body } = await callAdmin(apiPath('Team/[key]/password-link', { key: member.id }), { method: 'POST' })
        const { url, ...rest } = body
        if (url) setLink({ ...rest, url, title: `${member.name}: şifre bağlantısı` })
        else setSavedMessage({ id: member.id, text: 'Şifre bağlantısı e-postayla gönderildi.' })
      }),
    renew: ({ email, role }: InvitationJson) =>
      act('Yeni bağlantı oluşturulurken hata oluştu: ', () => invite({ email, role })),
    revoke: ({ id }: InvitationJson) =>
      act('Davet geri alınırken hata oluştu: ', async () => {
        setLink(null)
        await callAdmin(apiPath('Team/invitations/[key]', { key: id }), { method: 'DELETE' })
      }),
  }
}

export type TeamCalls = ReturnType<typeof useTeam>
