'use client'

import { useAccount } from '@/components/admin/shell/use-account'
import { ROLES } from '@/lib/access/roles'
import { Braces, Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ListFrame } from '@/components/admin/list/list'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { ACCOUNT_SECTIONS, ADMIN_PATHS } from '@/lib/site/admin-pages'
import { EmailForm, NameForm, PasswordForm } from './account-forms'
import { SecondFactor } from './second-factor'
import { SessionList } from './session-list'

export function AccountLine() {
  const { data } = useAccount()
  return data && <p className="wrap-anywhere">{`${data.email}, ${ROLES[data.role].label}`}</p>
}

/** The user's own account. If the second factor is required and missing, only its setup is shown. */
export function AccountScreen() {
  const { data, isLoading, reload } = useAccount()
  // A new token reloads the account. While it loads, the previous data keeps the forms and their messages mounted.
  const [account, setAccount] = useState(data)
  if (data && data !== account) setAccount(data)
  const [areCodesShown, setCodesShown] = useState(false)
  const isLoaded = account !== undefined
  useEffect(() => {
    if (isLoaded) document.getElementById(window.location.hash.slice(1))?.querySelector('input')?.focus()
  }, [isLoaded])
  if (!account && isLoading) return <output>Yükleniyor…</output>

  const mustAddFactor = account?.mustAddSecondFactor === true
  const showsOnlyFactor = mustAddFactor || areCodesShown
  return (
    <div className="grid max-w-288 grid-cols-[minmax(0,1fr)] gap-6">
      {mustAddFactor && !areCodesShown && (
        <Alert
          tone="neutral"
          icon={Info}
          title="İki adımlı giriş zorunlu kılındı."
          text="Panele geçmek için telefonunuzu şimdi bağlayın; iki dakika sürer."
        />
      )}
      {!showsOnlyFactor && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 nav:grid-cols-[repeat(2,minmax(0,1fr))] nav:grid-rows-[auto_1fr]">
          <div id={ACCOUNT_SECTIONS.email} className="scroll-mt-4">
            <EmailForm email={account?.email} />
          </div>
          <div id={ACCOUNT_SECTIONS.password} className="scroll-mt-4 nav:col-start-2 nav:row-span-2 nav:row-start-1">
            <PasswordForm />
          </div>
          <div id={ACCOUNT_SECTIONS.name} className="scroll-mt-4">
            <NameForm name={account?.name} onChanged={reload} />
          </div>
        </div>
      )}
      <div id={ACCOUNT_SECTIONS.secondFactor} className="scroll-mt-4">
        <SecondFactor onChanged={reload} onCodesShown={setCodesShown} />
      </div>
      {!showsOnlyFactor && <SessionList />}
      {!showsOnlyFactor && (
        <ListFrame title="Program arayüzü">
          <Link
            href={ADMIN_PATHS.api}
            className="flex min-h-13 items-center gap-3 px-4 py-2 no-underline hover:bg-tint">
            <Icon of={Braces} />
            API: muhasebe ya da başka bir program bağlanacaksa
          </Link>
        </ListFrame>
      )}
    </div>
  )
}
