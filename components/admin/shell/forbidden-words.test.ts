import { expect, test } from 'vitest'
import { forbiddenWords } from '@/components/admin/shell/forbidden-words'
import { SCREEN_ACCESS, type GuardedPath } from '@/lib/access/screen-access'

test('says who opens the screen, what the own role is for, and who can change it', () => {
  expect(forbiddenWords('/admin/site', 'editor', ['Kerem Aydın'])).toBe(
    'Site Bilgileri’ni yalnız Yönetici açar. Sizin rolünüz Editör: hizmetler, arıza kodları, blog ve referanslar. Gerekiyorsa Kerem Aydın rolünüzü değiştirebilir.',
  )
})

test('names no more than two of several managers', () => {
  const words = forbiddenWords('/admin/blog', 'workshop', ['Kerem Aydın', 'Ayşe Demir', 'Seda Özgür'])
  expect(words).toBe(
    'Blog’u yalnız Yönetici ve Editör açar. Sizin rolünüz Servis: mesajlar ve iş emirleri. Gerekiyorsa Kerem Aydın veya Ayşe Demir rolünüzü değiştirebilir.',
  )
})

test('every screen that a role may not open is named with its suffix', () => {
  const refused = Object.entries(SCREEN_ACCESS).filter(([, access]) => access !== 'session' && access !== 'account')
  const begins = refused.map(([path]) => forbiddenWords(path as GuardedPath, 'editor', []).split(' yalnız ')[0])
  const expected = [
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
  expect(new Set(begins)).toEqual(new Set(expected))
})
