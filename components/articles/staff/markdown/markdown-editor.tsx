import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import { Choices } from '@/components/admin/form/choices'
import type { KeptStatus } from '@/components/admin/form/use-kept-draft'
import type { PictureUpload } from '@/components/admin/pictures/uploads'
import { FileErrors, type FileError, sortFiles } from '@/components/site/failures/file-errors'
import { Icon } from '@/components/ui/icon'
import { formatTime } from '@/lib/platform/turkish/dates'
import { applyEdit, textStateOf } from './apply-edit'
import { openFileDialog } from './open-file-dialog'
import { PictureList } from './picture-list'
import { Preview } from './preview'
import { continueList } from './text-edits'
import {
  textCounts,
  insertPictures,
  keysIn,
  newKey,
  removeTextPicture,
  type TextPicture,
  withoutSamples,
  withWords,
} from './text-pictures'
import { type Change, shortcutOf, Toolbar } from './toolbar'
import { useMedia } from './use-remembered'

type MarkdownEditorProps = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** Chosen pictures, which are uploaded when the text is saved. */
  pictures: readonly TextPicture[]
  onPictures: (pictures: TextPicture[]) => void
  uploads: ReadonlyMap<File, PictureUpload>
  onRetry: () => void
  kept: KeptStatus
  /** Id of the open post, whose stored pictures the preview shows. */
  postId: string | undefined
  /** Whether the preview is next to the text. */
  isWide: boolean
  onWide: (isWide: boolean) => void
  disabled: boolean
}

/** A text field for Markdown with buttons, pictures and an optional preview. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { name, label, value, onChange, error, pictures, onPictures, disabled, isWide, onWide } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [refused, setRefused] = useState<FileError[]>([])
  const [isOver, setIsOver] = useState(false)
  const [view, setView] = useState<'write' | 'read'>('write')
  const isNarrow = useMedia('(max-width: 1080px)')
  const isRead = isNarrow && view === 'read'
  const isBeside = !isNarrow && isWide

  function change(of: Change): boolean {
    const edit = field.current && of(textStateOf(field.current))
    if (edit) applyEdit(field.current!, edit)
    return Boolean(edit)
  }

  function add(files: File[]) {
    const { taken, refused } = sortFiles(files)
    setRefused(refused)
    if (taken.length === 0) return
    const keys = [...keysIn(value), ...pictures.map(({ key }) => key)]
    const added = taken.map((file) => {
      const key = newKey(file.name, keys)
      keys.push(key)
      return { key, file }
    })
    onPictures([...pictures, ...added])
    change((written) =>
      insertPictures(
        written,
        added.map(({ key }) => key),
      ),
    )
  }

  function replace(key: string, [file]: File[]) {
    const { taken, refused } = sortFiles(file ? [file] : [])
    setRefused(refused)
    if (taken[0]) onPictures([...pictures.filter((picture) => picture.key !== key), { key, file: taken[0] }])
  }

  function onKeyDown(event: KeyboardEvent) {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    const of = isPlainEnter && !event.ctrlKey && !event.metaKey ? continueList : shortcutOf(event)
    if (of && (change(of) || !isPlainEnter)) event.preventDefault()
  }

  // Parts of documents are copied as text and as a picture; people want the text.
  function onPaste(event: ClipboardEvent) {
    const { files, types } = event.clipboardData
    if (files.length === 0 || (types.includes('text/plain') && types.includes('text/html'))) return
    event.preventDefault()
    add([...files])
  }

  function onDrag(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(event.type === 'dragover')
    if (event.type === 'drop') add([...event.dataTransfer.files])
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does by keyboard what dropping does
    <fieldset
      disabled={disabled}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrag}
      className={`min-w-0 border-b border-line ${isOver ? 'outline-3 -outline-offset-3 outline-focus' : ''}`}>
      <div className="flex min-h-15 items-center justify-between gap-4 px-5 py-2 max-sm:px-4">
        <label htmlFor={name} className="font-semibold">
          {label}
        </label>
        {isNarrow && (
          <Choices
            label="Görünüm"
            isLabelHidden
            name={`${name}-view`}
            options={VIEWS}
            value={view}
            onChange={setView}
          />
        )}
      </div>
      <div className={isRead ? 'hidden' : ''}>
        <Toolbar
          controls={name}
          onChange={change}
          onPicture={() => openFileDialog({ multiple: true }, add)}
          isWide={isBeside}
          onWide={isNarrow ? undefined : onWide}
        />
      </div>
      <div className={isBeside ? 'grid grid-cols-2' : ''}>
        <textarea
          ref={field}
          id={name}
          name={name}
          required
          rows={8}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          placeholder="Yazmaya başlayın. Resmi sürükleyip bırakabilir ya da yapıştırabilirsiniz."
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${name}-error ` : ''}${name}-foot`}
          className={`w-full bg-paper px-5 py-4 leading-[1.6] placeholder:text-ink-3 placeholder:opacity-100 focus:outline-3 focus:-outline-offset-3 focus:outline-focus aria-invalid:bg-bad-bg disabled:text-ink-2 max-sm:px-4 ${
            isRead ? 'hidden' : 'block'
          } ${isBeside ? 'h-176 resize-none' : 'h-64 resize-y max-xl:h-128'}`}
        />
        {(isBeside || isRead) && <Preview content={withoutSamples(value)} postId={props.postId} pictures={pictures} />}
      </div>
      {error && (
        <p
          id={`${name}-error`}
          className="flex gap-2 border-t border-line px-5 py-2.5 leading-[1.4] font-semibold text-bad max-sm:px-4">
          <Icon of={TriangleAlert} className="mt-0.5 size-5" />
          <span>{error}</span>
        </p>
      )}
      <div className={isRead ? 'hidden' : ''}>
        <PictureList
          content={value}
          pictures={pictures}
          uploads={props.uploads}
          onRemove={(key) => change(({ text }) => removeTextPicture(text, key))}
          onChoose={(key) => openFileDialog({ multiple: false }, (files) => replace(key, files))}
          onRetry={props.onRetry}
          onWords={(key, words) => onChange(withWords(value, key, words))}
        />
        <div className="px-5 max-sm:px-4 [&>:not(:empty)]:py-2.5">
          <FileErrors id={`${name}-refused`} errors={refused} />
        </div>
      </div>
      <Foot id={`${name}-foot`} value={value} kept={props.kept} />
    </fieldset>
  )
}

const VIEWS = [
  { value: 'write', label: 'Yaz' },
  { value: 'read', label: 'Önizleme' },
] as const

function keptText(kept: KeptStatus): string {
  if (!kept) return 'Yazdıklarınız bu tarayıcıda saklanır.'
  return 'at' in kept
    ? `Bu tarayıcıda saklandı, ${formatTime(new Date(kept.at))}`
    : 'Bu tarayıcıda saklanamıyor; sık sık kaydedin.'
}

/** Numbers of words and pictures, and whether the draft is stored. */
function Foot({ id, value, kept }: { id: string; value: string; kept: KeptStatus }) {
  const { words, pictures } = textCounts(value)
  return (
    <div
      id={id}
      className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-2.5 text-small leading-[1.4] text-ink-2 max-sm:px-4">
      <span>{words === 0 && pictures === 0 ? 'Boş' : `${words} sözcük${pictures ? `, ${pictures} resim` : ''}`}</span>
      <output>{keptText(kept)}</output>
    </div>
  )
}
