'use client'

import { FileText, Info, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { takeFocus } from '@/components/admin/form/form-notices'
import { FormFrame } from '@/components/admin/form/form-frame'
import { personQuery } from '@/components/privacy/person-query'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { personOf, INVALID_PERSON } from '@/lib/privacy/schema'
import type { ErasureResult, PersonJson } from '@/lib/privacy/output'
import { ADMIN_PATHS, PRIVACY_PAPER_PATH } from '@/lib/site/admin-pages'
import { ExpiringMessages } from './expiring-messages'
import { ErasureForm } from './erasure-form'
import { ExportPanel } from './export-panel'
import { storedDataOf, isErasable } from './stored-data'
import { StoredDataTable } from './stored-data-table'
import { MentionLinks } from './mention-links'
import { usePerson } from './use-person'

/** Answers people's requests about their data: search, export, erasure. */
export function PrivacyScreen() {
  const { result, busy, failure, erasure, search, erase } = usePerson()
  return (
    <div className="grid max-w-[72rem] gap-6">
      <search>
        <SearchForm isBusy={busy === 'search'} onSearch={(person) => void search({ person, withCompany: false })} />
      </search>
      <div className="grid gap-6 empty:hidden">
        {failure && <Alert tone="bad" title={failure} />}
        {erasure && <Alert ref={takeFocus} tone="good" title={erasureSentence(erasure.erased)} />}
        {erasure && erasure.mentions.count > 0 && (
          <Alert
            tone="neutral"
            icon={Info}
            title={`Adı başka ${erasure.mentions.count} kayıtta duruyor, açıp siz düzeltin:`}
            text={<MentionLinks {...erasure.mentions} />}
          />
        )}
      </div>
      {result && (
        <PersonResult key={result.person.person} person={result.person}>
          <ErasureForm
            person={result.person}
            withCompany={result.query.withCompany}
            isBusy={busy !== null}
            isErasing={busy === 'erase'}
            onCompany={(withCompany) => void search({ person: result.person.person, withCompany })}
            onErase={erase}
          />
        </PersonResult>
      )}
      <ExpiringMessages />
    </div>
  )
}

function erasureSentence({ messages, photos, orders, customers }: ErasureResult): string {
  const counts = [
    messages > 0 && `${messages} mesaj`,
    photos > 0 && `${photos} fotoğraf`,
    orders > 0 && `${orders} iş emrinde ad ve iletişim`,
    customers > 0 && `${customers} müşteri kaydında kişi`,
  ].filter(Boolean)
  return `Kişinin verisi silindi${counts.length > 0 ? `: ${counts.join(', ')}` : ''}. İşlem kaydında başvuru tarihi var.`
}

function SearchForm({ isBusy, onSearch }: { isBusy: boolean; onSearch: (person: string) => void }) {
  const [text, setText] = useState(() => personQuery()?.person ?? '')
  const [error, setError] = useState('')
  return (
    <FormFrame
      title="Kişiyi ara"
      onSubmit={(event) => {
        event.preventDefault()
        const person = text.trim()
        setError(personOf(person) ? '' : INVALID_PERSON)
        if (personOf(person)) onSearch(person)
        else event.currentTarget.querySelector('input')?.focus()
      }}>
      <div className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)_auto] items-start gap-3 px-5 pt-4 pb-5 max-sm:grid-cols-1 max-sm:px-4">
        <TextField
          label="E-posta ya da telefon"
          name="kisi"
          type="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          error={error}
          onChange={({ target }) => {
            setText(target.value)
            setError('')
          }}
        />
        <Button
          icon={Search}
          type="submit"
          variant="primary"
          busy={isBusy && 'Aranıyor'}
          className="min-h-12 sm:mt-7.5">
          Ara
        </Button>
      </div>
    </FormFrame>
  )
}

function PersonResult({ person, children }: { person: PersonJson; children: ReactNode }) {
  const { isStaff, names, others, kind } = person
  const storedData = storedDataOf(person)
  const account = isStaff && (
    <Alert
      tone="neutral"
      live="status"
      icon={Info}
      title={
        <>
          Bu adres bir kullanıcının hesabı: <Link href={ADMIN_PATHS.users}>Kullanıcılar</Link>’dan yönetin.
        </>
      }
    />
  )
  if (storedData.length === 0) return account || <NoPersonAlert kind={kind} />
  return (
    <>
      {account}
      <StoredDataTable person={person} rows={storedData} />
      {names.length > 1 && (
        <Alert
          tone="neutral"
          icon={Info}
          title={`Bu kayıtlarda birden çok ad var: ${names.join(', ')}.`}
          text="Hepsi birlikte verilir ve birlikte silinir. Başvuran yalnız biriyse ötekinin adresini önce kayıtlarda düzeltin."
        />
      )}
      {others.length > 0 && (
        <Alert
          tone="neutral"
          icon={Info}
          title={`Aynı telefonu ya da adresi kullanan başkaları var: ${namesOf(others)}.`}
          text="Onların kayıtları burada yok ve silinmez. Aynı kişiyse onu da arayın."
        />
      )}
      <ExportPanel person={person} />
      {!isStaff && isErasable(person) && children}
    </>
  )
}

const namesOf = (others: PersonJson['others']) =>
  [...new Set(others.map(({ contactPerson, email }) => (email ? `${contactPerson} (${email})` : contactPerson)))].join(
    ', ',
  )

function NoPersonAlert({ kind }: Pick<PersonJson, 'kind'>) {
  const [noun, other] = kind === 'email' ? ['adres', 'telefonla'] : ['telefon', 'e-postayla']
  return (
    <section aria-live="polite" aria-label="Sonuç" className="border border-line bg-paper px-4 py-5 text-ink-2">
      <p className="font-semibold text-ink">Bu {noun} hiçbir kayıtta yok.</p>
      <p>Yazımı denetleyin ya da {other} arayın. “Kaydınız yoktur” diye yanıtlayabilirsiniz.</p>
      <ButtonLink icon={FileText} href={PRIVACY_PAPER_PATH} className="mt-4 text-ink">
        Yanıt Sayfası
      </ButtonLink>
    </section>
  )
}
