/** Numbers from 0 to 1, always the same ones for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Whoever asks: a session that lives, and an item to aim at. */
export type Target = { token: string; serviceId: string; image: string }

const PAGES = [
  '/',
  '/kurumsal',
  '/hizmetler',
  '/hizmetler/tutulan',
  '/iletisim',
  '/teknik-bilgi',
  '/teknik-bilgi/sayfa/2',
  '/rss.xml',
  '/sitemap.xml',
]
const ADMIN = ['/admin', '/admin/login', '/admin/blog', '/admin/mesajlar', '/admin/yok/a', '/admin/hizmetler']
const LISTS = [
  '/api/Services',
  '/api/References',
  '/api/BlogPosts',
  '/api/ContactMessages',
  '/api/Dashboard/stats',
  '/api/health/ready',
  '/api/yok',
]
const FILES = [
  '/uploads',
  '/uploads/x.png',
  '/favicon.ico',
  '/_next/static/x.js',
  '/_next/image',
  '/_next/data/x/index.json',
  '/robots.txt',
]
const METHODS = [
  'PROPFIND',
  'TRACE',
  'SELLAM',
  'get',
  'PRI',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'POST',
  'HEAD',
  'CONNECT',
  'M-SEARCH',
  'PURGE',
]
const PIECES = [
  '%00',
  '%2500',
  '%252500',
  '%',
  '%zz',
  '%c3',
  '%c3%28',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '..',
  '%2e%2e',
  '.',
  '\\',
  '%5c',
  '/',
  '//',
  '%2f',
  '%252f',
  'ı',
  '"',
  '<',
  "'",
  ';',
  ':',
  '@',
  '[slug]',
  '%5Bslug%5D',
  '__proto__',
  'a'.repeat(3000),
  '%0d%0aX:1',
  '.rsc',
  '.txt',
  'index.segments/_tree.segment.rsc',
  '%E2%80%AE',
  '*',
  '~',
  '%7F',
  'null',
  '0',
  '-1',
  '0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  'order',
  'sayfa',
  '99999999999999999999',
]
const TREES = [
  'x',
  '',
  '%',
  '[]',
  '{}',
  'null',
  '0',
  '""',
  '[""]',
  '["",{}]',
  '["",{"children":1}]',
  '["",{"children":["__PAGE__",{}]}]',
  '[["slug","a","d",null],{}]',
  '[["slug","a","z",null],{}]',
  '["",{"children":["admin",{"children":["(panel)",{"children":["blog",{"children":["__PAGE__",{}]}]}]}]},null,"refetch"]',
  '["",{},null,"metadata-only"]',
  '["",{},null,"inside-shared-layout",99]',
  '["",{"__proto__":["",{}]}]',
  '["",{"constructor":["",{}]},["/","x"]]',
  '["",{"children":["admin",{"children":["login",{"children":["__PAGE__?{\\"from\\":\\"x\\"}",{}]}]}]}]',
  `${'["",{"a":'.repeat(900)}0`,
]
const VALUES = [
  '',
  '%00',
  '%ED%A0%80',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  '%F0%9F%98%80'.repeat(20),
  'a%20'.repeat(120),
  '%25',
  '_',
  '%5C',
  "'%20or%201=1--",
  '[]',
  '{}',
  '/uploads/../x',
  '//evil.example',
  '%2Fadmin%2F..%2F..',
  'javascript:alert(1)',
  '%E2%80%A8',
  '%C4%B1%C5%9F%C4%B1k',
]
const NAMES = [
  'page',
  'pageSize',
  'q',
  'q[]',
  'from',
  '_rsc',
  'imageUrl',
  '__proto__',
  'constructor',
  'nxtPslug',
  '__nextDefaultLocale',
  'a',
  '%00',
  '%zz',
  '',
]
const HEADERS = [
  'Host: kotu.example',
  'Host: [',
  'Host: a/b?c',
  'Content-Length: 3',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Expect: 100-continue',
  'Expect: 200-ok',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'Connection: upgrade',
  'Range: bytes=0-',
  'Range: bytes=9-1,-,x',
  'If-None-Match: "',
  'If-None-Match: *',
  `If-None-Match: ${'W/"a",'.repeat(500)}`,
  'If-Match: ""',
  'If-Modified-Since: dün',
  `Accept-Encoding: ${'br;q=x,'.repeat(500)}`,
  'Accept-Encoding: identity;q=0, *;q=0',
  'Accept: text/x-component',
  'Accept-Language: tr;q=9',
  'X-Forwarded-For: ,,::1%x,999.1.1.1',
  'X-Forwarded-Proto: a,b',
  'X-Forwarded-Host: a b',
  'Forwarded: for="',
  'X-Request-Id: x',
  'X-Middleware-Subrequest: middleware:middleware',
  'X-Middleware-Rewrite: /admin',
  'X-Nextjs-Data: 1',
  'Next-Action: 00',
  'X-Matched-Path: /admin',
  'X-Invoke-Status: 500',
  'X-Invoke-Path: /admin',
  'X-Now-Route-Matches: 1=a',
  'Next-Resume: 1',
  'X-Next-Revalidated-Tags: a',
  'X-Prerender-Revalidate: a',
  'Purpose: prefetch',
  'X-Http-Method-Override: DELETE',
  'Cookie: __prerender_bypass=x',
  'Cookie: admin_session=%',
  'Cookie: ;;==;"',
  `Cookie: ${'a=1;'.repeat(400)}`,
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
  'Idempotency-Key: 0',
  'Content-Encoding: gzip',
  'Content-Type: text/plain',
  'Authorization: Bearer',
  'X:',
  ': x',
  'X y: z',
  'X: a\tb',
  'X: \x01',
]
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain;',
  'a/b/c',
  '',
]
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1e999',
  '{"__proto__":{"isAdmin":true}}',
  '{"title":null}',
  `{"title":"\\u0000"}`,
  '{"title":"\\ud800"}',
  '{"title":["a"],"benefits":{}}',
  `{"title":"a","benefits":[${'1,'.repeat(60_000)}1]}`,
  `{"ids":[${'1,'.repeat(120_000)}1]}`,
  '{"ids":["\\u0000"]}',
  `{"imageUrls":[${'0,'.repeat(120_000)}0],"title":"a"}`,
  '['.repeat(100_000),
  '{"email":"a@b.c","password":"\\u0000"}',
  '{"email":{"contains":""},"password":{"not":""}}',
  '{"isRead":"evet"}',
  `{"x":"${'a'.repeat(270_000)}"}`,
  '{"contactPerson":"a","phone":"1","email":"a@b.c","problemDescription":"\\udc00"}',
  '{"newEmail":"a@b","currentPassword":1}',
  '\xff\xfe',
  '--x\r\n\r\n\r\n--x--',
  'a=1&a=%zz&%00=%00',
]
const JWT = [
  'a.b.c',
  '..',
  'eyJhbGciOiJub25lIn0.e30.',
  'eyJhbGciOiJIUzI1NiJ9.e30.AAAA',
  `${'a'.repeat(9000)}.a.a`,
  '\u0131.b.c',
  'null',
  '%00',
  '"a.b.c"',
]

