import { AppError } from '@/lib/app-error'

async function collect(body: ReadableStream<Uint8Array>, limit: number, tooLarge: AppError): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body) {
      size += part.byteLength
      if (size > limit) throw tooLarge
      parts.push(part)
    }
  } catch (error) {
    if (error === tooLarge) throw error
    // Whoever hangs up half way is no defect of ours.
    throw new AppError('invalid-input', { message: 'Gönderilen veri yarıda kesildi.', cause: error })
  }
  return parts
}

/**
 * A body of at most `limit` bytes.
 * @throws {AppError} too-large with `message`, as soon as the limit is passed; invalid-input when it breaks off
 */
export async function readBytes(request: Request, limit: number, message: string): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new AppError('too-large', { message })
  // The announced length spares the reading; only the count of what came is believed.
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge
  const parts = request.body ? await collect(request.body, limit, tooLarge) : []
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
