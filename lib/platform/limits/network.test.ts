import { describe, expect, it } from 'vitest'
import { networkOf } from '@/lib/platform/limits/network'

describe('networkOf', () => {
  it('returns the /56 of an IPv6 address, however it is spelled', () => {
    const spellings = ['2001:db8:1:2aa::1', '2001:0DB8:0001:02ff:0:0:0:9', '2001:db8:1:200:ffff::%eth0']
    expect(new Set(spellings.map(networkOf))).toEqual(new Set(['2001:db8:1:200::/56']))
    expect(networkOf('2001:db8:1:300::1')).toBe('2001:db8:1:300::/56')
    expect([networkOf('::1'), networkOf('2001:db8::')]).toEqual(['0:0:0:0::/56', '2001:db8:0:0::/56'])
  })

  it('returns an IPv4 address in either spelling, and what is no address, as it is', () => {
    expect(['192.0.2.7', '::ffff:192.0.2.7', 'unknown'].map(networkOf)).toEqual(['192.0.2.7', '192.0.2.7', 'unknown'])
  })
})
