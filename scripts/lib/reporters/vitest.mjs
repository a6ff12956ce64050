import { writeReport } from './report.mjs'

/** Vitest's own JSON report leaves out errors outside of tests, such as those of hooks and unhandled rejections. */
export default class VitestReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const failures = unhandledErrors.map((error) => ({ test: 'Outside of the tests', error: textOf(error) }))
    let passed = 0
    for (const file of modules) {
      const suites = [file, ...file.children.allSuites()]
      for (const suite of suites) failures.push(...suite.errors().map(failureOf(file, suite)))
      for (const test of file.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') passed += 1
        if (state === 'failed') failures.push(failureOf(file, test)(errors[0]))
      }
    }
    writeReport({ passed, failures })
  }
}

/**
 * @param {import('vitest/node').TestModule} file
 * @param {import('vitest/node').TestModule | import('vitest/node').TestSuite | import('vitest/node').TestCase} task
 */
function failureOf(file, task) {
  const name = 'fullName' in task ? ` › ${task.fullName}` : ''
  /** @param {import('vitest').SerializedError | undefined} error */
  return (error) => ({ test: `${file.relativeModuleId}${name}`, error: error ? textOf(error) : '' })
}

/** @param {import('vitest').SerializedError} error */
const textOf = ({ name, message, stack, diff }) => [stack ?? `${name}: ${message}`, diff].filter(Boolean).join('\n')
