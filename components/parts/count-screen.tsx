'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/admin/form/choices'
import { SubmitButton } from '@/components/admin/form/form-frame'
import { FormNotices } from '@/components/admin/form/form-notices'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { submitHandler } from '@/components/admin/form/use-submit'
import { ListView, MoreRows, SearchBox, useSearch } from '@/components/admin/list/list'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { ActionMessage } from '@/components/admin/parts/action-message'
import { callAdmin } from '@/components/admin/session/api'
import { ButtonLink } from '@/components/ui/button'
import { Options, Select } from '@/components/ui/select'
import { apiPath } from '@/lib/api/paths'
import type { CountResultJson, PartRowJson } from '@/lib/parts/output'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import {
  type CountDraft,
  differenceOf,
  differingCountsIn,
  EMPTY_COUNT,
  isChanged,
  invalidCountsIn,
  withCount,
} from './count-draft'
import { CountRow } from './count-row'
import { MovedPartQuestion } from './moved-part-question'
import { milliOf, MOVEMENT_ERROR, PART_LIST_ERROR, signedText } from './words'

const FILTERS = { '': 'Bütün yerler', low: 'Yalnız azalanlar', negative: 'Yalnız sıfırın altındakiler' } as const

function groupByPlace(parts: readonly PartRowJson[]): [place: string, parts: PartRowJson[]][] {
  const partsByPlace = new Map<string, PartRowJson[]>()
  for (const part of parts) partsByPlace.set(part.place, [...(partsByPlace.get(part.place) ?? []), part])
  return [...partsByPlace]
}

