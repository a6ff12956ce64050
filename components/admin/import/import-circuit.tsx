import type { ReactNode } from 'react'
import { countText } from '@/lib/platform/turkish/numbers'

type StepState = 'waiting' | 'current' | 'passed' | 'done'

/** The switch in the circuit, closed once all lines of the file are correct. */
function Switch({ isClosed }: { isClosed: boolean }) {
  return (
    <span
      aria-hidden
      className="absolute -top-[31px] right-[24%] z-1 bg-sheet max-sm:top-auto max-sm:right-auto max-sm:bottom-1.5 max-sm:-left-[20.7px] max-sm:rotate-90 max-sm:scale-70">
      <svg viewBox="0 0 76 44" className="h-11 w-19 fill-none stroke-edge stroke-2">
        <path d={isClosed ? 'M0 31h14M62 31h14M16 31h44' : 'M0 31h14M62 31h14M16 29L58 8'} />
        <circle cx="15" cy="31" r="3.5" className="fill-sheet" />
        <circle cx="61" cy="31" r="3.5" className="fill-sheet" />
      </svg>
    </span>
  )
}

const LINE =
  'before:absolute before:inset-x-0 before:top-0 before:border-t-2 before:border-edge last:before:hidden max-sm:before:top-1 max-sm:before:right-auto max-sm:before:-bottom-1 max-sm:before:left-2.5 max-sm:before:border-t-0 max-sm:before:border-l-2'

type TestPointProps = { state: StepState; isCurrent?: boolean; title: string; text: ReactNode; symbol?: ReactNode }

function TestPoint({ state, isCurrent, title, text, symbol }: TestPointProps) {
  const dot = { waiting: '', current: 'after:bg-edge', passed: 'after:bg-edge', done: 'border-ok! after:bg-ok' }[state]
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={`relative pt-5.5 pr-6 max-sm:min-h-16 max-sm:pt-0 max-sm:pr-0 max-sm:pl-10 ${
        symbol ? 'max-sm:pb-17' : 'max-sm:pb-5'
      } ${LINE}`}>
      <i
        aria-hidden
        className={`absolute -top-2.5 left-0 size-5.5 rounded-full border-2 border-edge bg-sheet after:absolute after:inset-[4px] after:rounded-full max-sm:top-0 ${dot}`}
      />
      {symbol}
      <b className={`font-semibold ${state === 'done' ? 'text-ok' : ''}`}>{title}</b>
      <p className="text-small leading-[1.4] [overflow-wrap:anywhere] text-ink-2">{text}</p>
    </li>
  )
}

type CheckedImport = { file: File; answer: { counts: { all: number; bad: number }; applied: boolean } }

/** Returns the phase of an import, and the text of each step. */
function progressOf(checkedFile: CheckedImport | null, changes: string) {
  if (!checkedFile) {
    return {
      phase: 'file',
      file: 'Excel’den “CSV UTF-8” olarak kaydedin.',
      check: 'Her satır okunur, hatalı satır adıyla gösterilir.',
      write: 'Hepsi ya da hiçbiri: tek hata varsa hiçbir satır yazılmaz.',
    } as const
  }
  const { counts, applied } = checkedFile.answer
  const all = countText(counts.all)
  const file = checkedFile.file.name
  if (applied) return { phase: 'done', file, check: `${all} satır doğru.`, write: changes } as const
  if (counts.bad > 0) {
    const bad = counts.bad === counts.all ? 'hepsi' : `${countText(counts.bad)} tanesi`
    const check = `${all} satırın ${bad} hatalı. Düzeltilene kadar aktarım yapılmaz.`
    return { phase: 'bad', file, check, write: 'Hiçbir satır yazılmadı.' } as const
  }
  return { phase: 'ready', file, check: `${all} satırın hepsi doğru.`, write: `Onayınızla ${changes}` } as const
}

type ImportCircuitProps = {
  checkedFile: CheckedImport | null
  /** What the file changes: '34 yeni kayıt, 12 güncelleme.' */
  changes: string
}

/** The three steps of an import as a circuit with a switch: choosing the file, checking it, and writing all lines or none. */
export function ImportCircuit({ checkedFile, changes }: ImportCircuitProps) {
  const { phase, ...texts } = progressOf(checkedFile, changes)
  const isDone = phase === 'done'
  const passed: StepState = isDone ? 'done' : 'passed'
  return (
    <ol aria-label="İçe aktarma adımları" className="mt-10 mb-7 grid max-w-288 grid-cols-3 max-sm:grid-cols-1">
      <TestPoint
        state={phase === 'file' ? 'current' : passed}
        isCurrent={phase === 'file'}
        title="Dosya"
        text={texts.file}
      />
      <TestPoint
        state={phase === 'file' ? 'waiting' : phase === 'bad' ? 'current' : passed}
        isCurrent={phase === 'bad' || phase === 'ready'}
        title="Denetim"
        text={texts.check}
        symbol={<Switch isClosed={phase === 'ready' || isDone} />}
      />
      <TestPoint state={isDone ? 'done' : 'waiting'} isCurrent={isDone} title="Aktarım" text={texts.write} />
    </ol>
  )
}
