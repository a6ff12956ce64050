import { expect, test } from 'vitest'
import { dueAt, failureOf, inWords, pauseAfter, reasonAgainst } from './rules'

test.each([
  ['https://www.ornek.example', null],
  ['https://ölçev.example:8443', null],
  ['https://localhost', 'localhost dışarıdan bilinen bir ad değil'],
  ['https://192.0.2.1', '192.0.2.1 dışarıdan bilinen bir ad değil'],
  ['https://[2001:db8::1]', '[2001:db8::1] dışarıdan bilinen bir ad değil'],
  ['https://sunucu.local', 'sunucu.local dışarıdan bilinen bir ad değil'],
])('%s gets a certificate or a reason why not', (address, reason) => {
  expect(reasonAgainst(new URL(address), false, false)).toBe(reason)
})

test('a certificate is due after two thirds of its validity', () => {
  const life = { validFrom: 'Jan  1 00:00:00 2026 GMT', validTo: 'Apr  1 00:00:00 2026 GMT' }
  expect(new Date(dueAt(life)).toISOString()).toBe('2026-03-02T00:00:00.000Z')
})

test.each([
  [
    'ERROR: Challenge is invalid! (returned: invalid) (result: ["error","type"]\t"urn:ietf:params:acme:error:dns"\n["error","detail"]\t"DNS problem: NXDOMAIN \\"x\\""\n',
    'DNS problem: NXDOMAIN "x"',
    '15 dakika',
  ],
  [
    '{\n  "type": "urn:ietf:params:acme:error:rateLimited",\n  "detail": "too many certificates"\n}\n',
    'too many certificates',
    '1 saat',
  ],
  ['ERROR: Problem connecting to server\nEXPECTED value GOT EOF\n', 'Problem connecting to server', '15 dakika'],
  ['Error: ENOSPC: no space left\non device', 'Error: ENOSPC: no space left on device', '15 dakika'],
])('a failure is one line, with a longer pause after a rate limit of the CA: %j', (output, text, pause) => {
  const failure = failureOf(output)
  expect([failure.text, inWords(failure.pauseMs)]).toEqual([text, pause])
})

test('at most five validations fail in an hour, and pauses grow to half a day', () => {
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
