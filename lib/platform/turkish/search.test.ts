import { expect, it } from 'vitest'
import { searchWords, requiredWords } from '@/lib/platform/turkish/search'

it.each([
  [' IŞIK\n\tÇözümü ', ['isik', 'cozumu']],
  ['ışık'.normalize('NFD'), ['isik']],
  ['İĞNE Kâğıt Müller café ΩМ', ['igne', 'kagit', 'muller', 'cafe', 'ωм']],
  [' \n ', []],
])('the words of %j are folded to %j', (query, words) => expect(searchWords(query)).toEqual(words))

it.each([
  ['servo SERVO Servo', ['servo']],
  ['a aa aaa aa a', ['aaa']],
  ['ışık kırmızı ışıklı', ['kirmizi', 'isikli']],
])('the search %j requires the words %j', (query, words) => expect(requiredWords(query)).toEqual(words))
