import { routes as accounts } from '@/lib/accounts/routes'
import { routes as team } from '@/lib/accounts/team/routes'
import { routes as health } from '@/lib/api/health/routes'
import type { Routes } from '@/lib/api/route'
import { routes as previews } from '@/lib/articles/markdown/routes'
import { routes as posts } from '@/lib/articles/routes'
import { routes as audit } from '@/lib/audit/routes'
import { routes as bin } from '@/lib/bin/routes'
import { routes as messages } from '@/lib/contact/routes'
import { routes as customers } from '@/lib/customers/routes'
import { routes as dashboard } from '@/lib/dashboard/routes'
import { routes as faults } from '@/lib/faults/routes'
import { routes as billing } from '@/lib/orders/billing/routes'
import { routes as orders } from '@/lib/orders/routes'
import { routes as savedTexts } from '@/lib/orders/saved-text/routes'
import { routes as tracking } from '@/lib/orders/tracking/routes'
import { routes as panel } from '@/lib/panel/routes'
import { routes as parts } from '@/lib/parts/routes'
import { routes as pictures } from '@/lib/pictures/routes'
import { routes as privacy } from '@/lib/privacy/routes'
import { routes as readiness } from '@/lib/readiness/routes'
import { routes as redirects } from '@/lib/redirects/routes'
import { routes as references } from '@/lib/references/routes'
import { routes as search } from '@/lib/search/routes'
import { routes as services } from '@/lib/services/routes'
import { routes as settings } from '@/lib/settings/routes'

/** The groups of the API: 'WorkOrders' is /api/WorkOrders. The browser's client takes its types from here (paths.ts). */
export const ROUTES = {
  AuditEntries: audit,
  Auth: accounts,
  Billing: billing,
  Bin: bin,
  BlogPosts: posts,
  ContactMessages: messages,
  Customers: customers,
  Dashboard: dashboard,
  Faults: faults,
  Markdown: previews,
  Panel: panel,
  Parts: parts,
  Pictures: pictures,
  Privacy: privacy,
  Readiness: readiness,
  Redirects: redirects,
  References: references,
  SavedTexts: savedTexts,
  Search: search,
  Services: services,
  Settings: settings,
  Team: team,
  Tracking: tracking,
  WorkOrders: orders,
  health,
} satisfies Record<string, Routes>
