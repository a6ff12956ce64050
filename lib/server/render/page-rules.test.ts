import { expect, it } from 'vitest'
import { partsOf, rulesOf } from './page-rules'

const HTML = '<main id="a" class="card md:flex [&amp;&gt;svg]:block" data-x><p>Metin</p></main>'
const ADDRESS = '/_next/static/chunks/a.css'
const rules = (sheet: string) => rulesOf(new Map([[ADDRESS, partsOf(sheet, ADDRESS)]]))([ADDRESS], HTML)!

it.each([
  ['types, classes and ids', 'main .card p#a{top:0}'],
  ['escaped classes', '.md\\:flex{top:0}.\\[\\&\\>svg\\]\\:block{top:0}'],
  ['any state', '.card:hover,.card[data-open]:has(.absent):not(.absent)::after{top:0}'],
  ['selectors that match every page', '*,:root,::selection,[hidden]{top:0}'],
  ['alternatives', 'p:is(.absent,.card):where(main .card){top:0}'],
  ['rules in at-rules', '@media print{@supports (top:0){.card{top:0}}}'],
  ['the order of layers', '@layer a,b;@layer a{}@layer b{.card{top:0}}'],
  ['at-rules without selectors', '@font-face{font-family:x}@keyframes a{to{top:0}}@page b{margin:0}'],
  ['fonts for a letter of the page', '@font-face{font-family:x;unicode-range:U+130-131,U+4?}'],
  ['custom properties that are used', '@property --a{syntax:"*"}*{--a:var(--b);--b:1}.card{top:var(--a,0)}'],
])('a page keeps %s', (_, sheet) => {
  expect(rules(sheet).replaceAll(';}', '}')).toBe(sheet)
})

it.each([
  ['.absent{top:0}.card .absent:hover{top:0}section{top:0}#b{top:0}', ''],
  [':where(.absent>:not(:last-child)){top:0}:is(.absent,main .none)>p{top:0}', ''],
  ['::placeholder{top:0}.card ::-webkit-date-and-time-value{top:0}', ''],
  ['@font-face{font-family:x;unicode-range:U+130-131,U+1E??}', ''],
  ['.absent,.card{top:0}', '.card{top:0;}'],
  ['@media print{.absent{top:0}}', ''],
  ['@layer a{.absent{top:0}}', '@layer a{}'],
  ['@property --a{syntax:"*"}*{--a:1}.card{--a:2;top:0}', '.card{top:0;}'],
  [':root{--a:var(--b);--b:var(--c);--c:1}.card{top:var(--c)}', ':root{--c:1;}.card{top:var(--c);}'],
])('a page omits rules that match nothing on it: %s', (sheet, rest) => {
  expect(rules(sheet)).toBe(rest)
})

it('a page keeps custom properties that drawings inherit', () => {
  const sheet = partsOf(':root{--a:1;--b:2}', ADDRESS)
  expect(rulesOf(new Map([[ADDRESS, sheet]]), ['--a'])([ADDRESS], HTML)).toBe(':root{--a:1;}')
})

it('URLs in rules are valid on every page', () => {
  expect(rules('.card{background:url("../media/a.svg") url(data:x) url(#y)}')).toBe(
    '.card{background:url("/_next/static/media/a.svg") url(data:x) url(#y);}',
  )
})
