import { expect, test } from 'vitest'
import { forbiddenText } from '@/components/admin/shell/forbidden-text'
import { SCREENS } from '@/lib/site/screens'

test('a forbidden screen names the roles that may open it, the reader’s own role, and at most two managers', () => {
  expect(forbiddenText('/admin/blog', 'workshop', ['Kerem Aydın', 'Ayşe Demir', 'Seda Özgür'])).toBe(
    'Blog’u yalnız Yönetici ve Editör açar. Sizin rolünüz Servis: mesajlar ve iş emirleri. Gerekiyorsa Kerem Aydın veya Ayşe Demir rolünüzü değiştirebilir.',
  )
})

test('a forbidden screen gives its name the right Turkish suffix', () => {
  const screens = Object.values(SCREENS)
  const beginnings = screens.map(({ path }) => forbiddenText(path, 'editor', []).split(' yalnız ')[0])
  const examples = 'Mesajlar’ı,İş Emirleri’ni,Blog’u,Kullanıcılar’ı,İşlem Kaydı’nı,KVKK’yı'.split(',')
  expect(beginnings).toEqual(expect.arrayContaining(examples))
  expect(beginnings).toEqual(screens.map(({ label }) => expect.stringMatching(new RegExp(`^${label}’[ny]?[ıiuü]$`))))
})
