import { ACCEPTED } from '@/components/site/failures/file-errors'

/** Held, because a browser may collect an input that stands nowhere before its dialog is answered. */
let input: HTMLInputElement | undefined

/** Opens the dialog that chooses pictures. */
export function chooseFiles({ multiple }: { multiple: boolean }, onFiles: (files: File[]) => void): void {
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
