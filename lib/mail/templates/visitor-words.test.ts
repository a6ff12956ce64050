import { expect, test } from 'vitest'
import { plainName, withoutDomains, withoutLinks } from '@/lib/mail/templates/visitor-words'

const kept = (clean: (text: string) => string, texts: string[]) => texts.filter((text) => clean(text) === text)

test('names stay, and what is none is left out', () => {
  const names = ['Şûle Iğdır', 'M.Ali Öz', 'Dr. Ayşe Yılmaz', "Ali O'Neil", '李明', 'Ayşe (Bakım)']
  expect(kept(plainName, names)).toEqual(names)
  const others = [
    'https://kazan.example',
    'www.kazan',
    'Kazan KAZAN.Example hemen',
    'ｋａｚａｎ．ｅｘａｍｐｌｅ',
    'ali@ornek.example',
    't.me/kazan',
    'Ara 0850 555 01 23',
    'Kazandınız, hemen arayın, '.repeat(3),
  ]
  expect(others.map(plainName)).toEqual(others.map(() => ''))
})

test('devices stay in a subject, and domains do not', () => {
  const devices = ['Yumaro YS2-40A-4HP', 'Simodrive 611 6SN1123-1AB00', 'A.B 1756-L61', 'CP1E-N20DR-A v1.2']
  expect(kept(withoutDomains, devices)).toEqual(devices)
  expect(kept(withoutDomains, ['kazan.example', 'Sürücü http://x', 'www.kazan'])).toEqual([])
})

test('a text without links is quoted, even without spaces after its full stops', () => {
  const texts = ['Sürücü açılmıyor.Alarm AL16 veriyor.Hat durdu...', 'Ölçev San.Tic.Ltd.Şti.', '24.5 V, 3.2 A, f.001']
  expect(kept(withoutLinks, texts)).toEqual(texts)
  const links = ['Bak: kazan.com', 'KAZAN.COM.TR', 't.me/kazan', 'http://10.0.0.1', 'www.kazan.example', 'a@kazan.net']
  expect(kept(withoutLinks, links)).toEqual([])
})
