import { defineDocument, makes } from '#kernel/document'
import { berat, ref, text } from '#kernel/field'
import { versiSeen } from '#kernel/master-calls'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kodeBarcode } from './barang.ts'
import { gerakBarang, gram, koreksiBarangBuku } from './buku.ts'

/** What is entered for a piece that came back: its weight on the scale, its tag, its tray. */
export const kembaliMasuk = {
  kode_barcode: kodeBarcode,
  versi: versiSeen,
  berat_kotor: berat({
    label: 'Berat Timbang',
    required: true,
    min: 1,
    tooShort: 'Berat Tidak Boleh Diisi Dengan 0',
    hint: 'Emas dan atributnya, tanpa bandrol',
  }),
  kode_bandrol: ref('bandrol', { label: 'Bandrol', required: true }),
  kode_gudang: ref('gudang', { label: 'Gudang', required: true }),
  kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki', required: true }),
  keterangan: text({ label: 'Keterangan', max: 200 }),
}

/** A weight that differs from the label by more than the tolerance needs an approval. */
export const otorisasiKembali = { KEMBALI_KE_BAKI: 'Kembali Ke Baki' } as const

/**
 * After a cancelled sale a piece waits in KEMBALI until it is weighed again, has a tag and lies in
 * a tray (DOMAIN 5): this brings it there. What it lost or gained goes to SUSUT.
 */
export const kembaliKeBaki = defineDocument({
  name: 'KEMBALI_KE_BAKI',
  title: 'Kembali Ke Baki',
  prefix: 'KM',
  onSpot: true,
  states: { VALID: 'Valid' },
  books: [koreksiBarangBuku, gerakBarang, gram, jurnal],
  commands: {
    simpan: makes({
      path: 'barang/kembali-ke-baki',
      label: 'Kembali Ke Baki',
      summary:
        'Lay a piece that came back into a tray: weighed, tagged; approval beyond the tolerance',
      right: whoSees('/data-barang'),
      to: 'VALID',
      body: kembaliMasuk,
      mayAsk: ['KEMBALI_KE_BAKI'],
    }),
  },
})
