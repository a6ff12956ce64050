import { expect, test } from 'vitest'
import { loggedPath } from './request'

const TOKEN = 'Zm9vYmFyYmF6cXV4MTIzNA'

test.each([
  [`/is-emri/${TOKEN}`, '/is-emri/*'],
  [`/is-emri/${TOKEN}/foto/1`, '/is-emri/*/foto/1'],
  [`/api/Tracking/${TOKEN}/decision`, '/api/Tracking/*/decision'],
  [`/API/tracking/${TOKEN}`, '/API/tracking/*'],
  [`/admin/sifre/${TOKEN}`, '/admin/sifre/*'],
  [`/admin//davet/${TOKEN}`, '/admin/davet/*'],
])('the path %s is logged as %s, without its token', (path, expected) => expect(loggedPath(path)).toBe(expected))

test.each([
  `/%69s-emri%2F${TOKEN}`,
  `/is-emri\\${TOKEN}`,
  `/is-emri%252F${TOKEN}`,
  `/is-emri/x/../${TOKEN}`,
  `http://ornek.example/is-emri/${TOKEN}`,
])('the path %s is logged as /*, because it is not canonical', (path) => expect(loggedPath(path)).toBe('/*'))

test.each(['/takip', '/is-emri', '/admin/sifre', '/api/Tracking', '/_next/static/a~b.js'])(
  'the path %s is logged unchanged',
  (path) => expect(loggedPath(path)).toBe(path),
)
