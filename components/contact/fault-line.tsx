import type { ReactNode } from 'react'
import { BrandName } from '@/components/site/frame/brand-name'
import { Display } from '@/components/site/display/display'
import { Link } from '@/components/ui/link'
import type { Fault } from '@/lib/faults/data'
import { withinSentence } from '@/lib/platform/turkish/case'
import { faultPath } from '@/lib/site/pages'
import { isCode } from './prefill'

/** The number of characters that fit in the narrow display. */
const MAX_NARROW_LENGTH = 8

/** Shows the fault for which the form was filled: its code and a link back to its page. */
export function FaultLine({ fault: { slug, brand, series, code, title } }: { fault: Fault }) {
  return (
    <Line code={code} lead="Şu arıza için:">
      <Link href={faultPath(slug)} className="font-semibold">
        <BrandName>{brand}</BrandName> {series && `${series}, `}
        {series ? withinSentence(title) : title}
      </Link>
    </Line>
  )
}

/** Shows the search that had no hits, for which the form was filled. */
export function TextLine({ text }: { text: string }) {
  return (
    <Line code={isCode(text) ? text : ''} lead="Aradığınız:">
      <b className={isCode(text) ? 'mono' : ''}>{text}</b>
    </Line>
  )
}

function Line({ code, lead, children }: { code: string; lead: string; children: ReactNode }) {
  return (
    <>
      {code && (
        <div className={`grid min-w-30 ${code.length > MAX_NARROW_LENGTH ? 'sm:min-w-56' : ''}`}>
          <Display code={code} size="small" />
        </div>
      )}
      <p className="self-center px-5 py-3 leading-[1.4] wrap-anywhere max-sm:px-4 not-first:max-sm:col-span-full first:col-span-2 max-sm:first:col-span-1">
        <span className="block text-small text-ink-2">{lead}</span>
        {children}
      </p>
    </>
  )
}
