import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/client'
import { saveFailure } from './save-service'

it('a title that is taken has the words of the specification, without a prefix', () => {
  const taken = new ApiError('Bu başlık veya benzeri zaten kullanımda (URL çakışması).', 409)
  const text = 'Bu başlık veya benzeri zaten kullanımda (URL çakışması). Lütfen başlığı değiştirin.'
  expect([saveFailure(taken, true), saveFailure(taken, false)]).toEqual([{ text }, { text }])
})

it('any other reason follows the words of creating or of updating', () => {
  const failure = new ApiError('Neden', 500)
  expect(saveFailure(failure, true)).toEqual({ text: 'Hizmet kaydedilirken bir hata oluştu: Neden' })
  expect(saveFailure(failure, false)).toEqual({ text: 'Hizmet güncellenirken bir hata oluştu: Neden' })
})
