import { writeReport } from './report.mjs'

/** Writes the report of Playwright's tests. */
export default class PlaywrightReporter {
  /** @type {import('@playwright/test/reporter').Suite | null} */
  #suite = null
  /** @type {{ test: string, error: string }[]} */
  #failures = []

  /**
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.#suite = suite
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    this.#failures.push({ test: 'Outside of the tests', error: textOf(error) })
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? []
    // A test that passed only when repeated has failed.
    const failed = tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome()))
    for (const test of failed) {
      const error = test.results.flatMap(({ errors }) => errors)[0]
      this.#failures.push({ test: test.titlePath().filter(Boolean).join(' › '), error: error ? textOf(error) : '' })
    }
    const passed = tests.filter((test) => test.outcome() === 'expected').length
    writeReport({ passed, failures: this.#failures })
  }

  printsToStdio() {
    return false
  }
}

/** @param {import('@playwright/test/reporter').TestError} error */
const textOf = ({ stack, message, value }) => stack ?? message ?? value ?? ''
