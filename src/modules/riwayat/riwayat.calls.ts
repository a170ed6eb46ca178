import { defineEndpoint } from '#kernel/endpoint'
import { berat, choice, integer, list, open, rupiah, saat, tanggal, text, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { hasilOpname, tindakOpname } from '#modules/opname/opname.rules'
import { hasilTimbang, waktuTimbang } from '#modules/timbang/timbang.rules'
import { peristiwaBarang } from './peristiwa.ts'

const sure = { required: true } as const
const right = whoSees('/laporan-riwayat-barang', '/data-barang')

/** Who agreed to what, in words. */
const setuju = {
  kategori: text({ label: 'Kategori', ...sure }),
  pemberi: text({ label: 'Pemberi', ...sure }),
}

/** One chapter of a piece's life; what only some kinds know is empty in the others. */
export const babRiwayat = {
  saat: saat({ label: 'Waktu', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  peristiwa: choice({ label: 'Peristiwa', of: peristiwaBarang, ...sure }),
  dokumen: text({ label: 'Dokumen', ...sure, open: 'nota' }),
  dari: text({ label: 'Dari' }),
  ke: text({ label: 'Ke' }),
  berat: berat({ label: 'Berat' }),
  nilai: rupiah({ label: 'Nilai' }),
  oleh: text({ label: 'Oleh', ...sure }),
  pihak: text({ label: 'Pihak' }), // who brought it, or has it now
  alasan: text({ label: 'Alasan' }),
  keterangan: text({ label: 'Keterangan' }),
  foto: text({ label: 'Foto' }),
  otorisasi: list(setuju),
  perubahan: open({ label: 'Perubahan' }), // {sebelum, sesudah} of a correction
  waktu: choice({ label: 'Waktu', of: waktuTimbang }),
  hasil: choice({ label: 'Hasil', of: hasilTimbang }),
  selisih: berat({ label: 'Selisih' }),
  disebut: yes({ label: 'Disebut Dalam Penjelasan' }),
  label_ke: integer({ label: 'Label Ke' }),
  gugur: yes({ label: 'Gugur' }),
  hasil_opname: choice({ label: 'Hasil', of: hasilOpname }),
  tindak: choice({ label: 'Tindak Lanjut', of: tindakOpname }),
  berat_beli: berat({ label: 'Berat Timbang' }),
  berat_nota: berat({ label: 'Berat Nota' }),
  kondisi: text({ label: 'Kondisi' }),
}

export const riwayatBarang = defineEndpoint({
  method: 'GET',
  path: 'barang/riwayat/{kode_barcode}',
  summary: 'The whole story of a piece: moves, weighings, counts, labels, corrections, owners',
  right,
  answer: list(babRiwayat),
})

export const kertasRiwayat = defineEndpoint({
  method: 'GET',
  path: 'barang/riwayat/{kode_barcode}/kertas',
  summary: 'The story of a piece on paper, with its photo',
  right,
  file: true,
})
