// What hostile requests are made of: addresses, methods, values, headers and bodies that honest clients do not send.

const wordsOf = (text: string, ...others: string[]) => [...text.trim().split(/\s+/), ...others]

export const PAGES = wordsOf(`
  / /kurumsal /hizmetler /hizmetler/tutulan /iletisim /teknik-bilgi /teknik-bilgi/sayfa/2 /rss.xml
  /sitemap.xml
`)
export const ADMIN = ['/admin', '/admin/login', '/admin/blog', '/admin/mesajlar', '/admin/yok/a', '/admin/hizmetler']
export const LISTS = wordsOf(`
  /api/Services /api/References /api/BlogPosts /api/ContactMessages /api/Dashboard/stats /api/health/ready
  /api/yok
`)
export const FILES = wordsOf(`
  /uploads /uploads/x.png /favicon.ico /_next/static/x.js /_next/image /_next/data/x/index.json /robots.txt
`)
export const METHODS = wordsOf(`
  PROPFIND TRACE SELLAM get PRI OPTIONS PUT PATCH DELETE POST HEAD CONNECT M-SEARCH PURGE
`)
export const PIECES = wordsOf(
  `
  %00 %2500 %252500 % %zz %c3 %c3%28 %ED%A0%80 %F0%9F%98%80 .. %2e%2e . %5c / // %2f %252f ı " < ; : @
  [slug] %5Bslug%5D __proto__ %0d%0aX:1 .rsc .txt index.segments/_tree.segment.rsc %E2%80%AE * ~ %7F null 0
  -1 0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b order sayfa 99999999999999999999
`,
  '\\',
  "'",
  'a'.repeat(3000),
)
export const TREES = wordsOf(
  `
  x % [] {} null 0 "" [""] ["",{}] ["",{"children":1}] ["",{"children":["__PAGE__",{}]}]
  [["slug","a","d",null],{}] [["slug","a","z",null],{}]
  ["",{"children":["admin",{"children":["(panel)",{"children":["blog",{"children":["__PAGE__",{}]}]}]}]},null,"refetch"]
  ["",{},null,"metadata-only"] ["",{},null,"inside-shared-layout",99] ["",{"__proto__":["",{}]}]
  ["",{"constructor":["",{}]},["/","x"]]
`,
  '',
  '["",{"children":["admin",{"children":["login",{"children":["__PAGE__?{\\"from\\":\\"x\\"}",{}]}]}]}]',
  `${'["",{"a":'.repeat(900)}0`,
)
export const VALUES = wordsOf(
  `
  %00 %ED%A0%80 0 -1 1e9 99999999999999999999 %25 _ %5C [] {} /uploads/../x //evil.example
  %2Fadmin%2F..%2F.. javascript:alert(1) %E2%80%A8 %C4%B1%C5%9F%C4%B1k
`,
  '',
  '%F0%9F%98%80'.repeat(20),
  'a%20'.repeat(120),
  "'%20or%201=1--",
)
export const NAMES = wordsOf(
  `
  page pageSize q q[] from _rsc imageUrl __proto__ constructor nxtPslug __nextDefaultLocale a %00 %zz
`,
  '',
)
const LINES = `
  Host: kotu.example|Host: [|Host: a/b?c|Content-Length: 3|Transfer-Encoding: chunked
  Transfer-Encoding: gzip, chunked|Expect: 100-continue|Expect: 200-ok|Upgrade: websocket|Upgrade: h2c
  Connection: upgrade|Range: bytes=0-|Range: bytes=9-1,-,x|If-None-Match: "|If-None-Match: *|If-Match: ""
  If-Modified-Since: dün|Accept-Encoding: identity;q=0, *;q=0|Accept: text/x-component
  Accept-Language: tr;q=9|X-Forwarded-For: ,,::1%x,999.1.1.1|X-Forwarded-Proto: a,b|X-Forwarded-Host: a b
  Forwarded: for="|X-Request-Id: x|X-Middleware-Subrequest: middleware:middleware
  X-Middleware-Rewrite: /admin|X-Nextjs-Data: 1|Next-Action: 00|X-Matched-Path: /admin|X-Invoke-Status: 500
  X-Invoke-Path: /admin|X-Now-Route-Matches: 1=a|Next-Resume: 1|X-Next-Revalidated-Tags: a
  X-Prerender-Revalidate: a|Purpose: prefetch|X-Http-Method-Override: DELETE|Cookie: __prerender_bypass=x
  Cookie: admin_session=%|Cookie: ;;==;"|Origin: null|Sec-Fetch-Site: cross-site|Idempotency-Key: 0
  Content-Encoding: gzip|Content-Type: text/plain|Authorization: Bearer|X:|: x|X y: z`
export const HEADERS = [
  ...LINES.split(/[|\n]/)
    .map((line) => line.trim())
    .filter(Boolean),
  `If-None-Match: ${'W/"a",'.repeat(500)}`,
  `Accept-Encoding: ${'br;q=x,'.repeat(500)}`,
  `Cookie: ${'a=1;'.repeat(400)}`,
  'X: a\tb',
  'X: \x01',
]
export const TYPES = wordsOf(
  `
  application/json multipart/form-data application/x-www-form-urlencoded text/plain; a/b/c
`,
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  '',
)
export const BODIES = wordsOf(
  `
  { null [] "x" 1e999 {"__proto__":{"isAdmin":true}} {"title":null} {"title":["a"],"benefits":{}}
  {"email":{"contains":""},"password":{"not":""}} {"isRead":"evet"} {"newEmail":"a@b","currentPassword":1}
  a=1&a=%zz&%00=%00
`,
  '',
  `{"title":"\\u0000"}`,
  '{"title":"\\ud800"}',
  `{"title":"a","benefits":[${'1,'.repeat(60_000)}1]}`,
  `{"ids":[${'1,'.repeat(120_000)}1]}`,
  '{"ids":["\\u0000"]}',
  `{"imageUrls":[${'0,'.repeat(120_000)}0],"title":"a"}`,
  '['.repeat(100_000),
  '{"email":"a@b.c","password":"\\u0000"}',
  `{"x":"${'a'.repeat(270_000)}"}`,
  '{"contactPerson":"a","phone":"1","email":"a@b.c","problemDescription":"\\udc00"}',
  '\xff\xfe',
  '--x\r\n\r\n\r\n--x--',
)
