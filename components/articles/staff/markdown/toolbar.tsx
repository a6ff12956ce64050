import {
  Bold,
  Code,
  Columns2,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Table,
  TextQuote,
} from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import {
  type TextEdit,
  insertTable,
  toggleCode,
  toggleHeading,
  toggleLink,
  toggleList,
  toggleMarker,
  type TextState,
} from './text-edits'

export type Command = (state: TextState) => TextEdit | null

type Tool = { label: string; icon: LucideIcon; key?: string; command: Command }

export const BOLD: Tool = {
  label: 'Kalın',
  icon: Bold,
  key: 'B',
  command: (state) => toggleMarker(state, '**', 'kalın yazı'),
}
export const BULLETS: Tool = { label: 'Liste', icon: List, command: (state) => toggleList(state, 'bullets') }
export const LINK: Tool = { label: 'Bağlantı', icon: Link, key: 'K', command: toggleLink }

/** Opens a dialog instead of changing the text. */
const PICTURE: Tool = { label: 'Resim', icon: ImagePlus, command: () => null }

const TOOLS: readonly Tool[] = [
  { label: 'Başlık', icon: Heading2, command: (state) => toggleHeading(state, 2, 'Başlık') },
  { label: 'Alt başlık', icon: Heading3, command: (state) => toggleHeading(state, 3, 'Alt başlık') },
  BOLD,
  { label: 'İtalik', icon: Italic, key: 'I', command: (state) => toggleMarker(state, '*', 'italik yazı') },
  BULLETS,
  { label: 'Sıralı', icon: ListOrdered, command: (state) => toggleList(state, 'numbers') },
  { label: 'Tablo', icon: Table, command: insertTable },
  { label: 'Alıntı', icon: TextQuote, command: (state) => toggleList(state, 'quote') },
  LINK,
  PICTURE,
  { label: 'Kod', icon: Code, command: toggleCode },
]

/** Returns what a key with Ctrl, or Cmd on a Mac, does to the text. */
export function shortcutOf(event: KeyboardEvent, tools = TOOLS): Command | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined
  // On a Turkish keyboard, the key of Ctrl+I is 'ı', and 'İ' with Caps Lock.
  const pressed = event.key.replace(/[ıİ]/, 'i').toLowerCase()
  return tools.find(({ key }) => key?.toLowerCase() === pressed)?.command
}

type ToolbarProps = {
  /** Id of the text field. */
  fieldId: string
  onCommand: (command: Command) => void
  onPicture: () => void
  /** Whether the preview is next to the text. */
  isWide: boolean
  /** Undefined if the preview has a switch of its own. */
  onWide?: (isWide: boolean) => void
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The buttons above the text: one tab stop, with arrow keys between the buttons. */
export function Toolbar({ fieldId, onCommand, onPicture, isWide, onWide }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const lastIndex = TOOLS.length + (onWide ? 0 : -1)

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = step(Math.min(current, lastIndex), lastIndex + 1)
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  const tabIndex = (index: number) => (index === Math.min(current, lastIndex) ? 0 : -1)
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Biçim"
      aria-controls={fieldId}
      className="flex flex-wrap border-y border-line bg-paper max-sm:grid max-sm:grid-cols-6 max-sm:border-b-0">
      {TOOLS.map((tool, index) => {
        const { label, icon, key, command } = tool
        return (
          <button
            key={label}
            type="button"
            title={key ? `${label} (Ctrl+${key})` : label}
            aria-keyshortcuts={key && `Control+${key}`}
            tabIndex={tabIndex(index)}
            onFocus={() => setCurrent(index)}
            onKeyDown={move}
            onClick={() => (tool === PICTURE ? onPicture() : onCommand(command))}
            className={`${TOOL_BUTTON} max-sm:nth-[6n]:border-r-0`}>
            <Icon of={icon} className="size-4.5" />
            <span className="max-sm:sr-only">{label}</span>
          </button>
        )
      })}
      {onWide && (
        <button
          type="button"
          aria-pressed={isWide}
          tabIndex={tabIndex(lastIndex)}
          onFocus={() => setCurrent(lastIndex)}
          onKeyDown={move}
          onClick={() => onWide(!isWide)}
          className={`${TOOL_BUTTON} ml-auto border-l aria-pressed:bg-ink aria-pressed:text-sheet`}>
          <Icon of={Columns2} className="size-4.5" />
          Önizleme
        </button>
      )}
    </div>
  )
}

/** The label is next to the icon, below it in a narrow toolbar, and on phones only for screen readers. */
const TOOL_BUTTON =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 border-r border-line px-2.5 text-small last:border-r-0 sm:@max-[66rem]:min-h-14 sm:@max-[66rem]:grow sm:@max-[66rem]:flex-col sm:@max-[66rem]:gap-0.5 sm:@max-[66rem]:px-2 sm:@max-[66rem]:py-1 sm:@max-[66rem]:leading-[1.2] enabled:hover:bg-tint focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:text-ink-3 max-sm:border-b max-sm:px-0'
