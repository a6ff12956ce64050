import { expect, test, vi } from 'vitest'
import { databaseAddresses, envOf } from './env'

const INVALID_ADDRESS =
  'DATABASE_URL: bulunan verilen değer uymuyor; beklenen geçerli bir adres; kullanıcı adı ile şifrede % yerine %25, / yerine %2F, # yerine %23, ? yerine %3F yazılır.'

test.each([
  'not a url',
  's:giz%zli@db/s',
  's:giz/li@db/s',
  's:12/34@db/s',
  's:giz#li@db/s',
  's:giz?li@db/s',
  's:x@db:99999/s',
])('the address postgresql://%s is rejected without being printed', (address) => {
  vi.stubEnv('DATABASE_URL', `postgresql://${address}`)
  expect(() => envOf('DATABASE_URL')).toThrow(new Error(INVALID_ADDRESS))
})

test.each([
  'postgresql:///site?host=/run/postgresql',
  'postgres://site_app:giz%25%2F%23%3Fli@[::1]:5433/site?sslmode=require',
  'postgresql://site:g@z:li@db.ornek.example/site',
])('the address %s is accepted unchanged', (site) => {
  vi.stubEnv('DATABASE_URL', site)
  expect(databaseAddresses()).toEqual({ site, direct: site, owner: site })
})
