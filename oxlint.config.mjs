import { DATABASE_FILES, MODULES, RESTRICTED_MODULES, ROUTES_FILES } from './scripts/layers.mjs'

const names = MODULES.map(([module]) => module)

/** Matches imports from some modules. */
const within = (...modules) => `^@/(${modules.join('|')})/`

const ACROSS = {
  regex: '^\\.\\./',
  message: "Import from other folders by '@/…', which shows the direction of the import.",
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
  message: 'Only data.ts, mutations.ts and the files listed in scripts/layers.mjs may access the database.',
}
const ROUTES = {
  regex: '^(@/lib/.+|\\.)/routes$',
  allowTypeImports: true,
  message: 'Only lib/api/routes.ts loads the declarations of the API. Elsewhere import only their types: import type.',
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
    'lib/platform/runtime is loaded by both Next and the server: it may import only env and log, or else each would load its own copy of more modules.',
}

const VARIABLES = {
  object: 'process',
  property: 'env',
  message: 'Only lib/platform/env.ts reads and validates environment variables: use env() of lib/platform/env.',
}
const BARE_LIST = {
  object: 'z',
  property: 'array',
  message:
    'Thousands of invalid items would block the event loop: use listOf of lib/platform/fields/text, which checks the length first.',
}

/** Returns the import patterns that are forbidden in a module: the modules above it, and those that its restriction excludes. */
function patternsOf([module, contents]) {
  const above = names.slice(names.indexOf(module) + 1)
  const { mayImport, why } = RESTRICTED_MODULES[module] ?? {}
  const isExcluded = (name) => name !== module && !mayImport.includes(name) && !above.includes(name)
  const excluded = mayImport ? names.filter(isExcluded) : []
  return [
    ACROSS,
    IMAGE,
    LINK,
    ...(module === 'lib/server' ? [] : [SERVER]),
    ...(module === 'app' ? [] : [ROUTES]),
    ...(above.length > 0
      ? [
          {
            regex: within(...above),
            message: `${module} is in a lower layer (scripts/layers.mjs). It contains: ${contents}.`,
          },
        ]
      : []),
    ...(excluded.length > 0 ? [{ regex: within(...excluded), message: why }] : []),
  ]
}

const imports = (patterns) => ({ 'eslint/no-restricted-imports': ['error', { patterns }] })

/** A later override replaces the whole setting of a rule, so each override lists all patterns for its files. */
const layers = MODULES.flatMap((entry) => {
  const [module] = entry
  const patterns = patternsOf(entry)
  const tests = ['ts', 'tsx'].map((ending) => `${module}/**/*.test.${ending}`)
  return [
    { files: [`${module}/**`], rules: imports([...patterns, DATABASE]) },
    { files: DATABASE_FILES.filter((file) => file.startsWith(`${module}/`)), rules: imports(patterns) },
    ...(module === 'lib/platform' ? [{ files: ['lib/platform/runtime/**'], rules: imports([ACROSS, RUNTIME]) }] : []),
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
    // The site reads variables in one file. Scripts and tool configurations are not part of the site.
    {
      files: ['lib/platform/env.ts', '*.config.{ts,mjs}', 'scripts/**', 'deploy/run.mjs'],
      rules: { 'eslint/no-restricted-properties': 'off' },
    },
    {
      files: ['e2e/**'],
      rules: {
        // Playwright reads a fixture's dependencies from its parameter, which is {} without dependencies.
        'eslint/no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
        'eslint/no-restricted-properties': [
          'error',
          {
            object: 'test',
            property: 'skip',
            message: 'A test that does not run proves nothing: fix it or remove it.',
          },
          {
            object: 'test',
            property: 'fixme',
            message: 'A test that does not run proves nothing: fix it or remove it.',
          },
          { object: 'test', property: 'only', message: 'It would keep all other tests from running.' },
        ],
      },
    },
    // Schemas of input. Lists in responses are in output.ts.
    {
      files: ['**/{schema,routes}.ts', 'app/**'],
      rules: { 'eslint/no-restricted-properties': ['error', VARIABLES, BARE_LIST] },
    },
    { files: ['scripts/**', 'prisma/*.ts', 'deploy/**', 'server.ts', 'e2e/**'], rules: { 'eslint/no-console': 'off' } },
    ...layers,
    // Files such as data.ts may be in any module of lib.
    ...MODULES.filter(([module]) => module.startsWith('lib/')).map((entry) => ({
      files: [`${entry[0]}/**/{data,mutations,*-mutations}.ts`],
      rules: imports(patternsOf(entry)),
    })),
    // Declarations of the API are in the features' folders and may import what lib/api may import.
    ...MODULES.filter(([module]) => module === 'lib/api').flatMap((entry) => [
      { files: [ROUTES_FILES], rules: imports([...patternsOf(entry), DATABASE]) },
      // The list of all declarations.
      { files: ['lib/api/routes.ts'], rules: imports(patternsOf(entry).filter((pattern) => pattern !== ROUTES)) },
    ]),
    // The only wrapper of next/link.
    { files: ['components/ui/link.tsx'], rules: imports([ACROSS]) },
  ],
}
