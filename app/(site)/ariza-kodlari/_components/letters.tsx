import { Link } from '@/components/ui/link'
import { LETTERS, type Letter } from '@/lib/content/alarm-code'
import type { FaultList } from '@/lib/site/fault-lists'
import { faultListPath } from '@/lib/site/pages'

const CELL = 'grid min-h-12 place-items-center px-3 whitespace-nowrap 2xl:pointer-fine:px-2'
const LINK =
  'no-underline not-aria-[current]:hover:bg-paper hover:underline focus-visible:-outline-offset-3 aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-sheet'

const LABELS: Partial<Record<Letter, string>> = { '0-9': '0–9', diger: 'Diğer', 'kod-yok': 'Kod yok' }

type LettersProps = {
  list: FaultList
  /** Letters with faults of this brand and device group. */
  known: ReadonlySet<Letter>
}

/** First characters of the codes as links; those without codes are plain text. */
export function Letters({ list: { brand, service, letter: current }, known }: LettersProps) {
  const shown = LETTERS.filter((letter) => letter !== 'diger' || known.has(letter))
  return (
    <nav aria-label="Kodun ilk harfi">
      <ul className="flex flex-wrap gap-px border-y border-line bg-line *:grid *:flex-[1_1_48px] *:bg-sheet 2xl:pointer-fine:*:basis-8">
        <li>
          <Link
            href={faultListPath({ brand, service })}
            aria-current={current ? undefined : 'true'}
            className={`${CELL} ${LINK}`}>
            Tümü
          </Link>
        </li>
        {shown.map((letter) => (
          <li key={letter}>
            {known.has(letter) ? (
              <Link
                href={faultListPath({ brand, service, letter })}
                aria-current={letter === current ? 'true' : undefined}
                className={`${CELL} ${LINK} ${letter in LABELS ? '' : 'font-mono'}`}>
                {LABELS[letter] ?? letter.toUpperCase()}
              </Link>
            ) : (
              <span aria-hidden className={`text-ink-3 ${CELL} ${letter in LABELS ? '' : 'font-mono'}`}>
                {LABELS[letter] ?? letter.toUpperCase()}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
