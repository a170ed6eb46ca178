import { describe, expect, it } from 'vitest'
import { besides, fitted } from './columns.tsx'

const text = (width: number) => ({ title: 60, rows: width })
const titled = (title: number) => ({ title, rows: 56 })

describe('columns that want more than there is', () => {
  it('stay as they are where there is room', () => {
    expect(fitted([text(170), titled(120)], 290)).toEqual([170, 120])
  })

  it('take up to half of the widest, where it holds names', () => {
    expect(fitted([text(280), text(170)], 310)).toEqual([140, 170])
    expect(fitted([text(280), text(170)], 309)).toEqual([280, 170]) // 141 of 280: it scrolls
  })

  it('take the rest from titles, where half of the widest is not enough', () => {
    // 280 + 156 + 106 = 542, 170 too many: 140 of the names, 30 of the titles' 50 and 25.
    expect(fitted([text(280), titled(156), titled(106)], 372)).toEqual([140, 136, 96])
    expect(fitted([text(280), titled(156), titled(106)], 326)).toEqual([280, 156, 106])
  })

  it('never cut the number of a document, but titles that are wider than their rows', () => {
    // 170 + 156 + 106 = 432, 30 too many; of the titles' 100 and 50 half may go: 50 and 25.
    expect(fitted([text(170), titled(156), titled(106)], 402)).toEqual([170, 136, 96])
    expect(fitted([text(170), titled(156), titled(106)], 356)).toEqual([170, 156, 106])
    expect(fitted([text(170), text(170)], 330)).toEqual([170, 170])
  })
})

describe('the first column, which stays', () => {
  it('leaves the others half of the room where they scroll', () => {
    expect(besides([900, 170, 120], 361)).toEqual([180, 170, 120])
    expect(besides([179, 170, 120], 361)).toEqual([179, 170, 120])
  })

  it('takes what the others do not need', () => {
    expect(besides([900, 120], 1020)).toEqual([900, 120])
    expect(besides([900, 120], 601)).toEqual([481, 120])
    expect(besides([900], 361)).toEqual([361])
  })
})
