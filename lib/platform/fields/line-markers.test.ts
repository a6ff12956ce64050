import { expect, test } from 'vitest'
import { withoutBullet, withPlainMarkers } from '@/lib/platform/fields/line-markers'

test.each([
  ['##\u00A0Başlık', '## Başlık'],
  ['-\u00A0bir\n*\u2003iki\n1.\u202Füç\n2)\u00A0\u00A0dört', '- bir\n* iki\n1. üç\n2) dört'],
  ['•\tbir\n· iki\n▪\u00A0üç\n\uF0B7\tdört\n– beş\n\u2212 altı', '- bir\n- iki\n- üç\n- dört\n- beş\n- altı'],
  ['·\u00A0\u00A0\u00A0\u00A0\u00A0\u00A0\u00A0\u00A0 bir', '- bir'],
  ['•\tbir\n\to\tiki\n\t\t§\tüç', '- bir\n    - iki\n        - üç'],
  ['\t•\tbir\n\t\to\tiki\n\t•\tüç', '- bir\n    - iki\n- üç'],
  ['- bir\n    •\tiki\n•üç', '- bir\n    - iki\n- üç'],
  ['>\u00A0•\tbir', '>- bir'],
  ['bir\n\u00A0\niki', 'bir\n\niki'],
  ['|\u00A0a | b |\n|\u00A0—|:–|', '|\u00A0a | b |\n| ---|:---|'],
])('the text %j is read as %j', (text, plain) => expect(withPlainMarkers(text)).toBe(plain))

test.each([
  '24\u00A0V ile –10\u00A0°C arası',
  '-   bir\n1.\tiki\n\t- üç',
  '—\u00A0Ali',
  '–10 °C',
  'o zaman\no\u2003an',
  '```\n•\ta\n##\u00A0b\n~~~\n•\tc\n```',
  '→ bir\n✓ iki',
])('the text %j stays unchanged', (text) => expect(withPlainMarkers(text)).toBe(text))

test.each([
  ['•\tFan kirli', 'Fan kirli'],
  ['– Kart', 'Kart'],
  ['-10 °C', '-10 °C'],
  ['- 10 V', '- 10 V'],
])('the list line %j becomes the item %j', (line, item) => expect(withoutBullet(line)).toBe(item))
