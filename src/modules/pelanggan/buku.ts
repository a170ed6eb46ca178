import { code, text } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'

const sure = { required: true } as const

/** People: the one table that can be erased. */
export const pelangganBuku = defineLedger({
  name: 'pelanggan',
  title: 'Pelanggan',
  entry: {
    id: text({ label: 'Pelanggan', ...sure }),
    nama_customer: text({ label: 'Nama Customer', ...sure }),
    alamat_customer: text({ label: 'Alamat Customer', ...sure }),
    no_hp: text({ label: 'No HP', ...sure }),
    jenis_pelanggan: text({ label: 'Jenis Pelanggan', ...sure }),
    jenis_identitas: text({ label: 'Jenis Identitas' }),
    no_identitas: text({ label: 'No Identitas' }),
    foto_identitas: text({ label: 'Foto Identitas' }),
    npwp: text({ label: 'NPWP' }),
    kode_kota: code({ label: 'Kota' }),
    kode_kecamatan: code({ label: 'Kecamatan' }),
  },
  projection: true,
})
