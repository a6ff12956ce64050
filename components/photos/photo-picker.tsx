import { Camera } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ACCEPTED } from '@/components/site/failures/file-errors'
import { Icon } from '@/components/ui/icon'

type PhotoPickerProps = {
  id: string
  /** Whether photos are already chosen. */
  hasPhotos?: boolean
  /** Whether the form requires photos. Before scripts run, CSS uses this attribute to show that some are chosen. */
  required?: boolean
  describedBy?: string
  onFiles: (files: File[]) => void
}

/** Chooses photos. Without scripts it is a plain file field, `photos`, of its form. */
export function PhotoPicker({ id, hasPhotos, required, describedBy, onFiles }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  function takeFiles() {
    const files = [...(input.current!.files ?? [])]
    // Cleared, so that choosing the same file again fires a change event.
    input.current!.value = ''
    if (files.length > 0) onFiles(files)
  }
  const takeEarlyFiles = useRef(takeFiles)
  // Photos may have been chosen before the scripts ran.
  useEffect(() => takeEarlyFiles.current(), [])
  return (
    <span className="group/picker relative inline-flex min-h-12 items-center justify-center gap-2.5 rounded-ctl border border-edge px-5 py-2 font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-tint noscript:flex noscript:w-full noscript:border-field noscript:bg-paper noscript:p-0">
      <Icon of={Camera} className="size-5 noscript:hidden" />
      <span className="group-has-[:required:valid]/picker:hidden noscript:hidden">
        {hasPhotos ? 'Fotoğraf ekle' : 'Fotoğraf seç'}
      </span>
      <span className="hidden group-has-[:required:valid]/picker:inline noscript:hidden">Fotoğraf seçildi</span>
      <input
        ref={input}
        id={id}
        type="file"
        name="photos"
        multiple
        required={required}
        accept={ACCEPTED}
        aria-describedby={describedBy}
        onChange={takeFiles}
        className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:min-h-11.5 noscript:text-[1rem] noscript:font-normal noscript:text-ink-2 noscript:opacity-100 noscript:file:mr-3 noscript:file:min-h-11.5 noscript:file:cursor-pointer noscript:file:border-0 noscript:file:border-r noscript:file:border-field noscript:file:bg-tint noscript:file:px-4 noscript:file:font-semibold noscript:file:text-ink"
      />
    </span>
  )
}
