import { Download, FileSpreadsheet, GitCompareArrows, type LucideIcon, Upload } from 'lucide-react'
import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react'
import { SubmitButton } from '@/components/admin/form/form-frame'
import { importForm, type ImportFailure, type ImportState } from './use-import'
import { saveFile } from '@/components/admin/list/csv-download'
import { readCsv } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { countText } from '@/lib/platform/turkish/numbers'
import { buttonClasses } from '@/components/ui/button-classes'

type ImportFailureBoxProps = { failure: ImportFailure; onCheck: () => void; onWrite: () => void }

function ImportFailureBox({ failure: { kind, text }, onCheck, onWrite }: ImportFailureBoxProps) {
  const checkButton = <Button onClick={onCheck}>Yeniden Denetle</Button>
  const messages: Record<ImportFailure['kind'], Partial<ComponentProps<typeof Alert>>> = {
    file: {},
    changed: {
      tone: 'neutral',
      live: 'alert',
      icon: GitCompareArrows,
      text: 'Dosya yeniden denetlenir, farkları yeniden görürsünüz.',
      actions: checkButton,
    },
    unknown: {
      title: 'Aktarım sürerken bağlantı kesildi; sunucuda tamamlanmış olabilir.',
      text: 'Yeniden denetleyin: yazıldıysa bütün satırlar kayıtlarla aynı görünür, yazılmadıysa yeniden aktarırsınız.',
      actions: checkButton,
    },
    unwritten: {
      title: `Aktarım tamamlanmadı, hiçbir satır yazılmadı: ${text}`,
      actions: <Button onClick={onWrite}>Yeniden Dene</Button>,
    },
  }
  return <Alert tone="bad" title={text} className="mb-4 max-w-288" {...messages[kind]} />
}

type ChooseFileProps = { state: ImportState; maxBytes: number; maxLines: number; links?: ReactNode }

function ChooseFile({ state: { busy, failure, choose }, maxBytes, maxLines, links }: ChooseFileProps) {
  return (
    <section aria-labelledby="dosya" className="max-w-288 border-2 border-edge bg-sheet">
      <header className="flex min-h-13 items-center border-b-2 border-edge px-5 py-2 max-sm:px-4">
        <h2 id="dosya" className="text-[1.1875rem] leading-[1.25] tracking-normal">
          Dosya seçin
        </h2>
      </header>
      <FileDrop
        disabled={busy !== null}
        onFile={choose}
        className="m-5 grid justify-items-start gap-4 border border-dashed border-field bg-paper px-5 py-6 max-sm:m-4 max-sm:px-4">
        <FileButton
          label={busy?.label ?? (failure ? 'Başka Dosya Seç' : 'CSV Dosyası Seç')}
          variant="primary"
          icon={Upload}
          disabled={busy !== null}
          onFile={choose}
        />
        <p className="text-ink-2">
          Ya da dosyayı buraya bırakın. En çok {countText(maxLines)} satır ve {maxBytes / 1024 / 1024} MB. Dosyayı
          seçmek hiçbir şeyi değiştirmez; önce denetlenir.
        </p>
      </FileDrop>
      {links && <div className="flex flex-wrap gap-x-6 px-5 pb-5 max-sm:px-4">{links}</div>}
    </section>
  )
}

export function SaveBadLines({ label, save }: { label: string; save: () => Promise<void> | void }) {
  const { isBusy, failure, run } = useCall()
  return (
    <>
      <Button icon={Download} className="max-sm:flex-auto" busy={isBusy && 'Hazırlanıyor'} onClick={() => run(save)}>
        {label}
      </Button>
      {failure && <Alert tone="bad" className="basis-full" title={failure} />}
    </>
  )
}

export type CheckSummary<Name extends string> = {
  counts: readonly ResultCount<Name>[]
  initialResult: Name
  lines: (result: Name) => ReactNode
  /** Text of the button that writes, or '' if there is nothing to write. */
  action: string
  hint: string
  writing: string
  badLines: ReactNode
  /** Whether bad lines prevent writing. */
  isBlocked?: boolean
}

