import {
  berat,
  choice,
  image,
  integer,
  kadar,
  list,
  persen,
  ref,
  rupiah,
  tanggal,
  text,
} from '#kernel/field'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'
import { caraUji } from '#modules/pembelian/pembelian'
import { jaminanTerbanyak } from './hutang.rules.ts'

const sure = { required: true } as const
const beratNol = { min: 1, tooShort: 'Berat Tidak Boleh Diisi Dengan 0' } as const

/** A pledged piece as the counter appraises it: weighed, tested, photographed. */
export const barisJaminan = {
  nama_barang: text({ label: 'Nama Barang', required: 'Nama Barang Tidak Boleh Kosong' }),
  kode_dept: ref('jenis', { label: 'Jenis', ...sure }),
  kode_kondisi: ref('kondisi_pinjaman', { label: 'Kondisi', ...sure }),
  berat: berat({ label: 'Berat', required: beratNol.tooShort, ...beratNol }),
  kadar: kadar({
    label: 'Kadar',
    required: 'Kadar Tidak Boleh Diisi Dengan 0',
    min: 1,
    tooShort: 'Kadar Tidak Boleh Diisi Dengan 0',
    max: 100_00,
    tooLong: 'Tidak Boleh Melebihi 100',
  }),
  cara_uji: choice({ label: 'Cara Uji', of: caraUji, required: 'Cara Uji Harus Dipilih' }),
  foto: image({ label: 'Foto', required: 'Foto Barang Harus Ada', folder: 'foto_jaminan' }),
}
/** The pieces as they are frozen in a loan: what lies in the bag, with its photos. */
export const jaminanTercatat = list(
  {
    nama_barang: barisJaminan.nama_barang,
    berat: barisJaminan.berat,
    kadar: barisJaminan.kadar,
    kode_kondisi: barisJaminan.kode_kondisi,
    cara_uji: barisJaminan.cara_uji,
    taksiran: rupiah({ label: 'Taksiran', ...sure }),
    foto: barisJaminan.foto,
  },
  { label: 'Barang Jaminan', hidden: true },
)
const jaminan = list(barisJaminan, { label: 'Jaminan', min: 1, max: jaminanTerbanyak })
const pokok = rupiah({ label: 'Pokok Pinjaman', ...sure, min: 1, part: 'taksiran_hutang' })

/** What a loan is asked by: what is pledged, and how much. */
export const dipinjam = { jaminan, pokok, tgl_system: tanggalDokumen }

/** What would be lent, and what it would cost; nothing is saved. */
export const taksiranHutang = {
  taksiran: rupiah({ label: 'Taksiran', ...sure }),
  plafond: rupiah({ label: 'Plafond', ...sure }),
  ltv: persen({ label: 'LTV (%)', ...sure, max: 1_000_000 }),
  bunga_persen: persen({ label: 'Bunga Per Bulan (%)', ...sure }),
  bunga_rp: rupiah({ label: 'Bunga Per Hari', ...sure }),
  hari_minimum: integer({ label: 'Hari Paling Sedikit', ...sure }),
  biaya: rupiah({ label: 'Biaya Administrasi', ...sure }),
  diterima: rupiah({ label: 'Uang Diterima Customer', ...sure, min: -999_999_999_999 }),
  jatuh_tempo: tanggal({ label: 'Jatuh Tempo', ...sure }),
  total: rupiah({ label: 'Tebus Saat Jatuh Tempo', ...sure }),
}
