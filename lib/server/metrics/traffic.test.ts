import { expect, test } from 'vitest'
import { classOf } from './traffic'

const form = { 'content-type': 'multipart/form-data; boundary=x' }

test.each([
  ['page', '/hizmetler?utm_source=x', {}],
  ['page', '/rss.xml', {}],
  ['page', 'http://site/admin', {}],
  ['navigation', '/hizmetler?_rsc=1', { headers: { rsc: '1' } }],
  ['form', '/iletisim', { method: 'POST', headers: form }],
  ['order', '/is-emri/0f5c', {}],
  ['admin', '/admin/mesajlar', {}],
  ['page', '/administrator', {}],
  ['api', '/api/Services', { method: 'POST' }],
  ['upload', '/api/Services/1/upload-image', { method: 'POST', headers: form }],
  ['beacon', '/api/Counts', { method: 'POST' }],
  ['health', '/api/health/ready', {}],
  ['picture', '/uploads/a.jpg', {}],
  ['static', '/_next/static/a.js', {}],
  ['static', '/favicon.svg', {}],
] as const)('a request has the class %s: %s', (requestClass, url, options) => {
  const request = { method: 'GET', url, headers: {}, ...options }
  expect(classOf(request, (path) => path === '/rss.xml')).toBe(requestClass)
})
