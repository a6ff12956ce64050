import { expect, test } from 'vitest'
import { loggedPath } from './logged-path'

const TOKEN = 'Zm9vYmFyYmF6cXV4MTIzNA'

test.each([
  [`/is-emri/${TOKEN}`, '/is-emri/*'],
  [`/is-emri/${TOKEN}/foto/1`, '/is-emri/*/foto/1'],
  [`/api/Tracking/${TOKEN}/decision`, '/api/Tracking/*/decision'],
  [`//is-emri//${TOKEN}/`, '/is-emri/*/'],
  [`/%69s-emri%2F${TOKEN}`, '/is-emri/*'],
  [`/is-emri/${TOKEN}/tracking/1`, '/is-emri/*/tracking/1'],
  [`/API/tracking/${TOKEN}`, '/API/tracking/*'],
  [`/is-emri/${TOKEN}%zz`, '/is-emri/*'],
  [`/admin/sifre/${TOKEN}`, '/admin/sifre/*'],
  [`/admin//davet%2F${TOKEN}`, '/admin/davet/*'],
  [`http://ornek.example/is-emri/${TOKEN}`, 'http:/ornek.example/is-emri/*'],
])('%s is logged without its token', (path, logged) => expect(loggedPath(path)).toBe(logged))

test.each(['/takip', '/is-emri', '/admin/sifre', '/api/Tracking', '/hizmetler/%C5%9Fey', '/%zz'])(
  '%s is logged as it came',
  (path) => expect(loggedPath(path)).toBe(path),
)
