import { expect, test } from 'vitest'
import { SERVICE_MISSING_TITLE, serviceErrorText } from './error-text'

test('an address without a name', () => {
  expect(serviceErrorText(undefined, '')).toBe("Hizmet adı URL'de bulunamadı.")
  expect(serviceErrorText('', '404')).toBe("Hizmet adı URL'de bulunamadı.")
})

test('a name that no service has', () => {
  expect(serviceErrorText('lazer-kaynak-tamiri', 'HTTP error! status: 404')).toBe(
    "'lazer-kaynak-tamiri' hizmeti bulunamadı.",
  )
  expect(serviceErrorText('ışık <b>', '404')).toBe("'ışık <b>' hizmeti bulunamadı.")
  expect(SERVICE_MISSING_TITLE).toBe('Hizmet Bulunamadı')
})

test('any other failure', () => {
  expect(serviceErrorText('plc-tamiri', 'Hizmet geçici olarak kullanılamıyor.')).toBe(
    'Hizmet detayları yüklenirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.',
  )
})
