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

/** Limits of forms without photos that are processed concurrently, and that wait: a flood of them would delay every visitor. */
const PLAIN_FORMS = pLimit(8)
const MAX_WAITING_PLAIN = 60

const failure = (status: number, message: string): ApiResult => ({ status, message, headers: {} })
const NOT_SENT = failure(400, 'Form gönderilemediği için eklenmedi; yeniden seçin.')
const TOO_BIG = failure(413, 'Bir görsel en çok 15 MB olabilir.')
const NO_PHOTO = failure(400, 'Fotoğraf seçin.')

/** The outcome of a form that reached the API, or the problem with its body. */
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
    if (PLAIN_FORMS.pendingCount >= MAX_WAITING_PLAIN) return 'database-unavailable'
    return replyTo(await PLAIN_FORMS(() => page.send(api, values)), values)
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
  { most: maxPhotos, send }: NonNullable<FormPage['photos']>,
  api: ApiCaller,
): Promise<FormReply> {
  let sent: FormResult | undefined
  let stored = 0
  let failed: ApiResult | undefined
  const refused: RefusedPhoto[] = []
  const values = await readMultipart(request, maxFormBytes(maxPhotos), async (file, fields) => {
    sent ??= await send(api, fields)
    const isSurplus = stored + refused.length >= maxPhotos
    const result = await (!sent.photos
      ? NOT_SENT
      : isSurplus
        ? failure(400, `Bir kerede en çok ${maxPhotos} fotoğraf eklenir.`)
        : !file.bytes
          ? TOO_BIG
          : api(sent.photos.path, file, sent.photos.headers))
    if (result.message === '') {
      stored += 1
    } else {
      failed ??= result
      refused.push({ name: file.name, reason: result.message })
    }
  })
  if (typeof values === 'string') return values
  const { result } = (sent ??= await send(api, values))
  // A form with photos only fails with the first failed photo.
  const photosOnly = stored + refused.length === 0 ? NO_PHOTO : (failed ?? { status: 201, message: '', headers: {} })
  return replyTo(result ?? photosOnly, values, { stored, refused })
}
