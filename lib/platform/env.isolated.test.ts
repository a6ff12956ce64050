import { expect, test, vi } from 'vitest'
import { databaseAddresses, envOf } from './env'

const CODED =
  'DATABASE_URL: bulunan verilen değer uymuyor; beklenen geçerli bir adres; kullanıcı adı ile şifrede % yerine %25, / yerine %2F, # yerine %23, ? yerine %3F yazılır.'

test.each([
  'postgresql://not a url',
  'postgresql://site:giz%zli@db/site',
  'postgresql://site:giz/li@db/site',
  'postgresql://site:12/34@db/site',
  'postgresql://site:giz#li@db/site',
  'postgresql://site:giz?li@db/site',
  'postgresql://site:gizli@db:99999/site',
])('the address %s is refused without showing it', (address) => {
  vi.stubEnv('DATABASE_URL', address)
  expect(() => envOf('DATABASE_URL')).toThrow(new Error(CODED))
})

test.each([
  'postgresql://localhost/site',
  'postgresql:///site?host=/run/postgresql',
  'postgres://site_app:giz%25%2F%23%3Fli@[::1]:5433/site?sslmode=require',
  'postgresql://site:g@z:li@db.ornek.example/site',
])('the address %s is taken as it is', (site) => {
  vi.stubEnv('DATABASE_URL', site)
  expect(databaseAddresses()).toEqual({ site, owner: site })
})

test('an address of something else is named by what is expected', () => {
  vi.stubEnv('DATABASE_URL', 'mysql://x')
  expect(() => envOf('DATABASE_URL')).toThrow(/uymuyor; beklenen postgresql:\/\/ ile başlayan bir bağlantı adresi\.$/)
})
