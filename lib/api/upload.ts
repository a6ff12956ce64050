import { type ApiAnswer, type ApiCall, bodyOf, failureOf, sentBy, unreachable } from '@/lib/api/client'

/**
 * Calls the API like `requestApi` and reports the sent share of the body, from 0 to 1, which `fetch` cannot.
 * @throws {ApiError}
 */
export function uploadToApi<T>(
  path: string,
  call: ApiCall,
  onProgress: (share: number) => void,
): Promise<ApiAnswer<T>> {
  const { headers, body } = sentBy(call)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      if (call.timeoutMs) timer = setTimeout(() => request.abort(), call.timeoutMs)
    }
    request.open(call.method ?? 'POST', path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => {
      watch()
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('loadend', () => clearTimeout(timer))
    request.addEventListener('error', () => reject(unreachable()))
    request.addEventListener('abort', () => reject(unreachable()))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status < 200 || status > 299) return reject(failureOf(status, responseText))
      const headers = { get: (name: string) => request.getResponseHeader(name) }
      try {
        resolve({ body: bodyOf(status, responseText) as T, headers })
      } catch (error) {
        reject(error)
      }
    })
    request.send(body)
    watch()
  })
}
