import type { ReactNode } from 'react'
import { CodeList } from '@/components/faults/code-list'
import { Pager } from '@/components/site/pager'
import { FAULTS_PER_PAGE } from '@/lib/faults/data'
import { codesLabel } from '@/lib/faults/lists'
import { faultListPath } from '@/lib/site/pages'
import { AlphabetNav } from './alphabet-nav'
import type { FaultListPage } from './read-list'

const NEXT = `Sonraki ${FAULTS_PER_PAGE}`
const PREVIOUS = `Önceki ${FAULTS_PER_PAGE}`

/** A list's alphabet navigation, and a page of its codes. */
export function CodesSection({ listPage, title }: { listPage: FaultListPage; title: ReactNode }) {
  const { list, faults, total, pageCount, letters } = listPage
  const { page = 1 } = list
  const first = (page - 1) * FAULTS_PER_PAGE + 1
  // `service` is the device group of the list.
  const columnsOfBrand = list.service ? 'series' : 'no-brand'
  const columns = list.brand ? columnsOfBrand : list.service ? 'no-device' : 'all'
  return (
    <section aria-labelledby="kodlar" className="border-t border-line pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 px-gut pb-5">
        <h2 id="kodlar" className="max-w-full text-h2">
          {list.letter ? codesLabel(list.letter) : title}
        </h2>
        <p className="text-ink-2">
          <span className="mono">{total.toLocaleString('tr-TR')}</span> kayıt
          {pageCount > 1 && (
            <>
              ,{' '}
              <span className="mono">
                {first.toLocaleString('tr-TR')}–{(first + faults.length - 1).toLocaleString('tr-TR')}
              </span>{' '}
              arası
            </>
          )}
        </p>
      </div>
      <AlphabetNav list={list} lettersWithFaults={letters} />
      <div className="below-fold [--estimated-height:140rem]">
        <CodeList faults={faults} columns={columns} />
      </div>
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          pathOf={(number) => faultListPath({ ...list, page: number })}
          previous={PREVIOUS}
          next={NEXT}
          className="border-edge"
        />
      )}
    </section>
  )
}
