import { chromium } from '@playwright/test'

/** Starts a headless Chromium, which the caller closes. */
export function openBrowser(executablePath) {
  const features = ['gpu', 'background-networking', 'component-update']
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...features.map((name) => `--disable-${name}`)] })
}
