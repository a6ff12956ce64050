import { Eye, type LucideIcon, Pencil, Upload } from 'lucide-react'
import { useState } from 'react'
import { takeFocus } from '@/components/admin/form/form-notices'
import { ListFrame } from '@/components/admin/list/list'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MAX_SHOWN_LINES } from '@/lib/platform/csv/read-columns'
import { countText } from '@/lib/platform/turkish/numbers'
import type { FaultImportResult } from '@/lib/faults/import/output'
import { ADMIN_PATHS, statePath } from '@/lib/site/admin-pages'
import { ResultLines } from './line-tables'

/** Returns a sentence about the written faults. */
function sentenceOf({ counts }: FaultImportResult): string {
  const published = counts.new - counts.drafts
  const clauses = [
    counts.drafts > 0 && `${countText(counts.drafts)} yeni kayıt taslak olarak eklendi`,
    published > 0 && `${countText(published)} yeni kayıt yayımlandı`,
    counts.changed > 0 && `${countText(counts.changed)} kayıt güncellendi`,
  ].filter(Boolean)
  return `${countText(counts.new + counts.changed)} arıza aktarıldı: ${clauses.join(', ')}.`
}

const TASK = 'flex min-h-13 w-full items-center gap-3 px-4 text-left no-underline hover:bg-tint'

const taskContent = (icon: LucideIcon, text: string) => (
  <>
    <Icon of={icon} />
    <span>{text}</span>
  </>
)

/** The result of an import, and links to further tasks. */
export function DoneSection({ answer, onAgain }: { answer: FaultImportResult; onAgain: () => void }) {
  const [isShown, setShown] = useState(false)
  const { counts, lines } = answer
  const changed = lines.filter(({ result }) => result === 'changed').slice(0, MAX_SHOWN_LINES)
  const drafts = counts.drafts > 0 && counts.drafts
  return (
    <div className="max-w-288">
      <Alert ref={takeFocus} tone="good" className="mb-4 scroll-mt-20" title={sentenceOf(answer)} />
      <ListFrame title="Sıradaki iş">
        <ul className="[&>li+li]:border-t [&>li+li]:border-line">
          <li>
            <Link href={drafts ? statePath(ADMIN_PATHS.fault, 'draft') : ADMIN_PATHS.fault} className={TASK}>
              {taskContent(
                Pencil,
                drafts ? `Eklenen ${countText(drafts)} taslağı gözden geçir` : 'Arıza kodlarına dön',
              )}
            </Link>
          </li>
          {counts.changed > 0 && (
            <li>
              <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)} className={TASK}>
                {taskContent(Eye, `Güncellenen ${countText(counts.changed)} kaydı gör`)}
              </button>
              {isShown && (
                <div className="border-t border-line">
                  <ResultLines lines={changed} />
                  {counts.changed > changed.length && (
                    <p className="border-t border-line px-5 py-3 text-small text-ink-2 max-sm:px-4">
                      {`İlk ${countText(changed.length)} satır gösteriliyor.`}
                    </p>
                  )}
                </div>
              )}
            </li>
          )}
          <li>
            <button type="button" onClick={onAgain} className={TASK}>
              {taskContent(Upload, 'Başka dosya aktar')}
            </button>
          </li>
        </ul>
      </ListFrame>
    </div>
  )
}
