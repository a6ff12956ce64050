import { AwsV4Signer } from 'aws4fetch'
import pLimit from 'p-limit'
import { AppError } from '@/lib/platform/app-error'
import type { S3Address } from '@/lib/platform/env'
import { CACHE_FOREVER, mediaTypeOf } from '@/lib/platform/media/picture'
import type { ListedFile, Storage } from '@/lib/platform/media/storage-interface'

/** How long the storage may take to start a response that is streamed to a visitor, and to finish any other response. */
const START_TIMEOUT_MS = 10_000
const RESPONSE_TIMEOUT_MS = 30_000
const CONCURRENT_CALLS = 16

const UNREACHABLE = 'Görsellerin deposuna şu anda ulaşılamıyor. Biraz sonra yeniden deneyin.'

/** Reports a failure of the storage as an outage. @throws {AppError} database-unavailable */
async function reportOutage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new AppError('database-unavailable', { message: UNREACHABLE, cause, retryAfterSeconds: 10 })
  }
}

/** Makes a call for each name. Waits for all calls even if one fails, so that none is still running while the caller cleans up. */
async function callForEach(names: readonly string[], call: (name: string) => Promise<unknown>): Promise<void> {
  const limit = pLimit(CONCURRENT_CALLS)
  const results = await Promise.allSettled(names.map((name) => limit(call, name)))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** The headers of a file, in case the storage serves it directly. */
const headersOf = (prefix: string, name: string) => ({
  'Content-Type': mediaTypeOf(name),
  'Cache-Control': prefix === 'uploads' ? CACHE_FOREVER : 'no-store',
})

/** Reads a page of ListObjects. Names of pictures contain nothing that XML escapes; other keys are only used as the marker of the next page. */
function readList(xml: string): { key: string; modifiedAt: number }[] {
  const textOf = (element: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(element)![1]!
  return [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([element]) => {
    return {
      key: textOf(element, 'Key').replaceAll('&amp;', '&'),
      modifiedAt: Date.parse(textOf(element, 'LastModified')),
    }
  })
}

type Call = { method?: string; headers?: Record<string, string>; body?: BodyInit; signal?: AbortSignal }

/** Files in a bucket, below a prefix. Writes are atomic, so there are no temporary names. */
export function s3Storage(prefix: string, { url, region, key, secret }: S3Address): Storage {
  const bucket = url.replace(/\/$/, '')
  const pathOf = (name: string, keyPrefix = prefix) => `/${keyPrefix}/${name}`
  const call = async (path: string, options: Call = {}): Promise<Response | null> => {
    const { method = 'GET', headers, body, signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS) } = options
    const request = { url: bucket + path, method, headers, body }
    const signer = new AwsV4Signer({ ...request, accessKeyId: key, secretAccessKey: secret, region, service: 's3' })
    const { url: address, ...signedRequest } = await signer.sign()
    // A Request would lose its time limit when Node collects garbage.
    const response = await fetch(address, { ...signedRequest, signal, cache: 'no-store' })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return null
    throw Object.assign(new Error('Refused'), { code: `HTTP ${response.status}` })
  }
  const remove = (names: readonly string[]) =>
    reportOutage(() => callForEach(names, (name) => call(pathOf(name), { method: 'DELETE' })))
  return {
    variable: 'STORAGE_S3_URL',
    root: prefix,
    isFolder: false,
    async write(files) {
      const dataByName = new Map(files.map((file) => [file.name, file.data]))
      const put = async (name: string) => {
        const body = dataByName.get(name) as BodyInit
        if (!(await call(pathOf(name), { method: 'PUT', body, headers: headersOf(prefix, name) })))
          throw new Error('There is no such bucket')
      }
      try {
        await reportOutage(() => callForEach([...dataByName.keys()], put))
      } catch (error) {
        // Not awaited. The reconciler later removes files that cannot be removed now.
        void remove([...dataByName.keys()]).catch(() => {})
        throw error
      }
    },
    sizeOf: (name) =>
      reportOutage(async () => {
        const response = await call(pathOf(name), { method: 'HEAD' })
        return response && Number(response.headers.get('content-length'))
      }),
    open: (name) =>
      reportOutage(async () => {
        // The time limit ends when the response starts, because a visitor may take long to receive a picture.
        const timeout = new AbortController()
        const timer = setTimeout(() => timeout.abort(new DOMException('No answer', 'TimeoutError')), START_TIMEOUT_MS)
        const response = await call(pathOf(name), { signal: timeout.signal }).finally(() => clearTimeout(timer))
        return response && { size: Number(response.headers.get('content-length')), stream: response.body! }
      }),
    read: (name) =>
      reportOutage(async () => {
        const response = await call(pathOf(name))
        return response && Buffer.from(await response.arrayBuffer())
      }),
    list: () =>
      reportOutage(async () => {
        const files: ListedFile[] = []
        // ListObjectsV2 is not used, because the tests' server does not support its continuation tokens.
        const query = new URLSearchParams({ prefix: `${prefix}/` })
        for (;;) {
          const response = await call(`?${query}`)
          if (!response) throw new Error('There is no such bucket')
          const xml = await response.text()
          const page = readList(xml)
          files.push(
            ...page.map(({ key, modifiedAt }) => ({
              name: key.slice(prefix.length + 1),
              writtenAt: modifiedAt,
              changedAt: modifiedAt,
            })),
          )
          if (!xml.includes('<IsTruncated>true<')) return files
          query.set('marker', page.at(-1)!.key)
        }
      }),
    copy: (names, { root }) =>
      reportOutage(() =>
        callForEach(names, async (name) => {
          const copyHeaders = {
            'x-amz-copy-source': new URL(bucket).pathname + pathOf(name),
            'x-amz-metadata-directive': 'REPLACE',
          }
          const response = await call(pathOf(name, root), {
            method: 'PUT',
            headers: { ...headersOf(root, name), ...copyHeaders },
          })
          // A copy that fails late also has status 200.
          if ((await response?.text())?.includes('<Error>')) throw new Error('Not copied')
        }),
      ),
    remove,
  }
}
