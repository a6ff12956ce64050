import { expect, test } from 'vitest'
import { forbiddenWords } from '@/components/admin/shell/forbidden-words'
import { ADMIN_SCREENS } from '@/lib/site/admin-pages'

test('says who opens the screen, what the own role is for, and who can change it', () => {
  expect(forbiddenWords('/admin/site', 'workshop', ['Kerem Aydın'])).toBe(
    'Site Bilgileri’ni yalnız Yönetici açar. Sizin rolünüz Servis: mesajlar ve iş emirleri. Gerekiyorsa Kerem Aydın rolünüzü değiştirebilir.',
  )
})

test('names no more than two of several managers', () => {
  const words = forbiddenWords('/admin/blog', 'workshop', ['Kerem Aydın', 'Ayşe Demir', 'Seda Özgür'])
  expect(words).toBe(
    'Blog’u yalnız Yönetici ve Editör açar. Sizin rolünüz Servis: mesajlar ve iş emirleri. Gerekiyorsa Kerem Aydın veya Ayşe Demir rolünüzü değiştirebilir.',
  )
})

test('an editor is told the kinds of content', () => {
  expect(forbiddenWords('/admin/site', 'editor', ['Kerem Aydın'])).toMatch(
    /Sizin rolünüz Editör: hizmetler, arıza kodları, blog(, [^,]+)* ve [^,]+\. Gerekiyorsa/,
  )
})

test('every screen is named with its suffix', () => {
  const begins = ADMIN_SCREENS.map(({ path }) => forbiddenWords(path, 'editor', []).split(' yalnız ')[0])
  const words = [
    'Mesajlar’ı',
    'İş Emirleri’ni',
    'Hizmetler’i',
    'Arıza Kodları’nı',
    'Blog’u',
    'Referanslar’ı',
    'Site Bilgileri’ni',
    'Yönlendirmeler’i',
    'Kullanıcılar’ı',
    'İşlem Kaydı’nı',
    'KVKK’yı',
  ]
  expect(begins).toEqual(expect.arrayContaining(words))
  expect(begins).toEqual(ADMIN_SCREENS.map(({ label }) => expect.stringMatching(new RegExp(`^${label}’[ny]?[ıiuü]$`))))
})
