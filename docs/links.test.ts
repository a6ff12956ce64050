import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const folders = ['.', 'docs', 'docs/decisions', 'e2e']
const documents = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
)

/** Returns a document without code blocks and without the brackets of inline code, because code contains no links or headings. */
function withoutCode(document: string): string {
  const text = readFileSync(path.join(root, document), 'utf8')
  return text
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
    .replaceAll(/(`+)(?!`)[^`]+\1/g, (code) => code.replaceAll(/[[\]()]/g, ''))
}

function anchorsOf(document: string): string[] {
  const headings = [...withoutCode(document).matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading]) => heading!)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Returns a document's relative links to files or headings that do not exist. */
function brokenLinks(document: string): string[] {
  const links = [...withoutCode(document).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target]) => target!)
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [file = '', anchor] = link.split('#')
    const target = file ? path.join(path.dirname(document), file) : document
    if (!existsSync(path.join(root, target))) return true
    return anchor !== undefined && (!target.endsWith('.md') || !anchorsOf(target).includes(anchor))
  })
}

test.each(documents)('every relative link of %s points to an existing file and heading', (document) => {
  expect(brokenLinks(document)).toEqual([])
})

test('the index of decision records names every record', () => {
  const index = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8')
  const records = readdirSync(path.join(root, 'docs/decisions')).filter((name) => /^\d/.test(name))
  expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([])
})
