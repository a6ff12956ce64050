import { expect, test } from 'vitest'
import { dueAt, failureOf, inWords, pauseAfter, reasonAgainst } from './rules'

test.each([
  ['https://www.ornek.example', null],
  ['https://ölçev.example:8443', null],
  ['https://localhost', 'localhost dışarıdan bilinen bir ad değil'],
  ['https://192.0.2.1', '192.0.2.1 dışarıdan bilinen bir ad değil'],
  ['https://[2001:db8::1]', '[2001:db8::1] dışarıdan bilinen bir ad değil'],
  ['https://sunucu.local', 'sunucu.local dışarıdan bilinen bir ad değil'],
])('whether %s gets a certificate', (address, reason) => {
  expect(reasonAgainst(new URL(address), false, false)).toBe(reason)
})

test('a certificate is due when a third of its life is left', () => {
  const life = { validFrom: 'Jan  1 00:00:00 2026 GMT', validTo: 'Apr  1 00:00:00 2026 GMT' }
  expect(new Date(dueAt(life)).toISOString()).toBe('2026-03-02T00:00:00.000Z')
})

const ANSWER =
  'ERROR: Challenge is invalid! (returned: invalid) (result: ["type"]\t"http-01"\n["error","type"]\t"urn:ietf:params:acme:error:'
const REFUSED =
  '  + ERROR: An error occurred while sending post-request to https://ca.example/order (Status 429)\n\nDetails:\nHTTP/2 429\n\n'

test.each([
  [
    `${ANSWER}dns"\n["error","detail"]\t"DNS problem: NXDOMAIN \\"x\\""\n`,
    'adın DNS kaydı bulunamadı (DNS problem: NXDOMAIN "x")',
    '15 dakika',
  ],
  [
    `${REFUSED}{\n  "type": "urn:ietf:params:acme:error:rateLimited",\n  "detail": "too many certificates"\n}\n`,
    'sertifika kurumunun sınırına ulaşıldı (too many certificates)',
    '1 saat',
  ],
  [
    `${REFUSED}{"type": "urn:ietf:params:acme:error:badNonce", "detail": "x"}`,
    'sertifika kurumu isteği geri çevirdi (x)',
    '1 dakika',
  ],
  [
    'ERROR: Problem connecting to server (get for https://ca.example; curl returned with 7)\nEXPECTED value GOT EOF\n',
    'sertifika kurumuna ulaşılamadı (Problem connecting to server (get for https://ca.example; curl returned with 7))',
    '1 dakika',
  ],
  ['Error: ENOSPC: no space left\non device', 'Error: ENOSPC: no space left on device', '15 dakika'],
])('a failure is one line with its cause: %j', (output, text, pause) => {
  const failure = failureOf(output)
  expect([failure.text, inWords(failure.pauseMs)]).toEqual([text, pause])
})

test('five validations fail in an hour at most, and pauses grow to half a day', () => {
  const pauses = Array.from({ length: 8 }, (_, i) => pauseAfter(i + 1, { pauseMs: 900_000 }))
  expect(pauses.map(inWords)).toEqual([
    '15 dakika',
    '30 dakika',
    '1 saat',
    '2 saat',
    '4 saat',
    '8 saat',
    '12 saat',
    '12 saat',
  ])
})
