import { expect, it } from 'vitest'
import { isKupon } from '#modules/kupon/bayar-kupon.rules'
import { isNota, isTitipan } from '#modules/konter/nota-konter'
import { isMember, kodeMember, qrMember } from './qr-member.ts'

it('tells the QR of a member from all else that a counter scans', () => {
  expect(qrMember('M0042')).toBe('MEMBER:M0042')
  for (const text of ['MEMBER:M0042', ' member:m0042\r', 'Member: M0042']) {
    expect(isMember(text)).toBe(true)
    expect(kodeMember(text)).toBe('M0042')
  }
  for (const text of ['M0042', 'MEMBER', 'MEMBER M0042', 'KUPON:M0042', 'XMEMBER:M0042'])
    expect(isMember(text)).toBe(false)
  const qr = qrMember('TT-GS1-261128-0001')
  expect([isKupon(qr), isNota(qr), isTitipan(qr)]).toEqual([false, false, false])
})

it('keeps a code that says the word itself', () => {
  expect(kodeMember(qrMember('MEMBER:1'))).toBe('MEMBER:1')
})
