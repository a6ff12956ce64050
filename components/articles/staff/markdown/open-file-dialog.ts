import { ACCEPTED } from '@/components/site/failures/file-errors'

/** Referenced here, because a browser may collect a detached input while its dialog is open. */
let input: HTMLInputElement | undefined

/** Opens the browser's dialog for choosing pictures. */
export function openFileDialog({ multiple }: { multiple: boolean }, onFiles: (files: File[]) => void): void {
  const chooser = document.createElement('input')
  input = chooser
  chooser.type = 'file'
  chooser.accept = ACCEPTED
  chooser.multiple = multiple
  chooser.addEventListener('change', () => {
    if (chooser.files?.length) onFiles([...chooser.files])
    if (input === chooser) input = undefined
  })
  chooser.click()
}
