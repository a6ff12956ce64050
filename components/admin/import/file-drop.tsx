import type { LucideIcon } from 'lucide-react'
import type { DragEvent, ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button-classes'
import { Icon } from '@/components/ui/icon'

const LOOKS = {
  act: (disabled: boolean) =>
    buttonClasses({
      variant: disabled ? 'plain' : 'act',
      className: `max-sm:flex-auto ${disabled ? 'border-line bg-tint text-ink-3' : ''}`,
    }),
  link: (disabled: boolean) =>
    `inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:decoration-2 ${disabled ? 'text-ink-3' : ''}`,
}

type FileButtonProps = {
  label: string
  look: keyof typeof LOOKS
  icon: LucideIcon
  disabled: boolean
  onFile: (file: File) => void
}

/** Chooses one CSV file by the browser's dialog. */
export function FileButton({ label, look, icon, disabled, onFile }: FileButtonProps) {
  return (
    <label
      data-act={look === 'act' || undefined}
      className={`relative focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${
        disabled ? 'cursor-not-allowed' : 'cursor-pointer'
      } ${LOOKS[look](disabled)}`}>
      <Icon of={icon} />
      {label}
      <input
        type="file"
        accept=".csv,.txt,text/csv"
        disabled={disabled}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Cleared, because choosing the same file again, mended meanwhile, would be no change otherwise.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}

type FileDropProps = { disabled: boolean; onFile: (file: File) => void; className?: string; children: ReactNode }

/** An area onto which a file can be dropped. */
export function FileDrop({ disabled, onFile, className = '', children }: FileDropProps) {
  function drop(event: DragEvent) {
    // Otherwise the browser opens the file in place of the page.
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
