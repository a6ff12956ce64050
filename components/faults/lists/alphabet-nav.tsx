import { Link } from '@/components/ui/link'
import { LETTERS, type Letter } from '@/lib/faults/alarm-code'
import type { FaultList } from '@/lib/faults/lists'
import { faultListPath } from '@/lib/site/pages'

const CELL = 'grid min-h-12 place-items-center px-4 whitespace-nowrap 2xl:pointer-fine:px-1'
const LINK =
  'no-underline not-aria-[current]:hover:bg-paper hover:underline focus-visible:-outline-offset-3 aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-sheet'

/** Width of a cell with a word instead of a letter. */
const WIDE = 'col-span-2'

const LABELS: Partial<Record<Letter, string>> = { '0-9': '0–9', diger: 'Diğer', 'kod-yok': 'Kod yok' }

type AlphabetNavProps = {
  list: FaultList
  /** Letters with faults of this brand and device group. */
  lettersWithFaults: ReadonlySet<Letter>
}

/** First characters of the codes as links; characters without codes are plain text. */
export function AlphabetNav({ list: { brand, service, letter: current }, lettersWithFaults }: AlphabetNavProps) {
  const letters = LETTERS.filter((letter) => letter !== 'diger' || lettersWithFaults.has(letter))
  return (
    <nav aria-label="Kodun ilk harfi">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] border-t border-l border-line *:grid *:border-r *:border-b *:border-line 2xl:pointer-fine:grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))]">
        <li className={WIDE}>
          <Link
            href={faultListPath({ brand, service })}
            aria-current={current ? undefined : 'true'}
            className={`${CELL} ${LINK}`}>
            Tümü
          </Link>
        </li>
        {letters.map((letter) => (
          <li key={letter} className={letter === '0-9' ? '' : letter in LABELS ? WIDE : ''}>
            {lettersWithFaults.has(letter) ? (
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