/** A form of files and texts, right or wrong in one thing. */
function multipart(pick: <T>(from: readonly T[]) => T): { type: string; body: string } {
  const boundary = '----deneme-siniri-1234567890abcdef'
  const head = (name: string, rest = '') => `--${boundary}\r\nContent-Disposition: form-data; name=${name}${rest}\r\n`
  const bodies = [
    `${head('"file"', '; filename="a.png"')}Content-Type: image/png\r\n\r\n\x89PNG\r\n\r\n--${boundary}--\r\n`,
    `${head('"logoFile"', '; filename="../../a.svg"')}\r\n<svg/>\r\n${head('"name"')}\r\na\x00b\r\n--${boundary}--\r\n`,
    `${head('"name"')}\r\nx\r\n${head('"name"')}\r\ny\r\n--${boundary}--`,
    `${head('"title')}\r\nx\r\n--${boundary}--\r\n`,
    `--${boundary}\r\n\r\nx\r\n--${boundary}--\r\n`,
    `${head('"__proto__"')}\r\nx\r\n--${boundary}--\r\n`,
    `${head('"a"').repeat(300)}\r\n`,
    `${`${head('"a"')}\r\nx\r\n`.repeat(2000)}--${boundary}--\r\n`,
    `${head('"file"', "; filename*=UTF-8''%zz")}\r\nx\r\n--${boundary}--\r\n`,
    `${head('"file"', '; filename=""')}\r\n\r\n--${boundary}--\r\n`,
    `--${boundary}`,
    '',
    `${head('"imageFile"', `; filename="${'a'.repeat(9000)}.png"`)}\r\nx\r\n--${boundary}--\r\n`,
    `${head('"file"', '; filename="a.gif"')}\r\nGIF89a\r\n--${boundary}--\r\n`,
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
    ['POST', '/api/Auth/change-password'],
    ['POST', '/api/ContactMessages'],
    ['POST', '/api/Services'],
    ['PUT', `/api/Services/${serviceId}`],
    ['PUT', '/api/Services/order'],
    ['PUT', '/api/References/order'],
    ['PATCH', `/api/ContactMessages/${serviceId}`],
    ['POST', '/iletisim'],
    ['POST', '/api/References'],
    ['POST', '/api/BlogPosts'],
    ['PUT', '/api/BlogPosts/x'],
    ['POST', `/api/Services/${serviceId}/upload-image`],
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
    () => {
      const query = `${pick(NAMES)}=${pick(VALUES)}&imageUrl=${pick(VALUES)}`
      return request('DELETE', `/api/Services/${serviceId}/delete-image?${query}`, [bearer])
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
