'use client'

import { Printer } from 'lucide-react'
import { useState } from 'react'
import useSWR from 'swr'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { personQuery } from '@/components/privacy/person-query'
import { callAdmin } from '@/components/admin/session/api'
import { Crumb } from '@/components/admin/shell/crumb'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import type { ApiError } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import type { PersonExport } from '@/lib/privacy/output'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { type AnsweringCompany, PersonSheet } from './person-sheet'

const PATH = apiPath('Privacy/export')

/** The reply to the person who was searched for on the KVKK screen, and a print button. */
export function PersonReply({ company }: { company: AnsweringCompany }) {
  const [query] = useState(personQuery)
  const {
    data: personExport,
    error,
    isValidating,
    mutate,
  } = useSWR<PersonExport, ApiError>(
    query && [PATH, query],
    async () => (await callAdmin(PATH, { method: 'POST', json: query! })).body,
    { revalidateOnFocus: false },
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-edge px-admin py-3 print:hidden">
        <Crumb href={ADMIN_PATHS.privacy}>KVKK</Crumb>
        {query && (
          <Button icon={Printer} variant="primary" disabled={!personExport} onClick={() => window.print()}>
            Yazdır
          </Button>
        )}
      </div>
      {personExport ? (
        <PersonSheet personExport={personExport} company={company} />
      ) : (
        <div className="px-admin py-6">
          <h1 className="mb-6 text-h2">KVKK yanıtı</h1>
          <ReadFailure error={error} isReading={isValidating} reload={mutate} errorPrefix="Yanıt hazırlanamadı: " />
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
