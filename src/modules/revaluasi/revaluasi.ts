import { alasan, defineDocument, makes } from '#kernel/document'
import { defineLedger } from '#kernel/ledger'
import { berat, code, group, integer, kadar, persen, ref, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
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
  news: 'kadar_eod',
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

const berubah = {
  pcs: integer({ label: 'Pcs', ...sure }),
  selisih: berat({ label: 'Selisih', ...sure, min: -1_000_000_000_000 }),
}

/** A kadar counts for another fineness from now on, and so do its pieces (DOMAIN 2). */
export const revaluasi = defineDocument({
  name: 'REVALUASI',
  title: 'Revaluasi Kadar EOD',
  prefix: 'RV',
  states: { VALID: 'Valid' },
  books: [koreksiBarangBuku, gram, revaluasiBuku],
  commands: {
    simpan: makes({
      path: 'revaluasi/simpan',
      label: 'Simpan',
      summary: 'Set the kadar_eod of a kadar and count its pieces anew; reason and approver',
      right: whoSees('/revaluasi-kadar'),
      to: 'VALID',
      body: revaluasiMasuk,
      answer: group({ nomor: text({ label: 'No Dokumen', ...sure }), ...berubah }),
      authorise: 'REVALUASI',
    }),
  },
})
