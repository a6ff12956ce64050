/** A fault of a device group. Lists start with the likeliest. */
export type SeedFault = {
  brand: string
  /** As the device's plate names it. */
  series: string
  /** As the display shows it. '' for a fault without a code. */
  code: string
  title: string
  symptoms: string
  causes: string[]
  /** What the customer can check safely: no step asks for a measurement in an open cabinet under power. */
  checks: string[]
  warning: string
  repair: string
  /** Slug of a post of the seed. */
  post?: string
  /** Whether the service's page lists it. At most MAX_FEATURED of a service. */
  featured?: true
}
