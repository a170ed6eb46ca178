import { describeDocument } from '#kernel/described'
import { alasan } from '#kernel/document'
import { defineLedger } from '#kernel/ledger'
import { berat, code, integer, kadar, persen, ref, text } from '#kernel/field'
import { gram, koreksiBarangBuku } from '#modules/stok/buku'

const sure = { required: true } as const

/** What one act made of a kadar: its pieces, and their fine gold before and after. */
export const revaluasiBuku = defineLedger({
  name: 'revaluasi',
  title: 'Revaluasi Kadar EOD',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_kadar: code({ label: 'Kode Kadar', ...sure }),
    kadar: kadar({ label: 'Kadar', ...sure }),
    kadar_eod_dari: persen({ label: 'Kadar EOD Lama (%)', ...sure }),
    kadar_eod_ke: persen({ label: 'Kadar EOD Baru (%)', ...sure }),
    pcs: integer({ label: 'Pcs', ...sure }),
    murni_dari: berat({ label: 'Murni Lama', ...sure }),
    murni_ke: berat({ label: 'Murni Baru', ...sure }),
  },
})

/** A kadar, and what it shall count for. */
export const yangDinilai = {
  kode_kadar: ref('kadar_eod', { label: 'Kode Kadar', ...sure }),
  kadar_eod: persen({
    label: 'Kadar EOD Baru (%)',
    ...sure,
    min: 1,
    tooShort: 'Kadar Tidak Boleh Diisi Dengan 0',
  }),
}
export const revaluasiMasuk = { ...yangDinilai, alasan }

export const otorisasiRevaluasi = { REVALUASI: 'Revaluasi Kadar EOD' } as const

/** A kadar counts for another fineness from now on, and so do its pieces (DOMAIN 2). */
export const revaluasi = describeDocument({
  name: 'REVALUASI',
  title: 'Revaluasi Kadar EOD',
  prefix: 'RV',
  states: { VALID: 'Valid' },
  header: revaluasiMasuk,
  lines: {},
  posts: [koreksiBarangBuku, gram, revaluasiBuku],
  commands: {
    simpan: {
      label: 'Simpan',
      from: [],
      to: 'VALID',
      call: 'revaluasi/simpan',
      authorise: 'REVALUASI' satisfies keyof typeof otorisasiRevaluasi,
      reason: true,
    },
  },
  contoh: {
    VALID: { kode_kadar: 'K75', kadar_eod: 74_50, alasan: 'Hasil uji lebur', baris: [] },
  },
})
