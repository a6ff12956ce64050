const LENGTH = 100_000

const fill = (text: string, length = LENGTH) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Returns lines of growing length, together about LENGTH characters. */
const growingLines = (line: (index: number) => string) => {
  const lines: string[] = []
  for (let length = 0; length < LENGTH; length += lines.at(-1)!.length + 1) lines.push(line(lines.length + 1))
  return lines.join('\n')
}

const markers = ['[', ']', '![', '[a](', '[a](<b', '[a](b)', '[[', '](', '(', '*', '**', '**a ', '*a ', 'a* ', '*a_ ']
const runs = '_·_a ·a**b·*a**·***a** b* ·*_a·~·~~a ·`·`a·``` ·\\·\\*·<·<a>·&·&amp;'.split('·')
const starts =
  '<!--·<![CDATA[·<?·<http:·<a@b.c>·<http://ü.ü>·[a](http://ü.ü)·http://·http://a.a ·https://a.example/a(·[a](javascript:x)·&#x·😀*'.split(
    '·',
  )
const lines = '>·> ·> > a\n·> a\n\n·- ·- a\n·- a\n\n\n·- a\n+ b\n* c\n·1. a\n·# a\n·# ab\n·#·a\n=\n·a\n---\n'.split('·')
const blocks = '---\n·```\n·```a\n~~~\n·|·a|b\n·a|b\n-|-\n\n·a|b\n-|-|-\n·[a]:\n·[a]: /b\n·[a]: b "c\n·    a\n'.split(
  '·',
)

export const SLOW_TEXTS: [name: string, text: string][] = [
  ...[...markers, ...runs, ...starts, ...lines, ...blocks].map((text): [string, string] => [text, fill(text)]),
  ['brackets inside brackets', '['.repeat(LENGTH / 2) + ']'.repeat(LENGTH / 2)],
  ['links inside links', '['.repeat(16_000) + 'a' + '](b)'.repeat(16_000)],
  ['pictures inside pictures', '!['.repeat(16_000) + 'a' + '](b)'.repeat(16_000)],
  ['emphasis inside emphasis', '*a '.repeat(16_000) + ' b*'.repeat(16_000)],
  ['a link that does not end', '[a](' + fill('(')],
  ['a title that does not end', '[a](b "' + fill('\\"')],
  ['quotes, 10 000 deep', '>'.repeat(10_000) + 'a'],
  ['quotes, 10 000 deep, then lazy lines', '>'.repeat(10_000) + 'a\n' + fill('a\n', 90_000)],
  ['lists, 10 000 deep', '- '.repeat(10_000) + 'a'],
  ['lists by indentation', growingLines((depth) => '  '.repeat(depth) + '- a')],
  ['quotes of growing depth', growingLines((depth) => '> '.repeat(depth) + 'a')],
  ['runs of backticks of growing length', growingLines((length) => 'a'.repeat(3) + '`'.repeat(length))],
  ['100 000 pipes below a table header', 'a|b\n-|-\n' + fill('|')],
  ['a table header of 25 000 columns', fill('a|', LENGTH / 2) + '\n' + fill('-|', LENGTH / 2)],
  ['rows that are filled with empty cells', fill('a|', 1000) + '\n' + fill('-|', 1000) + '\n' + fill('|\n', 98_000)],
  ['a table of many short rows', 'a|b\n-|-\n' + fill('a|b\n')],
  ['definitions of references', growingLines((number) => `[a${number}]: /b${number}`)],
  ['one reference, used often', '[a]: /' + 'b'.repeat(1000) + '\n\n' + fill('[a]', 98_000)],
  ['spaces inside a line', 'a' + fill(' ') + 'b'],
  ['empty lines', 'a' + fill('\n') + 'b'],
  ['1 MB of [', fill('[', 1_000_000)],
  ['1 MB of *a', fill('*a ', 1_000_000)],
]

/** Texts that try to run scripts, to imitate other elements or to load something from another host. */
export const HOSTILE_TEXTS: string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)><style>*{display:none}</style>',
  '<iframe src="javascript:alert(1)"></iframe>\n\n<a href="javascript:alert(1)">x</a>',
  '<div\nstyle="position:fixed">\n\n<!-- --!><script>alert(1)</script> -->',
  '[x](javascript:alert(1)) [x](JaVaScRiPt:alert(1)) [x](java\tscript:alert(1)) [x](java&#10;script:alert(1))',
  '[x](javascript&colon;alert(1)) [x](&#106;avascript:alert(1)) [x](<javascript:alert(1)>) [x]( javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=) ![x](data:image/svg+xml;base64,PHN2Zz4=) [x](vbscript:x) [x](file:///etc)',
  '[x](//evil.example) [x](/\\evil.example) [x](\\\\evil.example) [x](https:evil.example) [x](http:/evil.example)',
  '<javascript:alert(1)> <data:text/html,x> <https://a.example/"onmouseover="alert(1)>',
  '![x](https://evil.example/a.png "x") ![x](//evil.example/a.png) ![x](/uploads/yabanci.png)',
  '![x](yeni:a) [x](yeni:a) ![" onerror="alert(1)](yeni:b "\' onload=x")',
  '![" onerror="alert(1)](/uploads/a.png "\\" onerror=\\"alert(1)") ![<b>](/uploads/a.png "<script>alert(1)</script>")',
  '[x](https://a.example/?"onclick=alert(1)) [x](https://a.example "\\" onclick=\\"alert(1)") [x](#"id="y)',
  '# <script>alert(1)</script>\n\n## " onclick="alert(1)\n\n## javascript:alert(1)\n\n### ',
  '```js" onclick="alert(1)\n</code></pre><script>alert(1)</script>\n```\n\n`</code><script>`',
  '| a | b |\n|:-:|--:|\n| <script> | `</td>` |\n\n99999999999999999999. x\n\n2147483647. y',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)} <%= 1 %> \u202e\u2028\u0000\uFFFE',
  '*a <b>* **</p><script>** _"&quot;&#34;_ &lt;script&gt;',
]
