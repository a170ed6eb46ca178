import type { KodeCuriga } from '../src/modules/curiga/pola.ts'
import type { Person } from './shop.ts'

/** A finding about a person as the call answers it. */
export interface Temuan {
  readonly pola: KodeCuriga
  readonly kunci: string
  readonly ke: number
  readonly tgl_system: string
  readonly nilai: number
  readonly toko_lain: number
  readonly status: string
  readonly nota: readonly { readonly nomor: string }[]
  readonly bukti: readonly { readonly label: string; readonly teks: string | null }[]
  readonly riwayat: readonly object[]
}

/** Somebody judges a finding. */
export const tandai = (siapa: Person, { ke, kunci, pola, tgl_system }: Temuan, kata: object) =>
  siapa.post('transaksi-mencurigakan/tandai', { pola, kunci, tgl_system, ke, ...kata })

/** A customer with a card; no two share the end of their numbers. */
export const orang = (nama_customer: string, ekor: string) => ({
  nama_customer,
  no_hp: `62812000${ekor}`,
  alamat_customer: 'Jl. Melati 3',
  jenis_identitas: 'KTP',
  no_identitas: `317123456789${ekor}`,
})

/** Who looks at a finding first says so. */
export const mulai = { tanda: 'DIPERIKSA', alasan: 'Ditanyakan kepada orangnya' }
