import { AwsV4Signer } from 'aws4fetch'
import pLimit from 'p-limit'
import { AppError } from '@/lib/platform/app-error'
import type { S3Address } from '@/lib/platform/env'
import { KEPT_FOR_GOOD, typeOf } from '@/lib/platform/media/picture'
import type { ListedFile, Storage } from '@/lib/platform/media/storage-interface'

/** How long the storage may take to begin an answer, and to end one that nobody but the site waits for. */
const ANSWER_MS = 10_000
const WHOLE_MS = 30_000
const AT_ONCE = 16

const MESSAGE = 'Görsellerin deposuna şu anda ulaşılamıyor. Biraz sonra yeniden deneyin.'

/** Reports a failure of the storage as an outage. @throws {AppError} database-unavailable */
async function reportingOutage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new AppError('database-unavailable', { message: MESSAGE, cause, retryAfterSeconds: 10 })
  }
}

/** Makes a call for each name. Waits for all, even if one fails, so that none runs on while the caller cleans up. */
async function forEach(names: readonly string[], call: (name: string) => Promise<unknown>): Promise<void> {
  const limit = pLimit(AT_ONCE)
  const ended = await Promise.allSettled(names.map((name) => limit(call, name)))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

/** The headers of a file that the storage delivers itself. */
const headersOf = (prefix: string, name: string) => ({
  'Content-Type': typeOf(name),
  'Cache-Control': prefix === 'uploads' ? KEPT_FOR_GOOD : 'no-store',
})

/** Reads a page of ListObjects. The names of pictures have nothing that XML escapes; other keys end a page at most. */
function readList(xml: string): { key: string; at: number }[] {
  const text = (element: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(element)![1]!
  return [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([element]) => {
    return { key: text(element, 'Key').replaceAll('&amp;', '&'), at: Date.parse(text(element, 'LastModified')) }
  })
}

type Call = { method?: string; headers?: Record<string, string>; body?: BodyInit; signal?: AbortSignal }

/** Files in a bucket, below a prefix. A write is complete or did not happen, so that no name is temporary. */
export function s3Storage(prefix: string, { url, region, key, secret }: S3Address): Storage {
  const bucket = url.replace(/\/$/, '')
  const pathOf = (name: string, below = prefix) => `/${below}/${name}`
  const call = async (path: string, options: Call = {}): Promise<Response | null> => {
    const { method = 'GET', headers, body, signal = AbortSignal.timeout(WHOLE_MS) } = options
    const request = { url: bucket + path, method, headers, body }
    const signer = new AwsV4Signer({ ...request, accessKeyId: key, secretAccessKey: secret, region, service: 's3' })
    const { url: address, ...signed } = await signer.sign()
    // Not as a Request, whose time limit Node forgets when it collects garbage.
    const answer = await fetch(address, { ...signed, signal, cache: 'no-store' })
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404) return null
    throw Object.assign(new Error('Refused'), { code: `HTTP ${answer.status}` })
  }
  const remove = (names: readonly string[]) =>
    reportingOutage(() => forEach(names, (name) => call(pathOf(name), { method: 'DELETE' })))
  return {
    variable: 'STORAGE_S3_URL',
    place: prefix,
    isFolder: false,
    async write(files) {
      const data = new Map(files.map((file) => [file.name, file.data]))
      const put = async (name: string) => {
        const body = data.get(name) as BodyInit
        if (!(await call(pathOf(name), { method: 'PUT', body, headers: headersOf(prefix, name) })))
          throw new Error('There is no such bucket')
      }
      try {
        await reportingOutage(() => forEach([...data.keys()], put))
      } catch (error) {
        // Nobody waits for it. What cannot be removed now, the reconciler removes later.
        void remove([...data.keys()]).catch(() => {})
        throw error
      }
    },
    sizeOf: (name) =>
      reportingOutage(async () => {
        const answer = await call(pathOf(name), { method: 'HEAD' })
        return answer && Number(answer.headers.get('content-length'))
      }),
    open: (name) =>
      reportingOutage(async () => {
        // A visitor may take long to receive a picture.
        const waiting = new AbortController()
        const timer = setTimeout(() => waiting.abort(new DOMException('No answer', 'TimeoutError')), ANSWER_MS)
        const answer = await call(pathOf(name), { signal: waiting.signal }).finally(() => clearTimeout(timer))
        return answer && { size: Number(answer.headers.get('content-length')), stream: answer.body! }
      }),
    read: (name) =>
      reportingOutage(async () => {
        const answer = await call(pathOf(name))
        return answer && Buffer.from(await answer.arrayBuffer())
      }),
    list: () =>
      reportingOutage(async () => {
        const found: ListedFile[] = []
        // Not ListObjectsV2, whose tokens the server of the tests cannot make.
        const query = new URLSearchParams({ prefix: `${prefix}/` })
        for (;;) {
          const answer = await call(`?${query}`)
          if (!answer) throw new Error('There is no such bucket')
          const xml = await answer.text()
          const page = readList(xml)
          found.push(
            ...page.map(({ key: whole, at }) => ({
              name: whole.slice(prefix.length + 1),
              writtenAt: at,
              changedAt: at,
            })),
          )
          if (!xml.includes('<IsTruncated>true<')) return found
          query.set('marker', page.at(-1)!.key)
        }
      }),
    copy: (names, { place }) =>
      reportingOutage(() =>
        forEach(names, async (name) => {
          const from = {
            'x-amz-copy-source': new URL(bucket).pathname + pathOf(name),
            'x-amz-metadata-directive': 'REPLACE',
          }
          const answer = await call(pathOf(name, place), {
            method: 'PUT',
            headers: { ...headersOf(place, name), ...from },
          })
          // A copy that fails late has the status of one that did not.
          if ((await answer?.text())?.includes('<Error>')) throw new Error('Not copied')
        }),
      ),
    remove,
  }
}
