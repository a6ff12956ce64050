import { DATABASE_FILES, NARROW, ROOMS, ROUTES_FILES } from './scripts/floors.mjs'

const names = ROOMS.map(([room]) => room)

/** Matches what a room, or several, export. */
const within = (...rooms) => `^@/(${rooms.join('|')})/`

const ACROSS = {
  regex: '^\\.\\./',
  message: "Import from other folders by '@/…': it shows the direction of the import.",
}
const IMAGE = {
  regex: '^next/image$',
  message:
    'next/image writes style attributes, which the Content-Security-Policy blocks, and encodes on request: use components/site/picture.',
}
const LINK = {
  regex: '^next/link$',
  message: 'Use components/ui/link: by default next/link renders 51 pages for a list of 46 links.',
}
const SERVER = {
  regex: within('lib/server'),
  message: 'Only server.ts imports lib/server. State that pages and the server share is in lib/platform/runtime.',
}
const DATABASE = {
  regex: '^@/lib/(platform/db/client$|generated/)',
  allowTypeImports: true,
  message: 'Only the files that scripts/floors.mjs names use the database, mainly data.ts and mutations.ts.',
}
const ROUTES = {
  regex: '^(@/lib/.+|\\.)/routes$',
  allowTypeImports: true,
  message: 'Only app/api loads the declarations of the API. Other files import their types: import type.',
}
const RUNTIME = {
  group: [
    '@/**',
    '!@/lib',
    '!@/lib/platform',
    '!@/lib/platform/{env,log}',
    '!@/lib/platform/runtime',
    '!@/lib/platform/runtime/**',
  ],
  message:
    'Pages and server share lib/platform/runtime. It imports only env and log, because everything it imports is loaded twice.',
}

const VARIABLES = {
  object: 'process',
  property: 'env',
  message: 'Only lib/platform/env.ts reads variables, because it checks them: use env() of lib/platform/env.',
}
const BARE_LIST = {
  object: 'z',
  property: 'array',
  message:
    'Checking thousands of wrong items blocks the server: use listOf of lib/platform/fields/text, which checks the length first.',
}

/** Returns the forbidden imports of a room: the rooms above it, and others that it may not import. */
function patternsOf([room, holds]) {
  const above = names.slice(names.indexOf(room) + 1)
  const { sees, why } = NARROW[room] ?? {}
  const hidden = sees ? names.filter((name) => name !== room && !sees.includes(name) && !above.includes(name)) : []
  return [
    ACROSS,
    IMAGE,
    LINK,
    ...(room === 'lib/server' ? [] : [SERVER]),
    ...(room === 'app' ? [] : [ROUTES]),
    ...(above.length > 0
      ? [
          {
            regex: within(...above),
            message: `${room} is below that room (scripts/floors.mjs). It contains: ${holds}.`,
          },
        ]
      : []),
    ...(hidden.length > 0 ? [{ regex: within(...hidden), message: why }] : []),
  ]
}

const imports = (patterns) => ({ 'eslint/no-restricted-imports': ['error', { patterns }] })

/** A later override replaces the whole setting of a rule, so each one lists all patterns for its files. */
const floors = ROOMS.flatMap((entry) => {
  const [room] = entry
  const patterns = patternsOf(entry)
  const tests = ['ts', 'tsx'].map((ending) => `${room}/**/*.test.${ending}`)
  return [
    { files: [`${room}/**`], rules: imports([...patterns, DATABASE]) },
    { files: DATABASE_FILES.filter((file) => file.startsWith(`${room}/`)), rules: imports(patterns) },
    ...(room === 'lib/platform' ? [{ files: ['lib/platform/runtime/**'], rules: imports([ACROSS, RUNTIME]) }] : []),
    { files: tests, rules: imports([ACROSS]) },
  ].filter(({ files }) => files.length > 0)
})

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'nextjs', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { denyWarnings: true, typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'node_modules',
    '.next',
    'dist',
    '.data',
    'lib/generated',
    'next-env.d.ts',
    'test-results',
    'playwright-report',
  ],
  rules: {
    'eslint/eqeqeq': 'error',
    'eslint/no-console': 'error',
    'eslint/prefer-const': 'error',
    'eslint/no-shadow': 'off',
    'eslint/no-await-in-loop': 'off',
    'eslint/no-underscore-dangle': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'eslint/no-restricted-properties': ['error', VARIABLES],
    'nextjs/no-img-element': 'off',
    'promise/always-return': 'off',
    'promise/no-promise-in-callback': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/forbid-dom-props': [
      'error',
      { forbid: [{ propName: 'style', message: 'The Content-Security-Policy blocks style attributes: use a class.' }] },
    ],
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/require-module-specifiers': 'off',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    // The only file of the site that reads variables; scripts and tool configurations run outside of the site.
    {
      files: ['lib/platform/env.ts', '*.config.{ts,mjs}', 'scripts/**', 'deploy/run.mjs'],
      rules: { 'eslint/no-restricted-properties': 'off' },
    },
    {
      files: ['e2e/**'],
      rules: {
        // Playwright reads the fixtures that a fixture needs from its parameter, which is {} if there are none.
        'eslint/no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
        'eslint/no-restricted-properties': [
          'error',
          {
            object: 'test',
            property: 'skip',
            message: 'A test that does not run proves nothing: mend it or remove it.',
          },
          {
            object: 'test',
            property: 'fixme',
            message: 'A test that does not run proves nothing: mend it or remove it.',
          },
          { object: 'test', property: 'only', message: 'It would keep all other tests from running.' },
        ],
      },
    },
    // Schemas of received data. Lists in answers are in output.ts.
    {
      files: ['**/{schema,routes}.ts', 'app/**'],
      rules: { 'eslint/no-restricted-properties': ['error', VARIABLES, BARE_LIST] },
    },
    { files: ['scripts/**', 'prisma/*.ts', 'deploy/**', 'server.ts', 'e2e/**'], rules: { 'eslint/no-console': 'off' } },
    ...floors,
    // DATABASE_FILES such as lib/*/**/data.ts, which match no single room.
    ...ROOMS.filter(([room]) => room.startsWith('lib/')).map((entry) => ({
      files: [`${entry[0]}/**/{data,mutations,*-mutations}.ts`],
      rules: imports(patternsOf(entry)),
    })),
    // Declarations of the API are in the rooms of features and may import what lib/api may import.
    ...ROOMS.filter(([room]) => room === 'lib/api').map((entry) => ({
      files: [ROUTES_FILES],
      rules: imports([...patternsOf(entry), DATABASE]),
    })),
    // The only wrapper of next/link.
    { files: ['components/ui/link.tsx'], rules: imports([ACROSS]) },
  ],
}
