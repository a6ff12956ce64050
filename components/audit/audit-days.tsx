import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { ChangeList } from '@/components/admin/versions/change-list'
import { Icon } from '@/components/ui/icon'
import type { AuditJson } from '@/lib/audit/output'
import { formatLongDay, formatTime, istanbulDay } from '@/lib/platform/turkish/dates'

const LINE =
  'grid min-h-12 grid-cols-[4.5rem_10rem_13rem_minmax(0,1fr)_24px] items-baseline gap-x-4 gap-y-0.5 px-4 py-3 max-lg:grid-cols-[3.75rem_minmax(0,1fr)_24px]'
const STACKED_CELL = 'max-lg:col-start-2 wrap-anywhere'

function Line({ entry }: { entry: AuditJson }) {
  return (
    <>
      <time dateTime={entry.at} className="mono text-small">
        {formatTime(new Date(entry.at))}
      </time>
      <span className={`${STACKED_CELL} text-ink-2`}>{entry.actor}</span>
      <b className={`${STACKED_CELL} font-semibold`}>{entry.actionText}</b>
      <span className={STACKED_CELL}>{entry.item}</span>
    </>
  )
}

/** An entry with its changes, which are compared when it is opened. */
function OpenableEntry({ entry }: { entry: AuditJson }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={`${LINE} cursor-pointer list-none hover:bg-tint [&::-webkit-details-marker]:hidden`}>
        <Line entry={entry} />
        <Icon
          of={ChevronDown}
          className="self-center text-ink-2 group-open:rotate-180 max-lg:col-start-3 max-lg:row-start-1"
        />
      </summary>
      {isOpen && (
        <div className="mr-4 mb-4 ml-22 max-lg:ml-4">
          <ChangeList changes={entry.changes} />
        </div>
      )}
    </details>
  )
}

/** The entries, newest first, by day in İstanbul. */
export function AuditDays({ entries }: { entries: AuditJson[] }) {
  const days = new Map<string, AuditJson[]>()
  for (const entry of entries) {
    const day = istanbulDay(new Date(entry.at))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return (
    <div className="max-w-288 border border-line bg-paper">
      {[...days].map(([day, dayEntries]) => (
        <section key={day} className="not-first:border-t not-first:border-edge">
          <h2 className="border-b border-line bg-sheet px-4 py-3.5 text-[1.1875rem] leading-[1.25]">
            {formatLongDay(new Date(`${day}T12:00:00Z`))}
          </h2>
          <ol>
            {dayEntries.map((entry) => (
              <li key={entry.id} className="border-b border-line last:border-b-0">
                {entry.changes.length > 0 ? (
                  <OpenableEntry entry={entry} />
                ) : (
                  <div className={LINE}>
                    <Line entry={entry} />
                  </div>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
