'use client'

import { Tags } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { readAdmin } from '@/components/admin/session/api'
import { Crumb } from '@/components/admin/shell/crumb'
import { Button } from '@/components/ui/button'
import type { ApiError } from '@/lib/api/client'
import type { GetPath } from '@/lib/api/paths'
import { MAX_LABELS } from '@/lib/site/admin-pages'
import { SCREENS } from '@/lib/site/screens'

type LabelsScreenProps<Item> = {
  title: string
  list: 'orders' | 'parts'
  errorPrefix: string
  /** Text for a URL without items. */
  none: string
  pathOf: (id: string) => GetPath<Item>
  children: (items: Item[]) => ReactNode
}

/** The labels of the items in the URL, for printing. */
export function LabelsScreen<Item>({ title, list, errorPrefix, none, pathOf, children }: LabelsScreenProps<Item>) {
  const ids = (useSearchParams().get('no') ?? '').split(',').filter(Boolean).slice(0, MAX_LABELS)
  async function read(): Promise<Item[]> {
    const items: Item[] = []
    // Requested one after another, because many requests at once would delay other screens.
    for (const id of ids) items.push((await readAdmin(pathOf(id))).body)
    return items
  }
  // Without reloads, because they would move the labels while staff check them.
  const options = { revalidateOnFocus: false }
  const { data, error, isValidating, mutate } = useSWR<Item[], ApiError>(['labels', list, ...ids], read, options)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-edge px-admin py-3 print:hidden">
        <Crumb href={SCREENS[list].path}>{SCREENS[list].label}</Crumb>
        <Button icon={Tags} variant="primary" disabled={!data?.length} onClick={() => window.print()}>
          {ids.length} Etiketi Yazdır
        </Button>
      </div>
      <div className="px-admin pt-6 pb-16 print:p-0">
        <h1 className="mb-6 text-h2 print:hidden">{title}</h1>
        <ReadFailure
          error={error}
          isReading={isValidating}
          reload={mutate}
          errorPrefix={errorPrefix}
          listScreen={list}
        />
        {!data && !error && <output>Yükleniyor…</output>}
        {ids.length === 0 && <p>{none}</p>}
        {data && data.length > 0 && children(data)}
      </div>
    </>
  )
}