/** A result of an import that writes all lines of a file, or none. */
export type WholeFileResult = 'all' | 'new' | 'changed' | 'bad'

type WholeFile = {
  file: File
  path: Parameters<typeof readCsv>[0]
  counts: Record<WholeFileResult, number>
  labels: Record<'new' | 'changed', string>
  lines: (result: WholeFileResult) => ReactNode
  actionOf: (changes: number) => string
}

/** Returns the summary of an import that writes all lines or none. Staff can download the bad lines with their errors, to correct and import them again. */
export function wholeFileSummary(whole: WholeFile): CheckSummary<WholeFileResult> {
  const { file, path, counts, labels, lines, actionOf } = whole
  const isBlocked = counts.bad > 0
  const changes = counts.new + counts.changed
  const save = async () =>
    saveFile(await readCsv(path, importForm(file)), `hatali-satirlar-${istanbulDay(new Date())}.csv`)
  return {
    counts: [
      { name: 'all', label: 'Bütün satırlar', count: counts.all },
      { name: 'new', label: labels.new, count: counts.new },
      { name: 'changed', label: labels.changed, count: counts.changed },
      { name: 'bad', label: 'Hatalı', count: counts.bad },
    ],
    initialResult: isBlocked ? 'bad' : 'all',
    lines,
    action: changes > 0 ? actionOf(changes) : '',
    hint: isBlocked
      ? 'Hatalı satır kaldıkça hiçbir satır aktarılmaz.'
      : changes > 0
        ? 'Tek işlemde yazılır; yarım kalmaz.'
        : 'Dosyadaki her şey kayıtlarla aynı; aktarılacak bir şey yok.',
    writing: `${countText(changes)} satır yazılıyor; pencereyi kapatabilirsiniz.`,
    badLines: isBlocked && <SaveBadLines label="Hatalı Satırları İndir" save={save} />,
    isBlocked,
  }
}

type CheckedFileProps<Name extends string> = {
  state: ImportState
  name: string
  backHref: string
  summary: CheckSummary<Name>
}

function CheckedFile<Name extends string>({ state, name, backHref, summary }: CheckedFileProps<Name>) {
  const { busy, choose, write } = state
  const { counts, initialResult, lines, action, hint, writing, badLines, isBlocked } = summary
  const [result, setResult] = useState<Name>(initialResult)
  const isBusy = busy !== null
  return (
    <FileDrop disabled={isBusy} onFile={choose} className="max-w-288">
      <form
        aria-labelledby="dosya"
        className="border-2 border-edge bg-sheet"
        onSubmit={(event) => {
          event.preventDefault()
          write()
        }}>
        <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b-2 border-edge px-5 py-2 max-sm:px-4">
          <h2 id="dosya" className="text-[1.1875rem] leading-[1.25] tracking-normal [overflow-wrap:anywhere]">
            {name}
          </h2>
          <FileButton label="Başka dosya" variant="link" icon={FileSpreadsheet} disabled={isBusy} onFile={choose} />
        </header>
        {/* The scroll margin keeps the sticky bar below from covering the focused button. */}
        <div className="sm:[&_button]:scroll-mb-28">
          <ResultCounts counts={counts} value={result} onChange={setResult} />
          {counts.every((count) => count.name !== result || count.count === 0) ? (
            <p className="px-5 py-4 text-ink-2 max-sm:px-4">Böyle satır yok.</p>
          ) : (
            lines(result)
          )}
        </div>
        <div className="sticky bottom-0 z-2 -mt-px flex flex-wrap items-center gap-3 border-t border-edge bg-sheet px-5 py-4 max-sm:static max-sm:px-4">
          {isBlocked && (
            <FileButton
              label={busy?.label ?? 'Düzeltilmiş Dosyayı Seç'}
              variant="primary"
              icon={Upload}
              disabled={isBusy}
              onFile={choose}
            />
          )}
          {!isBlocked && (action || busy) && <SubmitButton busy={busy?.label ?? false}>{action}</SubmitButton>}
          {badLines}
          {!busy?.isWriting && (
            <ButtonLink href={backHref} className="max-sm:flex-auto">
              Vazgeç
            </ButtonLink>
          )}
          <output className="text-ink-2 max-sm:order-first max-sm:basis-full">
            {busy?.isWriting ? writing : hint}
          </output>
        </div>
      </form>
    </FileDrop>
  )
}

