import { GitCompareArrows } from 'lucide-react'
import { ActionMessage } from '@/components/admin/parts/action-message'
import { ButtonLink } from '@/components/ui/button'
import type { BinBulkJson } from '@/lib/bin/output'
import type { BinAction } from '@/lib/bin/schema'
import { withSearch } from '@/lib/site/admin-pages'
import { type Kind, KINDS } from '@/lib/site/kinds'
import { countText } from '@/lib/platform/turkish/numbers'

const LINK_LABELS: Record<Kind, string> = {
  service: 'Hizmetlere Git',
  post: 'Bloga Git',
  fault: 'Arıza Kodlarına Git',
  reference: 'Referanslara Git',
  redirect: 'Yönlendirmelere Git',
}

const DONE: Record<BinAction, { done: string; notDone: string }> = {
  restore: { done: 'geri alındı', notDone: 'geri alınmadı' },
  purge: { done: 'kalıcı olarak silindi', notDone: 'kalıcı olarak silinmedi' },
}

const MAX_NAMED = 5

type BinOutcomeProps = { outcome: { action: BinAction; result: BinBulkJson } }

/** Says what was restored or purged, and why the others were skipped. */
export function BinOutcome({ outcome: { action, result } }: BinOutcomeProps) {
  const { done, missing, refused } = result
  const [firstRefused] = refused
  const kinds = [...new Set(done.map(({ kind }) => kind))]
  const [kind] = kinds
  const noun = kinds.length === 1 && !firstRefused ? KINDS[kind!].words.one.toLocaleLowerCase('tr') : 'kayıt'
  const summary =
    done.length > 0 ? `${countText(done.length)} ${noun} ${DONE[action].done}` : `Hiçbir kayıt ${DONE[action].notDone}`
  const skipped = firstRefused && `, ${countText(refused.length)} kayıt atlandı`
  const reasons = refused.slice(0, MAX_NAMED).map(({ label, reason }) => `“${label}”: ${reason}`)
  const sentences = [
    ...reasons,
    refused.length > MAX_NAMED && `Ve ${countText(refused.length - MAX_NAMED)} tane daha.`,
    missing.length > 0 && `${countText(missing.length)} tanesi Silinenler’de yoktu.`,
    done.length > 0 &&
      done.every(({ isPublic }) => isPublic) &&
      !firstRefused &&
      (done.length === 1 ? 'Eski adresinde ve yayında.' : 'Eski adreslerinde ve yayındalar.'),
  ]
  return (
    <ActionMessage
      takesFocus
      tone={firstRefused ? 'neutral' : 'good'}
      icon={firstRefused && GitCompareArrows}
      className="mb-4"
      title={`${summary}${skipped ?? ''}.`}
      text={sentences.filter(Boolean).join(' ')}
      actions={
        firstRefused ? (
          <ButtonLink href={withSearch(KINDS[firstRefused.kind].screen.path)(firstRefused.label)}>
            {KINDS[firstRefused.kind].words.object} Aç
          </ButtonLink>
        ) : (
          action === 'restore' &&
          kinds.length === 1 && <ButtonLink href={KINDS[kind!].screen.path}>{LINK_LABELS[kind!]}</ButtonLink>
        )
      }
    />
  )
}
