import { expect, test } from 'vitest'
import { POST_MISSING_TITLE, postErrorText } from './error-text'

test('an address that names no post', () => {
  expect(postErrorText(undefined, '')).toBe("Blog yazısı URL'de belirtilmemiş.")
  expect(postErrorText('', '404')).toBe("Blog yazısı URL'de belirtilmemiş.")
})

test('a name that no post has', () => {
  expect(postErrorText('eski-yazi', 'HTTP error! status: 404')).toBe("'eski-yazi' başlıklı blog yazısı bulunamadı.")
  expect(postErrorText('ışık & "', '404')).toBe(`'ışık & "' başlıklı blog yazısı bulunamadı.`)
  expect(POST_MISSING_TITLE).toBe('Blog Yazısı Bulunamadı')
})

test('any other failure', () => {
  expect(postErrorText('eski-yazi', 'Hizmet geçici olarak kullanılamıyor.')).toBe(
    'Blog yazısı yüklenirken bir hata oluştu: Hizmet geçici olarak kullanılamıyor.',
  )
})
