import { describe, expect, it } from 'vitest'
import { groupDari } from './saring.rules.ts'

const baris = (no_faktur_group: string, kode_sales: string, input_by: string) => ({
  no_faktur_group,
  kode_sales,
  input_by,
})

// G1: an exchange that Ani sold and Budi bought; G2: Ani's alone; G3: Budi's, by another cashier.
const rows = [
  baris('G1', 'ANI', 'kasir1'),
  baris('G1', 'BUDI', 'kasir1'),
  baris('G2', 'ANI', 'kasir1'),
  baris('G3', 'BUDI', 'kasir2'),
]

describe('the filter of what waits', () => {
  it.each([
    [{ kode_sales: null, user_id: null }, ['G1', 'G2', 'G3']],
    [{ kode_sales: 'ANI', user_id: null }, ['G1', 'G2']],
    [{ kode_sales: 'BUDI', user_id: null }, ['G1', 'G3']],
    [{ kode_sales: null, user_id: 'kasir2' }, ['G3']],
    [{ kode_sales: 'BUDI', user_id: 'kasir1' }, ['G1']],
    [{ kode_sales: 'TIADA', user_id: null }, []],
  ])('%j: %j', (saring, groups) => expect([...groupDari(rows, saring)]).toEqual(groups))
})
