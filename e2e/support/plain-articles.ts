import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve('e2e/support/plain-articles')

/** Returns the articles of the seed before it had Markdown, with the names of their files. */
export function plainArticles(): [name: string, content: string][] {
  return readdirSync(FOLDER).map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8').trim()])
}

/** Plain texts that look like Markdown. */
export const AWKWARD_TEXTS = [
  '  öndeki boşluk\n    dört boşluk\n\tsekme',
  '- bir\n- iki\n+ üç\n* dört\n-\n- - -\n---\n***\n___\n_ _ _\n===',
  '1. bir\n2) iki\n1986. yıl\n10.\n1.5 V',
  '# bir\n###### altı\n####### yedi\n#yedi\n  # iki',
  '> alıntı\n>alıntı\n >> x',
  '*eğik* **kalın** ***ikisi*** *a *b* c* 2*3*4 * a ** b',
  '_eğik_ __kalın__ a_b_ _c a__b__c _ x __ (_y_) ş_ı_ğ',
  'a | b\n--|--\n1 | 2\n\n| a |\n|:-:|\n| 1 |\n\na\n:-\nb\n\na|b\n - | - ',
  '`kod` ``iki`` ```\nüç\n``` ~~~\n~~~\nx\n~~~',
  '<b>kalın</b> <script>alert(1)</script> <!-- --> <a@b.example> <https://a.example> <br>',
  '&amp; &lt;b&gt; &#39; & &nbsp;x',
  'sonda boşluk  \nve ters bölü\\\nson\\',
  'bir\n\n\n\n\niki\n \n \nüç',
  '[a](b) [a](/b "c") ![a](/b) [a]: /b\n\n[a]: /b\n[a] [[a](b)](c) \\[a](/b)',
  '\\* \\_ \\# \\\\ \\a \\` \\\\* \\<https://a.example>',
  'Başlık\n===\nBaşlık\n---',
  '~~üstü çizili~~ ~a~ ^x^ ==y== :) ;-) (c) -- ... "tırnak"',
  'https://a.example/x_y_z*a* www.a.example a@b.example',
  '\u00a0\u00a0x *\u00a0y* 😀*😀* _😀_ ﻿*a*',
]
