import type { IncomingMessage } from 'node:http'
import pLimit from 'p-limit'
import { AppError } from '@/lib/platform/app-error'
import { withUploadSlot } from '@/lib/api/body/upload-slots'
import type { ProblemCode } from '@/lib/api/problems'
import { networkOf } from '@/lib/platform/limits/network'
import type { FormOutcome, RefusedPhoto } from '@/lib/platform/runtime/render-context'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/runtime/request-headers'
import type { ApiCaller, ApiResult } from '@/lib/server/forms/call-api'
import { type FormPage, maxFormBytes, type FormResult } from '@/lib/server/forms/forms'
import { isMultipart, isUrlencoded, readMultipart, readUrlencoded, type FormValues } from '@/lib/server/forms/read-form'

/** How many forms without photos are processed concurrently, and how many may wait. A flood of them would delay every visitor. */
const formLimit = pLimit(8)
const MAX_WAITING_FORMS = 60

const failure = (status: number, message: string): ApiResult => ({ status, message, headers: {} })
const NOT_SENT = failure(400, 'Form gönderilemediği için eklenmedi; yeniden seçin.')
const TOO_BIG = failure(413, 'Bir görsel en çok 15 MB olabilir.')
const NO_PHOTO = failure(400, 'Fotoğraf seçin.')

/** The outcome of a form that reached the API, or a problem. */
type FormReply = { outcome: FormOutcome; retryAfter?: string } | ProblemCode

function replyTo(result: ApiResult, values: FormValues, photos?: FormOutcome['photos']): FormReply {
  const { status, message, question, body: answer, fields, headers } = result
  const outcome = { status, message, question, answer, fields, values, ...(photos && { photos }) }
  const retryAfter = headers['retry-after']
  return { outcome, ...(typeof retryAfter === 'string' && { retryAfter }) }
}

/** Reads a form that was sent to `page` without scripts, and passes it to the API. */
export async function takeForm(request: IncomingMessage, page: FormPage, api: ApiCaller): Promise<FormReply> {
  if (isUrlencoded(request)) {
    const values = await readUrlencoded(request)
    if (typeof values === 'string') return values
    if (formLimit.pendingCount >= MAX_WAITING_FORMS) return 'database-unavailable'
    return replyTo(await formLimit(() => page.send(api, values)), values)
  }
  const { photos } = page
  if (!photos || !isMultipart(request)) return 'unsupported-media'
  const network = networkOf(String(request.headers[CLIENT_ADDRESS_HEADER]))
  try {
    return await withUploadSlot({ network }, () => takePhotos(request, photos, api))
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

/** Sends the fields, and then each photo, even if others are refused. */
async function takePhotos(
  request: IncomingMessage,
  { max: maxPhotos, send }: NonNullable<FormPage['photos']>,
  api: ApiCaller,
): Promise<FormReply> {
  let formResult: FormResult | undefined
  let storedCount = 0
  let firstFailure: ApiResult | undefined
  const refusedPhotos: RefusedPhoto[] = []
  const values = await readMultipart(request, maxFormBytes(maxPhotos), async (file, fields) => {
    formResult ??= await send(api, fields)
    const isSurplus = storedCount + refusedPhotos.length >= maxPhotos
    const photoResult = await (!formResult.photos
      ? NOT_SENT
      : isSurplus
        ? failure(400, `Bir kerede en çok ${maxPhotos} fotoğraf eklenir.`)
        : !file.bytes
          ? TOO_BIG
          : api(formResult.photos.path, file, formResult.photos.headers))
    if (photoResult.message === '') {
      storedCount += 1
    } else {
      firstFailure ??= photoResult
      refusedPhotos.push({ name: file.name, reason: photoResult.message })
    }
  })
  if (typeof values === 'string') return values
  const { result } = (formResult ??= await send(api, values))
  // A form that has only photos fails with the first refused photo.
  const photosResult =
    storedCount + refusedPhotos.length === 0 ? NO_PHOTO : (firstFailure ?? { status: 201, message: '', headers: {} })
  return replyTo(result ?? photosResult, values, { stored: storedCount, refused: refusedPhotos })
}
