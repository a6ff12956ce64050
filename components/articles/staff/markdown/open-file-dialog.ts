import { ACCEPTED } from '@/components/site/failures/file-errors'

/** The input of the open dialog. Without this reference the browser may garbage-collect the detached element. */
let openInput: HTMLInputElement | undefined

/** Opens the browser's dialog for choosing pictures. */
export function openFileDialog({ multiple }: { multiple: boolean }, onFiles: (files: File[]) => void): void {
  const input = document.createElement('input')
  openInput = input
  input.type = 'file'
  input.accept = ACCEPTED
  input.multiple = multiple
  input.addEventListener('change', () => {
    if (input.files?.length) onFiles([...input.files])
    if (openInput === input) openInput = undefined
  })
  input.click()
}