type ImportScreenProps<Name extends string> = Omit<ChooseFileProps, 'state'> & {
  state: ImportState
  backHref: string
  summary: CheckSummary<Name> | null
  done: ReactNode
}

export function ImportScreen<Name extends string>(props: ImportScreenProps<Name>) {
  const { state, backHref, summary, done, ...chooseFileProps } = props
  const { checkedFile, failure, checkAgain, write } = state
  return (
    <>
      {failure && <ImportFailureBox failure={failure} onCheck={checkAgain} onWrite={write} />}
      {!checkedFile && <ChooseFile state={state} {...chooseFileProps} />}
      {checkedFile && !checkedFile.isWritten && summary && (
        <CheckedFile
          key={checkedFile.responseCount}
          state={state}
          name={checkedFile.file.name}
          backHref={backHref}
          summary={summary}
        />
      )}
      {checkedFile?.isWritten && done}
    </>
  )
}

type ResultCount<Name extends string> = { name: Name; label: string; count: number }

type ResultCountsProps<Name extends string> = {
  counts: readonly ResultCount<Name>[]
  value: Name
  onChange: (name: Name) => void
}

function ResultCounts<Name extends string>({ counts, value, onChange }: ResultCountsProps<Name>) {
  return (
    <ul
      aria-label="Satırlar, sonuca göre"
      className="grid auto-cols-fr grid-flow-col border-b border-edge max-sm:grid-flow-row max-sm:grid-cols-2 [&>li]:border-line [&>li+li]:border-l max-sm:[&>li:nth-child(odd)]:border-l-0 max-sm:[&>li:nth-child(n+3)]:border-t">
      {counts.map(({ name, label, count }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={value === name}
            onClick={() => onChange(name)}
            className="relative block w-full px-5 pt-3 pb-3.5 text-left hover:bg-tint aria-pressed:after:absolute aria-pressed:after:inset-x-0 aria-pressed:after:-bottom-px aria-pressed:after:h-1 aria-pressed:after:bg-ink max-sm:px-4">
            <span className="block text-small text-ink-2">{label}</span>
            <b
              className={`block font-title text-[1.625rem] leading-[1.2] font-semibold ${name === 'bad' && count > 0 ? 'text-bad' : ''}`}>
              {countText(count)}
            </b>
          </button>
        </li>
      ))}
    </ul>
  )
}

const VARIANTS = {
  primary: (disabled: boolean) =>
    buttonClasses({
      variant: disabled ? 'plain' : 'primary',
      className: `max-sm:flex-auto ${disabled ? 'border-line bg-tint text-ink-3' : ''}`,
    }),
  link: (disabled: boolean) =>
    `inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:decoration-2 ${disabled ? 'text-ink-3' : ''}`,
}

type FileButtonProps = {
  label: string
  variant: keyof typeof VARIANTS
  icon: LucideIcon
  disabled: boolean
  onFile: (file: File) => void
}

function FileButton({ label, variant, icon, disabled, onFile }: FileButtonProps) {
  return (
    <label
      data-act={variant === 'primary' || undefined}
      className={`relative focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${
        disabled ? 'cursor-not-allowed' : 'cursor-pointer'
      } ${VARIANTS[variant](disabled)}`}>
      <Icon of={icon} />
      {label}
      <input
        type="file"
        accept=".csv,.txt,text/csv"
        disabled={disabled}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Cleared, so that choosing the same file again, edited in the meantime, fires a change event.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}

type FileDropProps = { disabled: boolean; onFile: (file: File) => void; className?: string; children: ReactNode }

function FileDrop({ disabled, onFile, className = '', children }: FileDropProps) {
  function drop(event: DragEvent) {
    // By default the browser would leave the page and open the file.
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file && !disabled) onFile(file)
  }
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop} className={className}>
      {children}
    </div>
  )
}
