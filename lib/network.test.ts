import { describe, expect, it } from 'vitest'
import { customerNetworkOf, neighbourhoodOf, networkOf } from '@/lib/network'

describe('networkOf', () => {
  it('maps all addresses of an IPv6 /64 to one key, in every spelling', () => {
    const spellings = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:3', '2001:db8:1:2:ffff::', '2001:db8:1:2::%eth0']
    expect(new Set(spellings.map(networkOf))).toEqual(new Set(['2001:db8:1:2']))
    expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3')
    expect([networkOf('::1'), networkOf('2001:db8::')]).toEqual(['0:0:0:0', '2001:db8:0:0'])
  })

  it('returns IPv4 addresses and other texts unchanged', () => {
    expect([networkOf('192.0.2.7'), networkOf('unknown')]).toEqual(['192.0.2.7', 'unknown'])
  })
})

describe('customerNetworkOf', () => {
  it('maps an IPv6 address to its /48 and an IPv4 address to null', () => {
    expect(customerNetworkOf('2001:db8:1:2::1')).toBe(customerNetworkOf('2001:db8:1:ffff::1'))
    expect(customerNetworkOf('2001:db8:1:2::1')).not.toBe(customerNetworkOf('2001:db8:2:2::1'))
    expect(customerNetworkOf('192.0.2.7')).toBeNull()
  })
})

describe('neighbourhoodOf', () => {
  it('groups IPv4 addresses by /24', () => {
    expect(neighbourhoodOf('192.0.2.7')).toBe(neighbourhoodOf('192.0.2.200'))
    expect(neighbourhoodOf('192.0.2.7')).not.toBe(neighbourhoodOf('192.0.3.7'))
  })
})
