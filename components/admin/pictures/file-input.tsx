import { ImagePlus, type LucideIcon } from 'lucide-react'
import type { DragEvent } from 'react'
import { ACCEPTED } from '@/components/site/failures/file-errors'
import { Icon } from '@/components/ui/icon'

const VARIANTS = {
  /** A cell among picture tiles. */
  tile: 'min-h-28 h-full grid place-content-center justify-items-center gap-2',
  /** As high as a field. */
  line: 'min-h-12 flex items-center justify-center gap-2.5 rounded-ctl',
}

type FileInputProps = {
  id: string
  label: string
  variant?: keyof typeof VARIANTS
  icon?: LucideIcon
  multiple?: boolean
  disabled?: boolean
  isInvalid?: boolean
  describedBy?: string
  onFiles: (files: File[]) => void
}

export function FileInput(props: FileInputProps) {
  const { id, label, variant = 'tile', icon = ImagePlus } = props
  const { multiple, disabled, isInvalid, describedBy, onFiles } = props
  // Handles the drop, because a browser silently refuses several files on an input for one file.
  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  return (
    <label
      className={`relative border font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${VARIANTS[variant]} ${
        isInvalid ? 'border-2 border-bad bg-bad-bg' : 'border-edge'
      } ${disabled ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer hover:bg-tint'}`}>
      <Icon of={icon} className="size-6" />
      <span>{label}</span>
      <input
        id={id}
        type="file"
        accept={ACCEPTED}
        multiple={multiple}
        disabled={disabled}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Cleared, so that choosing the same file again fires a change event.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
        onDrop={drop}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
    </label>
  )
}