/** The form for counting parts from shelf to shelf. It saves only differences, and asks about parts that had movements meanwhile. */
export function CountScreen() {
  const { text, setText, search } = useSearch()
  const [filter, setFilter] = useState<keyof typeof FILTERS>('')
  const [showsRecord, setShowsRecord] = useState(true)
  const [outcome, setOutcome] = useState<CountResultJson | null>(null)
  const list = useAdminList(apiPath('Parts'), { search, filter: { sort: 'place', ...(filter && { filter }) } })
  const editor = useItemForm({
    name: 'sayim',
    initial: EMPTY_COUNT,
    isChanged,
    failureOf: ({ message }) => ({ text: MOVEMENT_ERROR + message }),
  })
  const { form, draft, isSending } = editor
  const counts = Object.values(draft.counted)
  const invalidCounts = invalidCountsIn(draft)

  function submit() {
    const errors = Object.fromEntries(invalidCounts.map(({ id }) => [id, ['Miktarı 2 ya da 1,5 biçiminde yazın.']]))
    const items = counts.map(({ id, text: typed, unit, seen }) => ({ id, counted: milliOf(typed, unit) ?? 0, seen }))
    return editor.save(
      async () => {
        const { body } = await callAdmin(apiPath('Parts/count'), { method: 'POST', json: { items } })
        setOutcome(body)
        await list.reload()
      },
      { errors },
    )
  }

  return (
    <div className="max-w-240">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SearchBox
          label="Kod, ad ya da raf ara"
          placeholder="Kod, ad, raf"
          text={text}
          setText={setText}
          className="w-120 max-sm:w-full"
        />
        <div className="flex items-center gap-2.5 max-sm:w-full">
          <label htmlFor="yer" className="text-ink-2">
            Yer
          </label>
          <Select
            id="yer"
            value={filter}
            onChange={({ target }) => setFilter(target.value as keyof typeof FILTERS)}
            className="w-60 max-sm:flex-1">
            <Options of={Object.entries(FILTERS)} />
          </Select>
        </div>
      </div>
      <FormNotices form={editor} subject="kayıt" />
      {outcome && (
        <>
          {(outcome.written.length > 0 || outcome.moved.length === 0) && (
            <ActionMessage takesFocus title={outcomeText(outcome)} className="mb-4" />
          )}
          {outcome.moved.map((part) => (
            <MovedPartQuestion
              key={part.id}
              part={part}
              onAnswered={(next) => {
                const moved = outcome.moved.flatMap((other) => (other.id === part.id ? (next ?? []) : other))
                setOutcome({ ...outcome, moved })
                void list.reload()
              }}
            />
          ))}
        </>
      )}
      <ListView
        list={list}
        errorPrefix={PART_LIST_ERROR}
        empty={{ title: 'Sayılacak parça yok.', text: 'Parçalar listesinden ekleyin ya da CSV ile aktarın.' }}
        search={{ term: search, clear: () => setText('') }}
        skeleton={{ rows: 6, row: 'min-h-16' }}>
        {(parts) => (
          <form
            ref={form}
            noValidate
            aria-label="Sayım"
            onSubmit={submitHandler(submit)}
            className="border-2 border-edge bg-paper">
            <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b-2 border-edge bg-sheet px-5 py-1 max-sm:px-4">
              <h2 className="text-[1.1875rem]">
                {list.total.toLocaleString('tr-TR')} parça, {counts.length.toLocaleString('tr-TR')} sayıldı
              </h2>
              <Checkbox checked={showsRecord} onChange={({ target }) => setShowsRecord(target.checked)}>
                Kayıttaki miktarı göster
              </Checkbox>
            </header>
            <fieldset disabled={isSending} className="min-w-0 *:not-first:border-t *:not-first:border-edge">
              {groupByPlace(parts).map(([place, partsOfPlace]) => (
                <section
                  key={place}
                  aria-label={place || 'Yeri yok'}
                  className="grid grid-cols-[9rem_minmax(0,1fr)] max-md:grid-cols-1">
                  <h3 className="border-r border-line px-5 py-4.5 font-sans text-[1rem] leading-[1.35] font-semibold tracking-normal [overflow-wrap:anywhere] max-md:border-r-0 max-md:px-4 max-md:pt-3 max-md:pb-1 max-md:font-normal max-md:text-ink-2">
                    {place || 'Yeri yok'}
                  </h3>
                  <ul>
                    {partsOfPlace.map((part) => (
                      <CountRow
                        key={part.id}
                        part={part}
                        countedPart={draft.counted[part.id]}
                        showsRecord={showsRecord}
                        error={editor.errors[part.id]?.join(' ')}
                        onChange={(typed) => editor.change(withCount(draft, part, typed))}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            </fieldset>
            <CountBar draft={draft} isSending={isSending} />
          </form>
        )}
      </ListView>
      <MoreRows list={list} />
    </div>
  )
}

const outcomeText = ({ written }: CountResultJson) =>
  written.length > 0 ? `Sayım yazıldı: ${written.length.toLocaleString('tr-TR')} fark.` : 'Sayım tuttu, fark yok.'

const MAX_NAMED_DIFFERENCES = 8

function CountBar({ draft, isSending }: { draft: CountDraft; isSending: boolean }) {
  const differences = differingCountsIn(draft)
  const count = differences.length.toLocaleString('tr-TR')
  const unnamedCount = differences.length - MAX_NAMED_DIFFERENCES
  return (
    <div className="sticky bottom-0 z-2 flex flex-wrap items-center gap-3 border-t border-edge bg-sheet px-5 py-4 max-sm:static max-sm:px-4 max-sm:*:flex-auto">
      <output className="basis-full leading-[1.4] [overflow-wrap:anywhere]">
        {differences.length === 0 ? (
          <span className="text-ink-2">
            {isChanged(draft) ? 'Sayılanlar kayıtla aynı.' : 'Saydığınızı yazın; yalnız farklar yazılır.'}
          </span>
        ) : (
          <>
            <b>{count} fark:</b>{' '}
            {differences.slice(0, MAX_NAMED_DIFFERENCES).map((part, index) => (
              <span key={part.id}>
                {index > 0 && ', '}
                <span className="mono">
                  {part.code} {signedText(differenceOf(part)!)}
                </span>
              </span>
            ))}
            {unnamedCount > 0 && ` ve ${unnamedCount} tane daha`}
          </>
        )}
        {draft.startedAt && (
          <span className="block text-small text-ink-2">Başlangıç {formatDateTime(draft.startedAt)}</span>
        )}
      </output>
      <SubmitButton isPlain={!isChanged(draft)} busy={isSending && 'Yazılıyor'}>
        {differences.length > 0 ? `${count} Farkı Yaz` : 'Sayımı Bitir'}
      </SubmitButton>
      <ButtonLink href={ADMIN_PATHS.parts}>Sonra Sürdür</ButtonLink>
    </div>
  )
}
