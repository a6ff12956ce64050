import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useState } from 'react'
import type { Editor } from '@/components/admin/content/item-editor'
import { Choices } from '@/components/admin/form/choices'
import type { StorageStatus } from '@/components/admin/form/use-stored-draft'
import type { ChosenPicture, PictureUpload } from '@/components/admin/pictures/uploads'
import type { PostDraft, PostItem } from '@/components/articles/staff/draft'
import { PastedNote } from '@/components/articles/staff/paste/pasted-note'
import { usePaste } from '@/components/articles/staff/paste/use-paste'
import { FileErrors, type FileError, checkFiles } from '@/components/site/failures/file-errors'
import { ErrorText } from '@/components/ui/field'
import { useMedia } from '@/components/ui/use-media'
import { POST_FIELDS } from '@/lib/articles/schema'
import { formatTime } from '@/lib/platform/turkish/dates'
import { openFileDialog } from './open-file-dialog'
import { PictureChip } from './picture-chip'
import { Preview } from './preview'
import { continueList } from './text-edits'
import { changePictureTexts, movePicture, partsOf, removePicture } from './text-parts'
import { textCounts, insertPictures, keysIn, newKey } from './inline-pictures'
import { type Command, shortcutOf, Toolbar } from './toolbar'
import { useTextFields } from './text-fields'

const name = 'content'
const { label } = POST_FIELDS.content

type MarkdownEditorProps = {
  editor: Editor<PostItem, PostDraft>
  uploads: ReadonlyMap<File, PictureUpload>
  /** Whether the preview is next to the text. */
  isWide: boolean
  onWide: (isWide: boolean) => void
}

