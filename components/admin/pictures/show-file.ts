/**
 * Shows a chosen file in an image. Its address is released once it is loaded: not before, because the browser reports
 * that as an error.
 */
export function showFile(image: HTMLImageElement, file: File): void {
  const address = URL.createObjectURL(file)
  const release = () => URL.revokeObjectURL(address)
  image.addEventListener('load', release, { once: true })
  image.addEventListener('error', release, { once: true })
  image.src = address
}
