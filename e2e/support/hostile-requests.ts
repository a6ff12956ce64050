import {
  PAGES,
  ADMIN,
  LISTS,
  FILES,
  METHODS,
  PIECES,
  TREES,
  VALUES,
  NAMES,
  HEADERS,
  TYPES,
  BODIES,
} from './hostile-pieces'

/** Numbers from 0 to 1, always the same ones for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Target = { token: string; serviceId: string; image: string }

const JWT = ['a.b.c', 'eyJhbGciOiJub25lIn0.e30.', `${'a'.repeat(9000)}.a.a`, '\u0131.b.c', '%00', '"a.b.c"']

function multipart(pick: <T>(from: readonly T[]) => T): { type: string; body: string } {
  const boundary = '----deneme-siniri-1234567890abcdef'
  const head = (name: string, rest = '') => `--${boundary}\r\nContent-Disposition: form-data; name=${name}${rest}\r\n`
  const bodies = [
    `${head('"file"', '; filename="a.png"')}Content-Type: image/png\r\n\r\n\x89PNG\r\n\r\n--${boundary}--\r\n`,
    `${head('"logoFile"', '; filename="../../a.svg"')}\r\n<svg/>\r\n${head('"name"')}\r\na\x00b\r\n--${boundary}--\r\n`,
    `${head('"title')}\r\nx\r\n--${boundary}--\r\n`,
    `${head('"__proto__"')}\r\nx\r\n--${boundary}--\r\n`,
    `${head('"a"').repeat(300)}\r\n`,
    `${`${head('"a"')}\r\nx\r\n`.repeat(2000)}--${boundary}--\r\n`,
    `${head('"file"', "; filename*=UTF-8''%zz")}\r\nx\r\n--${boundary}--\r\n`,
    `${head('"imageFile"', `; filename="${'a'.repeat(9000)}.png"`)}\r\nx\r\n--${boundary}--\r\n`,
  ]
  return { type: `multipart/form-data; boundary=${boundary}`, body: pick(bodies) }
}

/** Requests that no browser and no honest client sends, as bytes; endless, the same ones for a seed. */
export function* hostileRequests(seed: number, { token, serviceId, image }: Target): Generator<string> {
  const random = randomOf(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const some = <T>(from: readonly T[], most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(from))
  const sometimes = (share: number, headers: () => string[]) => (random() < share ? headers() : [])
  const anywhere = () => pick([...PAGES, ...ADMIN, ...LISTS, ...FILES, image])
  const cookie = `Cookie: admin_session=${token}`
  const bearer = `Authorization: Bearer ${token}`
  const request = (method: string, target: string, headers: string[] = [], body?: string) => {
    const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
    const head = [`${method} ${target} HTTP/1.1`, 'Host: site', 'Connection: close', ...length, ...headers]
    return `${head.join('\r\n')}\r\n\r\n${body ?? ''}`
  }
  const writes = [
    ['POST', '/api/Auth/login'],
    ['POST', '/api/Auth/change-email'],
    ['POST', '/api/ContactMessages'],
    ['PATCH', `/api/ContactMessages/${serviceId}`],
    ['POST', '/iletisim'],
    ['PUT', `/api/Services/${serviceId}`],
    ['PUT', '/api/Services/order'],
    ['POST', `/api/Services/${serviceId}/upload-image`],
    ['POST', '/api/References'],
    ['PUT', '/api/BlogPosts/x'],
    ['POST', '/admin/login'],
  ] as const
  const kinds = [
    () =>
      request('GET', `${pick([...ADMIN, ...PAGES, '/uploads'])}${pick(['', '?_rsc=', '?_rsc=x'])}`, [
        'RSC: 1',
        `Next-Router-State-Tree: ${pick([(tree: string) => tree, encodeURIComponent])(pick(TREES))}`,
        ...sometimes(0.3, () => ['Next-Router-Prefetch: 2']),
        ...sometimes(0.3, () => [
          `Next-Router-Segment-Prefetch: ${pick(['/_tree', 'x', '/!KHBhbmVsKQ/blog', '/../..', ''])}`,
        ]),
        ...sometimes(0.3, () => [`Next-Url: ${pick(['/', 'x', '//kotu.example', '/admin/%'])}`]),
        ...sometimes(0.6, () => [cookie]),
      ]),
    () => {
      const method = pick(['GET', 'HEAD', 'DELETE', 'PUT'])
      return request(
        method,
        `${anywhere()}/${some(PIECES, 3).join('')}`,
        sometimes(0.5, () => [cookie, bearer]),
      )
    },
    () =>
      request(
        pick(METHODS),
        anywhere(),
        sometimes(0.5, () => [bearer]),
      ),
    () => {
      const query = some(NAMES, 60).map((name) => `${name}=${pick(VALUES)}`)
      return request('GET', `${anywhere()}?${query.join('&')}`, [bearer, cookie])
    },
    () => request(pick(['GET', 'POST']), anywhere(), some(HEADERS, 4)),
    () => {
      const [method, target] = pick(writes)
      const headers = [...sometimes(0.8, () => [bearer]), ...sometimes(0.2, () => some(HEADERS, 2))]
      return request(method, target, [`Content-Type: ${pick(TYPES)}`, ...headers], pick(BODIES))
    },
    () => {
      const [method, target] = pick(writes)
      const { type, body } = multipart(pick)
      return request(method, target, [`Content-Type: ${type}`, bearer], body)
    },
    () => {
      const authorization = `Authorization: ${pick(['Bearer ', 'bearer  ', 'Basic ', ''])}${pick(JWT)}`
      const headers = [authorization, `Cookie: admin_session=${pick(JWT)}`]
      return request(pick(['GET', 'POST']), pick([...ADMIN, ...LISTS]), headers)
    },
    () => {
      const range = pick(['bytes=0-0', 'bytes=-1', 'bytes=5-2', 'bytes=999999999999-', 'x=1', 'bytes=0-0,2-3'])
      return request('GET', pick([...PAGES, ...FILES, image]), [`Range: ${range}`, pick(HEADERS)])
    },
  ]
  for (;;) yield pick(kinds)()
}