/** A post's text: a field for Markdown with buttons, pictures and an optional preview. */
export function MarkdownEditor({ editor, uploads, isWide, onWide }: MarkdownEditorProps) {
  const { draft, item, isSending: disabled, storageStatus } = editor
  const { content: value, pictures } = draft
  const error = editor.errors.content?.join(' ')
  const setPictures = (chosen: ChosenPicture[]) => editor.change({ pictures: chosen })
  const fields = useTextFields(value, (content) => editor.change({ content }))
  const [fileErrors, setFileErrors] = useState<FileError[]>([])
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const [view, setView] = useState<'write' | 'preview'>('write')
  /** The picture whose alternative text and caption are being edited. */
  const [openPicture, setOpenPicture] = useState<{ address: string; isNew: boolean } | null>(null)
  const paste = usePaste(value, fields)
  const isNarrow = useMedia('(max-width: 1080px)')
  const showsOnlyPreview = isNarrow && view === 'preview'
  const hasSidePreview = !isNarrow && isWide
  const parts = partsOf(value)

  function run(command: Command): boolean {
    const edit = command(fields.state())
    if (edit) fields.apply(edit)
    return edit !== null
  }

  function addPictures(files: File[]) {
    const { accepted, errors } = checkFiles(files)
    setFileErrors(errors)
    if (accepted.length === 0) return
    const keys = [...keysIn(value), ...pictures.map(({ key }) => key)]
    const added = accepted.map((file) => {
      const key = newKey(file.name, keys)
      keys.push(key)
      return { key, file }
    })
    setPictures([...pictures, ...added])
    const firstAddress = `yeni:${added[0]!.key}`
    setOpenPicture({ address: firstAddress, isNew: true })
    const edit = insertPictures(
      fields.state(),
      added.map(({ key }) => key),
    )
    fields.apply(edit, (content) => ({ picture: indexOfPicture(content, firstAddress), controls: ['alt'] }))
  }

  function replace(key: string, [file]: File[]) {
    const { accepted, errors } = checkFiles(file ? [file] : [])
    setFileErrors(errors)
    if (accepted[0]) setPictures([...pictures.filter((picture) => picture.key !== key), { key, file: accepted[0] }])
  }

  function move(index: number, by: -1 | 1) {
    const edit = movePicture(value, index, by)
    if (!edit) return
    const controls = by === -1 ? ['up', 'down'] : ['down', 'up']
    fields.apply(edit, (content) => ({ picture: pictureAt(content, edit.start), controls }))
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (event.nativeEvent.isComposing) return
    paste.onKeyDown(event)
    if (!hasModifier && !event.shiftKey && fields.leave(index, event.key)) return event.preventDefault()
    const step = historyStepOf(event)
    if (step) {
      fields.step(step)
      return event.preventDefault()
    }
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !hasModifier
    const command = isPlainEnter ? continueList : shortcutOf(event)
    if (command && (run(command) || !isPlainEnter)) event.preventDefault()
  }

  // Word processors copy a selection as text and as a picture; people want the text.
  function onPaste(event: ClipboardEvent) {
    const { files, types } = event.clipboardData
    if (files.length === 0 || (types.includes('text/plain') && types.includes('text/html'))) return paste.onPaste(event)
    event.preventDefault()
    addPictures([...files])
  }

  function onDrag(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsDraggedOver(event.type === 'dragover')
    if (event.type === 'drop') addPictures([...event.dataTransfer.files])
  }

  const textareas = parts.texts.map(({ from, to }, index) => {
    const text = value.slice(from, to)
    const isFirst = index === 0
    return (
      <textarea
        key={`text-${index}`}
        ref={(field) => fields.setField(index, field)}
        onFocus={() => fields.setCurrent(index)}
        onChange={({ target }) => fields.type(index, target)}
        id={isFirst ? name : undefined}
        name={isFirst ? name : undefined}
        required={value === ''}
        rows={value === text ? 8 : text.split('\n').length}
        value={text}
        onKeyDown={(event) => onKeyDown(event, index)}
        onPaste={onPaste}
        placeholder={
          value === '' ? 'Yazmaya başlayın. Resmi sürükleyip bırakabilir ya da yapıştırabilirsiniz.' : undefined
        }
        aria-label={isFirst ? undefined : `${label}, ${index === 1 ? 'resimden' : `${index}. resimden`} sonrası`}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${name}-error ` : ''}${name}-foot`}
        className="block field-sizing-content w-full flex-none resize-none bg-paper px-5 py-4 leading-[1.6] last:grow placeholder:text-ink-3 placeholder:opacity-100 focus:outline-3 focus:-outline-offset-3 focus:outline-focus aria-invalid:bg-bad-bg disabled:text-ink-2 max-sm:px-4"
      />
    )
  })

  const chips = parts.pictures.map((picture, index) => {
    const key = picture.address.replace(/^yeni:/, '')
    const file = pictures.find((chosen) => `yeni:${chosen.key}` === picture.address)?.file
    const hasContentAbove = value.slice(parts.texts[0]!.from, parts.texts[index]!.to).trim() !== ''
    return (
      <PictureChip
        key={`picture-${index}`}
        index={index}
        picture={picture}
        file={file}
        upload={file && uploads.get(file)}
        canMove={{ up: hasContentAbove, down: value.slice(picture.to).trim() !== '' }}
        isOpen={openPicture?.address === picture.address && !(file && uploads.has(file))}
        onOpen={(isOpen) => {
          setOpenPicture(isOpen ? { address: picture.address, isNew: false } : null)
          const start = parts.texts[index + 1]!.from
          if (!isOpen && openPicture?.isNew) fields.focusOn({ start, end: start })
          else fields.focusOn({ picture: index, controls: [isOpen ? 'alt' : 'edit'] })
        }}
        onTexts={(texts) => fields.applyTyped(changePictureTexts(value, index, texts))}
        onMove={(by) => move(index, by)}
        onRemove={() => fields.apply(removePicture(value, index))}
        onChoose={() => openFileDialog({ multiple: false }, (files) => replace(key, files))}
        onRetry={() => void editor.submit()}
      />
    )
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button 'Resim' does the same by keyboard
    <fieldset
      disabled={disabled}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrag}
      className={`@container min-w-0 border-b border-line ${isDraggedOver ? 'outline-3 -outline-offset-3 outline-focus' : ''}`}>
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
      <div className={showsOnlyPreview ? 'hidden' : 'contents'}>
        <Toolbar
          fieldId={name}
          onCommand={run}
          onPicture={() => openFileDialog({ multiple: true }, addPictures)}
          isWide={hasSidePreview}
          onWide={isNarrow ? undefined : onWide}
        />
        <PastedNote note={paste.note} onUndo={() => fields.step('undo')} onClose={paste.closeNote} />
      </div>
      <div className={hasSidePreview ? 'grid grid-cols-2' : ''}>
        <div
          ref={(area) => fields.setArea(area)}
          className={`flex-col bg-paper ${showsOnlyPreview ? 'hidden' : 'flex'} ${
            hasSidePreview ? 'h-176 overflow-auto' : 'min-h-64 xl:h-64 xl:resize-y xl:overflow-auto'
          }`}>
          {textareas.flatMap((textarea, index) => [textarea, chips[index]])}
        </div>
        {(hasSidePreview || showsOnlyPreview) && <Preview content={value} postId={item?.id} pictures={pictures} />}
      </div>
      {error && (
        <ErrorText id={`${name}-error`} className="border-t border-line px-5 py-2.5 max-sm:px-4">
          {error}
        </ErrorText>
      )}
      <div className={`px-5 max-sm:px-4 [&>:not(:empty)]:py-2.5 ${showsOnlyPreview ? 'hidden' : ''}`}>
        <FileErrors id={`${name}-refused`} errors={fileErrors} />
      </div>
      <Foot id={`${name}-foot`} value={value} storageStatus={storageStatus} />
    </fieldset>
  )
}

const pictureAt = (content: string, offset: number) => partsOf(content).pictures.findIndex(({ from }) => from >= offset)
const indexOfPicture = (content: string, address: string) =>
  partsOf(content).pictures.findIndex((picture) => picture.address === address)

/** Returns whether a key with Ctrl, or Cmd on a Mac, undoes or redoes a step; null for other keys. */
function historyStepOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : null
}

const VIEWS = [
  { value: 'write', label: 'Yaz' },
  { value: 'preview', label: 'Önizleme' },
] as const

function storageText(storageStatus: StorageStatus): string {
  if (!storageStatus) return 'Yazdıklarınız bu tarayıcıda saklanır.'
  return 'at' in storageStatus
    ? `Bu tarayıcıda saklandı, ${formatTime(new Date(storageStatus.at))}`
    : 'Bu tarayıcıda saklanamıyor; sık sık kaydedin.'
}

/** How many words, tables and pictures there are, and whether the draft is stored. */
function Foot({ id, value, storageStatus }: { id: string; value: string; storageStatus: StorageStatus }) {
  const { words, tables, pictures } = textCounts(value)
  const counts = [`${words} sözcük`, tables > 0 && `${tables} tablo`, pictures > 0 && `${pictures} resim`]
  return (
    <div
      id={id}
      className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-2.5 text-small leading-[1.4] text-ink-2 max-sm:px-4">
      <span>{words === 0 && pictures === 0 ? 'Boş' : counts.filter(Boolean).join(', ')}</span>
      <output>{storageText(storageStatus)}</output>
    </div>
  )
}
