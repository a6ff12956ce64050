'use client'

import { ArrowLeft, Printer } from 'lucide-react'
import { useState } from 'react'
import useSWR from 'swr'
import { personQuery } from '@/components/privacy/person-query'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { type AnsweringCompany, PersonSheet } from './person-sheet'

const PATH = apiPath('Privacy/export')

/** The reply to the person who was searched for on the KVKK screen, and a print button. */
export function PersonReply({ company }: { company: AnsweringCompany }) {
  const [query] = useState(personQuery)
  const { data, error, isValidating, mutate } = useSWR(
    query && [PATH, query],
    async () => (await callAdmin(PATH, { method: 'POST', json: query! })).body,
    { revalidateOnFocus: false },
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-edge px-admin py-3 print:hidden">
        <Link href={ADMIN_PATHS.privacy} className="inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink">
          <Icon of={ArrowLeft} />
          KVKK
        </Link>
        {query && (
          <Button icon={Printer} variant="primary" disabled={!data} onClick={() => window.print()}>
            Yazdır
          </Button>
        )}
      </div>
      {data ? (
        <PersonSheet data={data} company={company} />
      ) : (
        <div className="px-admin py-6">
          <h1 className="mb-6 text-h2">KVKK yanıtı</h1>
          {error && (
            <Alert
              tone="bad"
              title={`Yanıt hazırlanamadı: ${reasonOf(error)}`}
              actions={
                <Button disabled={isValidating} onClick={() => void mutate()}>
                  Yeniden Dene
                </Button>
              }
            />
          )}
          {query && !error && <output>Yükleniyor…</output>}
          {!query && (
            <Alert
              tone="neutral"
              title="Bu sayfa kimin için olduğunu tutmaz."
              text="Kişiyi KVKK ekranında arayın, sayfayı oradan açın."
              actions={<ButtonLink href={ADMIN_PATHS.privacy}>KVKK Ekranı</ButtonLink>}
            />
          )}
        </div>
      )}
    </>
  )
}
