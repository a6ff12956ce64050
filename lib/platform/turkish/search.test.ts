import { describe, expect, it } from 'vitest'
import { searchWords, wantedWords } from '@/lib/platform/turkish/search'

describe('searchWords', () => {
  it.each(['ışık çözümü', 'IŞIK ÇÖZÜMÜ', 'isik cozumu', ' Işık\n\tÇözümü ', 'ışık çözümü'.normalize('NFD')])(
    'folds %j',
    (query) => expect(searchWords(query)).toEqual(['isik', 'cozumu']),
  )

  it('folds İ and letters of other languages', () => {
    expect(searchWords('İĞNE Kâğıt Müller café ΩМ')).toEqual(['igne', 'kagit', 'muller', 'cafe', 'ωм'])
  })

  it('returns no word for blanks', () => expect(searchWords(' \n ')).toEqual([]))
})

describe('wantedWords', () => {
  it.each([
    ['servo SERVO Servo', ['servo']],
    ['a aa aaa aa a', ['aaa']],
    ['ışık kırmızı ışıklı', ['kirmizi', 'isikli']],
    ['16 al al16', ['al16']],
    ['al 16', ['al', '16']],
    [' ', []],
  ])('looks for each part of %j once', (query, words) => expect(wantedWords(query)).toEqual(words))
})
