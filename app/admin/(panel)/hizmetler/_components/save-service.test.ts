import { describe, expect, it } from 'vitest'
import { ApiError } from '@/lib/http/client'
import { saveFailure } from './save-service'

describe('a service that cannot be saved', () => {
  it.each(['Conflict', '409 Conflict: slug', 'Bu başlık veya benzeri zaten kullanımda (URL çakışması).'])(
    'stands in conflict when the server says: %s',
    (message) => {
      const text = 'Bu başlık veya benzeri zaten kullanımda (URL çakışması). Lütfen başlığı değiştirin.'
      expect(saveFailure(new ApiError(message, 409), true)).toEqual({ text })
      expect(saveFailure(new ApiError(message, 409), false)).toEqual({ text })
    },
  )

  it('says any other reason behind the words of creating or of updating', () => {
    expect(saveFailure(new ApiError('Neden', 500), true)).toEqual({
      text: 'Hizmet kaydedilirken bir hata oluştu: Neden',
    })
    expect(saveFailure(new ApiError('Neden', 500), false)).toEqual({
      text: 'Hizmet güncellenirken bir hata oluştu: Neden',
    })
  })
})
