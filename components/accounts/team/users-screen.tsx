'use client'

import { Info, UserPlus } from 'lucide-react'
import { FailureBox } from '@/components/admin/form/form-notices'
import { ListSkeleton, ReadFailure } from '@/components/admin/list/loading-boundary'
import { PageHeaderAction } from '@/components/admin/shell/page-header-action'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { Icon } from '@/components/ui/icon'
import type { TeamJson } from '@/lib/accounts/team/output'
import { InviteForm } from './invite-form'
import { OneTimeLink } from './one-time-link'
import { People } from './people'
import { RolesTable } from './roles-table'
import { useTeam } from './use-team'

export function UsersScreen() {
  const calls = useTeam()
  const { team, read, failure, link, invite } = calls
  // The list's height is unknown until it has loaded, so the sections below it are rendered afterwards.
  const isSettled = Boolean(team ?? read.error)
  return (
    <>
      <PageHeaderAction>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-ink-2">{team ? countsOf(team) : '…'}</p>
          <a href="#davet" className={buttonClasses({ className: 'wide:hidden' })}>
            <Icon of={UserPlus} />
            Davet et
          </a>
        </div>
      </PageHeaderAction>
      <div className="grid max-w-320 grid-cols-[minmax(0,1fr)_22rem] items-start gap-6 max-wide:max-w-240 max-wide:grid-cols-1">
        <div className="grid min-w-0 grid-cols-1 gap-6" aria-busy={!team && read.isReading}>
          {link && <OneTimeLink key={link.url} link={link} />}
          {failure && <FailureBox key={failure.at} failure={failure} />}
          <ReadFailure {...read} errorPrefix="Kullanıcılar yüklenirken hata oluştu: " />
          {team?.sendsMail === false && (
            <Alert
              tone="neutral"
              icon={Info}
              title="E-posta gönderimi ayarlı değil."
              text="Davet ve şifre bağlantıları yalnız burada, bir kez gösterilir."
            />
          )}
          {team && <People team={team} calls={calls} />}
          {isSettled ? <RolesTable /> : <ListSkeleton />}
        </div>
        {isSettled && (
          <div id="davet" className="scroll-mt-20">
            <InviteForm invite={invite} />
          </div>
        )}
      </div>
    </>
  )
}

function countsOf({ people, invitations }: TeamJson): string {
  return `${people.length} kişi${invitations.length > 0 ? `, ${invitations.length} davet` : ''}`
}
