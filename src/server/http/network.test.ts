import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('an IPv6 address counts as its /64, however it is written; an IPv4 address as itself', () => {
  for (const [address, network] of [
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:7:9:1:2:3:4', '2001:db8:7:9'],
    ['2001:0DB8:0007:0009:ffff::1', '2001:db8:7:9'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:5::1', '2001:db8:0:0'],
    ['2001:db8:0:0:0:6:0:1', '2001:db8:0:0'],
    ['2001:db8:1::', '2001:db8:1:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ] as const)
    expect([address, networkOf(address)]).toEqual([address, network])
})
