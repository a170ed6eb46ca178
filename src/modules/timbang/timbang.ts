import { describeDocument } from '#kernel/described'
import { defineLedger } from '#kernel/ledger'
import { berat, choice, code, integer, open, ref, text, yes } from '#kernel/field'
import { hasilTimbang, waktuTimbang } from './timbang.rules.ts'

const sure = { required: true } as const

/** Where a reading came from; what was typed is as good, and says so. */
export const asalBacaan = { TIMBANGAN: 'Timbangan', KETIK: 'Ketik' } as const

/** The name that the staff gives a scale. */
export const timbangan = code({ label: 'Timbangan', initial: 'UTAMA', ...sure })

/** SPEC 7: kode_gudang and kode_toko; with a tray its weighing begins. */
export const mulaiMasuk = {
  kode_gudang: ref('gudang', { label: 'Gudang', required: 'Mohon Untuk Pilih Kode Gudang' }),
  kode_toko: code({ label: 'Toko' }),
  kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki' }),
  waktu: choice({ label: 'Waktu', of: waktuTimbang }),
  timbangan: code({ label: 'Timbangan', initial: 'UTAMA' }),
}

/** A reading as it is kept: the scale's own line beside its weight. */
export const bacaan = {
  timbangan,
  asal: choice({ label: 'Asal', of: asalBacaan, ...sure }),
  mentah: text({ label: 'Bacaan Mentah', ...sure }),
  stabil: yes({ label: 'Stabil' }),
  berat: berat({ label: 'Berat Timbang', ...sure }),
}

/** What came of the weighing of a tray. */
export const timbangBuku = defineLedger({
  name: 'timbang_baki',
  title: 'Buku Timbang Baki',
  entry: {
    id: text({ label: 'Dokumen', ...sure }),
    kode_gudang: text({ label: 'Gudang', ...sure }),
    kode_baki: text({ label: 'Baki', ...sure }),
    waktu: choice({ label: 'Waktu', of: waktuTimbang, ...sure }),
    timbangan,
    n_bacaan: integer({ label: 'Bacaan', ...sure }),
    pcs_sistem: integer({ label: 'Pcs Sistem', ...sure }),
    pcs: integer({ label: 'Pcs', ...sure }),
    berat_baki: berat({ label: 'Berat Baki', ...sure }),
    berat_barang: berat({ label: 'Berat Barang', ...sure }),
    berat_bandrol: berat({ label: 'Berat Bandrol', ...sure }),
    timbang: berat({ label: 'Berat Timbang', ...sure }),
    toleransi: berat({ label: 'Toleransi', ...sure }),
    selisih: berat({ label: 'Selisih', ...sure, min: -1_000_000_000 }),
    hasil: choice({ label: 'Hasil', of: hasilTimbang, ...sure }),
    dibuka: yes({ label: 'Dibuka' }),
    penjelasan: open({ label: 'Penjelasan', ...sure }),
  },
})

/** The scale under a known weight. */
export const teraBuku = defineLedger({
  name: 'tera_timbangan',
  title: 'Buku Tera Timbangan',
  entry: {
    id: text({ label: 'Dokumen', ...sure }),
    timbangan,
    asal: choice({ label: 'Asal', of: asalBacaan, ...sure }),
    mentah: text({ label: 'Bacaan Mentah', ...sure }),
    acuan: berat({ label: 'Berat Acuan', ...sure }),
    baca: berat({ label: 'Berat Timbang', ...sure }),
    toleransi: berat({ label: 'Toleransi', ...sure }),
    cocok: yes({ label: 'Cocok' }),
  },
})

/** Trays from state to state. */
export const gerakBaki = defineLedger({
  name: 'gerak_baki',
  title: 'Gerak Baki',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_baki: text({ label: 'Baki', ...sure }),
    dari: text({ label: 'Dari Status', ...sure }),
    ke: text({ label: 'Ke Status', ...sure }),
  },
})

/** A tray whose weight or count is off is sold from all the same. */
export const otorisasiTimbang = { BAKI_SELISIH: 'Buka Baki Selisih' } as const

/**
 * A tray is weighed (DOMAIN 5): start, readings, result; reset takes it back to where it was. While
 * it is on the scale nothing is sold from it.
 */
export const timbangBaki = describeDocument({
  name: 'TIMBANG_BAKI',
  title: 'Timbang Baki',
  prefix: 'TM',
  states: { OPEN: 'Sedang Ditimbang', VALID: 'Selesai', BATAL: 'Batal' },
  header: mulaiMasuk,
  lines: bacaan,
  posts: [timbangBuku, gerakBaki],
  commands: {
    mulai: { label: 'Mulai Timbang', from: [], to: 'OPEN', call: 'timbang-baki/start' },
    hasil: { label: 'Simpan Hasil', from: ['OPEN'], to: 'VALID', call: 'timbang-baki/hasil' },
    reset: { label: 'Reset', from: ['OPEN'], to: 'BATAL', call: 'timbang-baki/reset' },
  },
  contoh: {
    OPEN: contohTimbang(),
    VALID: contohTimbang(),
    BATAL: contohTimbang(),
  },
})

function contohTimbang() {
  return {
    kode_gudang: 'TOKO',
    kode_toko: 'GS1',
    kode_baki: 'A01',
    waktu: 'PAGI' as const,
    timbangan: 'UTAMA',
    baris: [
      {
        timbangan: 'UTAMA',
        asal: 'TIMBANGAN' as const,
        mentah: 'ST,+00373.460  g',
        stabil: true,
        berat: 373_460,
      },
    ],
  }
}

/** What is said of a scale under a known weight. */
export const teraMasuk = {
  timbangan,
  acuan: berat({
    label: 'Berat Acuan',
    ...sure,
    min: 1,
    tooShort: 'Berat Tidak Boleh Diisi Dengan 0',
    hint: 'Anak timbangan yang diketahui beratnya',
  }),
  asal: bacaan.asal,
  mentah: bacaan.mentah,
  baca: bacaan.berat,
}

/** The scale is checked with a known weight, each morning before the trays leave the safe. */
export const teraTimbangan = describeDocument({
  name: 'TERA_TIMBANGAN',
  title: 'Tera Timbangan',
  prefix: 'TR',
  states: { VALID: 'Selesai' },
  header: teraMasuk,
  lines: {},
  posts: [teraBuku],
  commands: {
    simpan: { label: 'Simpan Tera', from: [], to: 'VALID', call: 'timbang-baki/tera' },
  },
  contoh: {
    VALID: {
      timbangan: 'UTAMA',
      acuan: 100_000,
      asal: 'TIMBANGAN',
      mentah: 'ST,+00100.000  g',
      baca: 100_000,
      baris: [],
    },
  },
})
